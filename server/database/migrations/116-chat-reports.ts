import { sql, type Kysely } from 'kysely'

const statements = `
alter table reports alter column store_id drop not null;
create table report_evidence (
  report_id uuid primary key references reports,
  messages_sealed text not null
);
create table chat_numbers (
  conversation_id uuid not null references conversations,
  order_id uuid not null references orders,
  number_sealed text not null,
  until timestamptz not null,
  primary key (conversation_id, order_id)
);`

/**
 * Reports of conversations with their messages as evidence; numbers that connect two parties of an order for a while.
 */
export const chatReports = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
