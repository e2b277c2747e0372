import { sql, type Kysely } from 'kysely'

const tables = `
create table feedbacks (
  id uuid primary key,
  number text not null unique,
  customer_id uuid not null references customers,
  type text not null,
  text text not null,
  pictures jsonb not null,
  order_number text,
  may_contact boolean not null,
  created_at timestamptz not null,
  answer jsonb,
  answered_at timestamptz,
  seen_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index on feedbacks (customer_id, created_at desc, id desc);
create table notification_settings (
  customer_id uuid primary key references customers,
  new_messages boolean not null default true,
  show_details boolean not null default true,
  topics_off text[] not null default '{}'
);`

/** Feedback of customers with the platform's answers, and which notifications a customer wants. */
export const settings = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db)
  },
}
