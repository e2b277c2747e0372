import { sql, type Kysely } from 'kysely'

const statements = `
create table notices (
  id uuid primary key,
  customer_id uuid not null references customers,
  kind text not null check (kind in ('order', 'offer', 'announcement')),
  message_group text not null,
  topic text not null,
  subject text not null,
  params jsonb not null,
  target_id text,
  picture jsonb,
  until timestamptz,
  created_at timestamptz not null,
  read_at timestamptz,
  removed_at timestamptz,
  unique (customer_id, topic, subject)
);
create index notices_of_kind on notices (customer_id, kind, created_at desc, id desc) where removed_at is null;
create index notices_unread on notices (customer_id, message_group) where read_at is null and removed_at is null;
create index notices_by_age on notices (created_at);
create table announcement_marks (
  customer_id uuid not null references customers,
  article_id uuid not null references articles,
  read_at timestamptz,
  removed_at timestamptz,
  primary key (customer_id, article_id)
);`

/** Notices to customers; what they read or deleted of the announcements to everybody. */
export const notices = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
