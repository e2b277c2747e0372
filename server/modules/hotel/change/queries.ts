import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database, StayChangeTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The change of a stay that waits for its payment or for the answer of its hotel. */
export const waitingChange = (db: Db, orderId: string) =>
  db
    .selectFrom('stay_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

export type WaitingChange = NonNullable<Awaited<ReturnType<typeof waitingChange>>>

/** Awaits the payment of an accepted change. */
export async function awaitPayment(tx: Tx, id: string, until: Date): Promise<void> {
  await tx.updateTable('stay_changes').set({ answer_before: null, until }).where('id', '=', id).execute()
}

/** Name of the hotel of a stay. */
export async function hotelName(db: Db, orderId: string) {
  const query = db.selectFrom('stays').innerJoin('stores', 'stores.id', 'stays.store_id').select('stores.name')
  return (await query.where('stays.order_id', '=', orderId).executeTakeFirstOrThrow()).name
}

/** Notes a change. */
export async function insertChange(tx: Tx, row: Insertable<StayChangeTable>): Promise<void> {
  await tx.insertInto('stay_changes').values(row).execute()
}

/** Ends the waiting of a change. */
export async function endChange(tx: Tx, id: string, state: 'made' | 'dropped', at: Date): Promise<void> {
  await tx.updateTable('stay_changes').set({ state, at, holds: '[]' }).where('id', '=', id).execute()
}

/** The coupons that an order uses. */
export async function couponsOf(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_coupons')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Number of cancelled parts of a stay. */
export async function countParts(db: Db, orderId: string): Promise<number> {
  const rows = await db.selectFrom('stay_parts_back').select('id').where('order_id', '=', orderId).execute()
  return rows.length
}
