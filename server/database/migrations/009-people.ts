import { sql, type Kysely } from 'kysely'

const statements = `
alter table customers add column invite_code text unique;
alter table customers add column invited_by uuid references customers (id);
alter table customers add column announcements_seen_at timestamptz;
create index customers_invited_by on customers (invited_by) where invited_by is not null;

alter table articles add column column_key text not null default 'news';
alter table articles add column pictures jsonb not null default '[]';
create index articles_by_column on articles (kind, column_key, published_at desc, id);`

/** Inviters of customers, announcements seen by customers, and the columns and pictures of articles. */
export const people = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
