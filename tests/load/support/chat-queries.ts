import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../server/database/schema'

type Db = Kysely<Database>

/** Extends a conversation to `count` messages, each a copy of its first. */
export async function lengthen(db: Db, conversationId: string, count: number): Promise<void> {
  await sql`
    insert into chat_messages (conversation_id, sequence, id, sender, client_id, kind, body_sealed, sent_at)
    select conversation_id, n, gen_random_uuid(), sender, gen_random_uuid(), kind, body_sealed, sent_at
    from chat_messages, generate_series(2, ${count}::int) as n
    where conversation_id = ${conversationId} and sequence = 1`.execute(db)
  await sql`update conversations set last_sequence = ${count} where id = ${conversationId}`.execute(db)
  await sql`update conversation_people set last_sequence = ${count} where conversation_id = ${conversationId}`.execute(
    db,
  )
}

/** Adds `count` conversations to the store of a conversation, each of a different customer with one message. */
export async function multiply(db: Db, conversationId: string, count: number): Promise<void> {
  await sql`
    create temporary table copies on commit drop as
    select gen_random_uuid() as customer, gen_random_uuid() as conversation, n from generate_series(1, ${count}::int) as n;`.execute(
    db,
  )
  await sql`
    insert into customers select (jsonb_populate_record(customers, jsonb_build_object('id', copies.customer,
      'phone_hash', copies.customer, 'invite_code', null))).*
    from copies, customers where customers.id = (select customer_id from conversations where id = ${conversationId})`.execute(
    db,
  )
  await sql`
    insert into conversations select (jsonb_populate_record(conversations, jsonb_build_object('id', copies.conversation,
      'customer_id', copies.customer))).* from copies, conversations where conversations.id = ${conversationId}`.execute(
    db,
  )
  await sql`
    insert into conversation_people select (jsonb_populate_record(conversation_people, jsonb_build_object(
      'conversation_id', copies.conversation, 'change', n, 'active_at', now() - n * interval '1 second', 'last_sequence', 1,
      'read_sequence', case when n <= 20 and party = 'store' then 0 else 1 end,
      'inbox_id', case when party = 'customer' then copies.customer else inbox_id end))).*
    from copies, conversation_people where conversation_id = ${conversationId}`.execute(db)
  await sql`
    insert into chat_messages select (jsonb_populate_record(chat_messages, jsonb_build_object(
      'conversation_id', copies.conversation, 'id', gen_random_uuid()))).*
    from copies, chat_messages where conversation_id = ${conversationId} and sequence = 1`.execute(db)
  await sql`
    update chat_counters set counter = ${count} where inbox_id = (select store_id from conversations where id = ${conversationId})`.execute(
    db,
  )
}
