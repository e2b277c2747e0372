import { sql, type Kysely, type Transaction } from 'kysely'
import type { Language } from '@contract/settings'
import type { ChatSender } from '@contract/entities/chat'
import type { Database, RiderRecord } from '../../database/schema'

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

/** The newest ended order of a customer that a rider of the demo delivered, with its ends; undefined without one. */
export function newestWithRider(db: Db, customerId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('takeaway_orders', 'takeaway_orders.order_id', 'orders.id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .select(['orders.id', 'orders.kind', 'orders.ended_at', 'takeaway_orders.rider', 'takeaway_orders.distance'])
    .select(['stores.latitude as from_latitude', 'stores.longitude as from_longitude'])
    .select(['takeaway_orders.latitude as to_latitude', 'takeaway_orders.longitude as to_longitude'])
    .where('orders.customer_id', '=', customerId)
    .where('takeaway_orders.rider', 'is not', null)
    .where('takeaway_orders.latitude', 'is not', null)
    .where('orders.ended_at', 'is not', null)
    .$narrowType<{ ended_at: Date; rider: RiderRecord; to_latitude: number; to_longitude: number }>()
    .orderBy('orders.ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether the rider of an order has set off with it. */
export async function hasSetOff(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deliveries')
    .select('id')
    .where('order_id', '=', orderId)
    .where('ended_at', 'is', null)
    .where('state', 'in', ['onTheWay', 'atDropOff'])
    .executeTakeFirst()
  return row !== undefined
}
