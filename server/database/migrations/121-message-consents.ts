import { sql, type Kysely } from 'kysely'

const statements = `
create table message_consents (
  customer_id uuid not null references customers,
  client_id uuid not null,
  topic text not null check (topic in ('order', 'chat')),
  notifier text not null,
  address_sealed text not null,
  given_at timestamptz not null,
  used_for text,
  sent_at timestamptz,
  primary key (customer_id, client_id, topic),
  unique (customer_id, used_for)
);
create index message_consents_left on message_consents (customer_id, topic, given_at) where used_for is null;
create index message_consents_sent on message_consents (sent_at) where sent_at is not null;`

/** Customers' consents to messages outside the app, each valid for one message. */
export const messageConsents = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
