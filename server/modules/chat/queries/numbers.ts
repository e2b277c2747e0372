import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

/** The phones of the parties of an order, sealed but for a store's own, while it is under way; undefined for no such order. */
export function phonesOf(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .leftJoin('deliveries', (join) =>
      join.onRef('deliveries.order_id', '=', 'orders.id').on('deliveries.ended_at', 'is', null),
    )
    .leftJoin('customers as riders', 'riders.id', 'deliveries.rider_id')
    .select(['customers.phone_sealed as customer', 'stores.phone as store', 'riders.phone_sealed as rider'])
    .where('orders.id', '=', orderId)
    .where('orders.phase', '=', 'inProgress')
    .executeTakeFirst()
}

/** The number that connects the parties of a conversation for an order, while it holds. */
export function numberOf(db: Db, conversationId: string, orderId: string, now: Date) {
  return db
    .selectFrom('chat_numbers')
    .select(['number_sealed', 'until'])
    .where('conversation_id', '=', conversationId)
    .where('order_id', '=', orderId)
    .where('until', '>', now)
    .executeTakeFirst()
}

/** Keeps a number until it ends. */
export async function keepNumber(
  db: Db,
  row: { conversation_id: string; order_id: string; number_sealed: string; until: Date },
): Promise<void> {
  const { number_sealed, until } = row
  await db
    .insertInto('chat_numbers')
    .values(row)
    .onConflict((oc) => oc.columns(['conversation_id', 'order_id']).doUpdateSet({ number_sealed, until }))
    .execute()
}
