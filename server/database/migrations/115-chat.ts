import { sql, type Kysely } from 'kysely'

const statements = `
create table conversations (
  id uuid primary key,
  customer_id uuid not null references customers,
  party text not null check (party in ('store', 'rider', 'service')),
  store_id uuid references stores,
  order_id uuid references orders,
  last_sequence int not null default 0,
  created_at timestamptz not null,
  check ((party = 'store') = (store_id is not null)),
  check (party <> 'rider' or order_id is not null)
);
create unique index one_conversation_with_store on conversations (customer_id, store_id) where party = 'store';
create unique index one_conversation_with_rider on conversations (customer_id, order_id) where party = 'rider';
create unique index one_conversation_with_service on conversations (customer_id) where party = 'service';
create index conversations_of_store on conversations (store_id) where store_id is not null;
create table conversation_people (
  conversation_id uuid not null references conversations,
  party text not null check (party in ('customer', 'store', 'rider', 'service')),
  inbox_id uuid,
  last_sequence int not null default 0,
  read_sequence int not null default 0,
  pin bigint not null default 0 check (pin in (0, 1)),
  muted boolean not null default false,
  hidden boolean not null default false,
  blocked_at timestamptz,
  active_at timestamptz not null,
  change bigint not null default 0,
  minute_at timestamptz not null,
  minute_count int not null default 0,
  primary key (conversation_id, party),
  check (read_sequence between 0 and last_sequence)
);
create index inbox_list on conversation_people (inbox_id, pin desc, active_at desc, conversation_id desc)
  where not hidden and last_sequence > 0;
create index inbox_changes on conversation_people (inbox_id, change);
create index inbox_unread on conversation_people (inbox_id) include (last_sequence, read_sequence)
  where last_sequence > read_sequence and not muted;
create table chat_counters (
  inbox_id uuid primary key,
  counter bigint not null default 0,
  hour_at timestamptz not null,
  hour_count int not null default 0
);
create table service_agents (
  id uuid primary key,
  name jsonb not null,
  picture jsonb
);
create table chat_messages (
  conversation_id uuid not null references conversations,
  sequence int not null check (sequence > 0),
  id uuid not null,
  sender text not null check (sender in ('customer', 'store', 'rider', 'service', 'bot', 'system')),
  agent_id uuid references service_agents,
  client_id uuid,
  kind text not null,
  body_sealed text,
  sent_at timestamptz not null,
  recalled_at timestamptz,
  removed_at timestamptz,
  primary key (conversation_id, sequence)
);
create unique index one_message_each on chat_messages (conversation_id, sender, client_id) where client_id is not null;
create table chat_edits (
  inbox_id uuid not null,
  counter bigint not null,
  conversation_id uuid not null references conversations,
  sequence int not null,
  primary key (inbox_id, counter)
);
create table chat_outbox (
  inbox_id uuid not null,
  counter bigint not null,
  conversation_id uuid not null,
  sequence int not null,
  primary key (inbox_id, counter)
);
create table service_requests (
  id uuid primary key,
  conversation_id uuid not null references conversations,
  state text not null check (state in ('queue', 'person', 'ended')),
  agent_id uuid references service_agents,
  asked_at timestamptz not null,
  joined_at timestamptz,
  ended_at timestamptz,
  stars int check (stars between 1 and 5),
  solved boolean,
  words text[]
);
create unique index one_service_request on service_requests (conversation_id) where state <> 'ended';
create index service_requests_of_conversation on service_requests (conversation_id, asked_at desc);
create index service_queue on service_requests (asked_at, id) where state = 'queue';`

/** Conversations of customers with stores, riders and the service; bodies of messages are sealed. */
export const chat = {
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db)
  },
}
