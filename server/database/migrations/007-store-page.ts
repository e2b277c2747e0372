import { sql, type Kysely } from 'kysely'

const statements = `
alter table stores add column pictures jsonb not null default '[]';
alter table goods add column allergens text[] not null default '{}';
create table qualifications (
  id uuid primary key,
  store_id uuid not null references stores,
  kind text not null check (kind in ('businessLicence', 'foodLicence')),
  holder jsonb not null,
  number text not null,
  valid_until date,
  picture jsonb not null,
  position int not null,
  unique (store_id, position)
);
create table favorites (
  customer_id uuid not null references customers,
  kind text not null check (kind in ('store', 'goods')),
  target_id uuid not null,
  created_at timestamptz not null,
  primary key (customer_id, kind, target_id)
);
create index on favorites (customer_id, kind, created_at desc);
create table reports (
  id uuid primary key,
  customer_id uuid not null references customers,
  store_id uuid not null references stores,
  type text not null,
  content text not null,
  image text,
  created_at timestamptz not null
);
create index on reports (customer_id, created_at);`

/** A store's pictures, licences and reports, the ingredients of its dishes, and customers' favourites. */
export const storePage = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
