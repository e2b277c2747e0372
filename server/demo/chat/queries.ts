import { sql, type Kysely, type Transaction } from 'kysely'
import type { Language } from '@contract/settings'
import type { ChatSender } from '@contract/entities/chat'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

/** The language that a customer chose last. */
export async function languageOfCustomer(db: Db, id: string): Promise<Language | null> {
  const row = await db.selectFrom('customers').select('language').where('id', '=', id).executeTakeFirst()
  return row?.language ?? null
}

/** Number of messages that a party sent in a conversation. */
export async function sentBy(db: Db, conversationId: string, sender: ChatSender): Promise<number> {
  const { count } = await db
    .selectFrom('chat_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', sender)
    .executeTakeFirstOrThrow()
  return count
}

/** Whether a party wrote after a message. */
export async function hasAnswered(db: Db, conversationId: string, sender: ChatSender, after: number): Promise<boolean> {
  const row = await db
    .selectFrom('chat_messages')
    .select('sequence')
    .where('conversation_id', '=', conversationId)
    .where('sequence', '>', after)
    .where('sender', '=', sender)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Says how many of a conversation's messages its parties have read, and when it was last used. */
export async function setRead(
  tx: Transaction<Database>,
  conversationId: string,
  { last, read, at }: { last: number; read: number; at: Date },
): Promise<void> {
  await tx.updateTable('conversations').set({ last_sequence: last }).where('id', '=', conversationId).execute()
  await sql`update conversation_people set last_sequence = ${last}, active_at = ${at},
    read_sequence = case when party = 'customer' then ${read}::int else ${last}::int end
    where conversation_id = ${conversationId}`.execute(tx)
}

/** The newest ended order of a customer that a rider delivered; undefined without one. */
export async function newestWithRider(db: Db, customerId: string): Promise<{ id: string; endedAt: Date } | undefined> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('takeaway_orders', 'takeaway_orders.order_id', 'orders.id')
    .select(['orders.id', 'orders.ended_at'])
    .where('orders.customer_id', '=', customerId)
    .where('takeaway_orders.rider', 'is not', null)
    .where('orders.ended_at', 'is not', null)
    .orderBy('orders.ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.ended_at ? { id: row.id, endedAt: row.ended_at } : undefined
}

/** Whether the demo's rider of an order has set off with it. */
export async function hasSetOff(db: Db, orderId: string): Promise<boolean> {
  const leftAt = sql<string | null>`coalesce(takeaway_orders.rider, errand_orders.rider) ->> 'leftAt'`
  const row = await db
    .selectFrom('orders')
    .leftJoin('takeaway_orders', 'takeaway_orders.order_id', 'orders.id')
    .leftJoin('errand_orders', 'errand_orders.order_id', 'orders.id')
    .select(leftAt.as('left_at'))
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return row !== undefined && row.left_at !== null
}
