import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { assignedStates } from '@contract/states/delivery'
import type { Database, RiderTipTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type RiderTip = Selectable<RiderTipTable>

/** The rider of an order's last delivery, and the time of a hand-over; undefined where no rider of the platform has or had it. */
export async function riderOfOrder(db: Db, orderId: string) {
  const row = await db
    .selectFrom('deliveries')
    .select(['id', 'rider_id', 'state', 'ended_at'])
    .where('order_id', '=', orderId)
    .orderBy('waiting_since', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isWithRider = row?.state === 'delivered' || assignedStates.some((state) => state === row?.state)
  return row && isWithRider && row.rider_id !== null
    ? { deliveryId: row.id, riderId: row.rider_id, deliveredAt: row.state === 'delivered' ? row.ended_at : null }
    : undefined
}

/** The paid tips of orders by order id, without those that went back. */
export async function tipsOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('rider_tips')
    .select('order_id')
    .select(sql<number>`sum(amount)::bigint`.as('amount'))
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .where('state', '<>', 'returned')
    .groupBy('order_id')
    .execute()
  return new Map(rows.map(({ order_id, amount }) => [order_id, amount]))
}

/** The tips of a locked order that wait for its delivery, in the order of their payments. */
export const heldTips = (tx: Tx, orderId: string): Promise<RiderTip[]> =>
  tx
    .selectFrom('rider_tips')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .orderBy('payment_id')
    .execute()

export async function insertTip(tx: Tx, row: Insertable<RiderTipTable>): Promise<void> {
  await tx.insertInto('rider_tips').values(row).execute()
}

/** Ends a held tip of a locked order. */
export async function endTip(
  tx: Tx,
  paymentId: string,
  end: { readonly state: 'given' | 'returned'; readonly rider_id: string; readonly ended_at: Date },
): Promise<void> {
  await tx.updateTable('rider_tips').set(end).where('payment_id', '=', paymentId).execute()
}

/** The pending payment of a tip of an order, if any; not locked. */
export async function pendingTip(tx: Tx, orderId: string, purpose: string): Promise<string | undefined> {
  const pending = tx.selectFrom('payments').select('id').where('purpose', '=', purpose).where('status', '=', 'pending')
  return (await pending.where('subject_id', '=', orderId).executeTakeFirst())?.id
}
