import type { Insertable, Kysely, Transaction } from 'kysely'
import type { Database, StayChangeTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The change of a stay that waits for its payment. */
export const waitingChange = (db: Db, orderId: string) =>
  db
    .selectFrom('stay_changes')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

export type WaitingChange = NonNullable<Awaited<ReturnType<typeof waitingChange>>>

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
