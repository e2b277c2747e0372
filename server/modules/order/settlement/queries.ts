import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { preparedRows } from '../../../database/prepared'
import type { Bilingual, Database, OrderPart, PaymentTable } from '../../../database/schema'
import type { Reduction, StoredShare } from '../shares'
import { pointsShare, type Share } from '../../pricing/share'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A payment joined with its allocation to one order. */
export interface OrderPayment extends Selectable<PaymentTable> {
  part: OrderPart
  /** The amount allocated to this order, and how much of it is refunded and settled. */
  allocated: number
  allocation_refunded: number
  allocation_settled: number
  settled_at: Date | null
}

/** The settled part of an allocation of a payment: all that is not refunded once its order is settled as a whole. */
export const settledAmount = sql<number>`case
  when payments.paid_at is null then 0
  when settled_at is null then settled
  else payment_allocations.amount - payment_allocations.refunded
end`

/** Locks the payments of a locked order in id order. */
export function lockOrderPayments(tx: Tx, orderId: string): Promise<OrderPayment[]> {
  return tx
    .selectFrom('payments')
    .innerJoin('payment_allocations', 'payment_allocations.payment_id', 'payments.id')
    .selectAll('payments')
    .select([
      'part',
      'payment_allocations.amount as allocated',
      'payment_allocations.refunded as allocation_refunded',
      'settled_at',
      settledAmount.as('allocation_settled'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('payments.id')
    .forUpdate('payments')
    .execute()
}

/** Changes the refunded and the settled amount of an allocation. */
export async function updateAllocation(
  tx: Tx,
  { paymentId, orderId }: { readonly paymentId: string; readonly orderId: string },
  amounts: { readonly refunded: number; readonly settled: number },
): Promise<void> {
  await tx
    .updateTable('payment_allocations')
    .set(amounts)
    .where('payment_id', '=', paymentId)
    .where('order_id', '=', orderId)
    .execute()
}

/** Marks the allocations of an order as settled. */
export async function setSettled(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment_allocations')
    .set({ settled_at: at })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .execute()
}

/** Whether any of the payments has a refund with this reference. */
export async function wasRefunded(tx: Tx, paymentIds: readonly string[], referenceId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('payment_refunds')
    .select('id')
    .where('payment_id', 'in', paymentIds)
    .where('reference_id', '=', referenceId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether there is a settlement with this reference. */
export async function wasSettled(tx: Tx, referenceId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'settlement')
    .where('reference_id', '=', referenceId)
    .executeTakeFirst()
  return found !== undefined
}

const inserted = preparedRows((db: Db, rows: readonly Insertable<Database['order_shares']>[]) =>
  db.insertInto('order_shares').values(rows),
)

/** Inserts shares of an order, numbered from `first` on; afterwards only `refunded` and `settled` change. */
export async function insertShares(tx: Tx, orderId: string, shares: readonly Share[], first = 0): Promise<void> {
  const rows = shares.map(({ party, ownerId, position, component, amount, fundedBy }, index) => ({
    order_id: orderId,
    ordinal: first + index,
    party,
    owner_id: ownerId,
    position,
    component,
    amount,
    funded_by: fundedBy,
  }))
  if (rows.length > 0) await inserted(tx, rows)
}

/** The shares of an order in rounding order (`ordinal`); those of one that is settled as a whole have no open part. */
export async function sharesOf(db: Db, orderId: string): Promise<StoredShare[]> {
  const isSettled = sql`exists (
    select from payment_allocations where payment_allocations.order_id = order_shares.order_id and settled_at is not null
  )`
  const rows = await db
    .selectFrom('order_shares')
    .select(['ordinal', 'party', 'owner_id', 'position', 'component', 'amount', 'refunded', 'funded_by'])
    .select(sql<number>`case when ${isSettled} then amount - refunded else settled end`.as('settled'))
    .where('order_id', '=', orderId)
    .orderBy('ordinal')
    .execute()
  return rows.map(({ owner_id: ownerId, funded_by: fundedBy, ...share }) => ({ ...share, ownerId, fundedBy }))
}

/** Ordered and refunded quantities of each line. */
export function refundedQuantities(tx: Tx, orderId: string) {
  return tx
    .selectFrom('order_lines')
    .select(['position', 'quantity', 'refunded_quantity'])
    .where('order_id', '=', orderId)
    .execute()
}

/** Refunded part of an order's payment by points. */
export async function reducedPoints(tx: Tx, orderId: string): Promise<number> {
  const { points } = await tx
    .selectFrom('order_shares')
    .select(sql<number>`coalesce(-sum(refunded), 0)::int`.as('points'))
    .where('order_id', '=', orderId)
    .where('component', '=', pointsShare)
    .executeTakeFirstOrThrow()
  return points
}

/** Adds to the refunded or settled amounts of shares in one statement, since the sum is checked to be zero after each statement. */
export async function addToShares(
  tx: Tx,
  orderId: string,
  column: 'refunded' | 'settled',
  changes: readonly Reduction[],
): Promise<void> {
  const ordinals = changes.map(({ share }) => share.ordinal)
  const amounts = changes.map(({ by }) => by)
  if (ordinals.length === 0) return
  const name = sql.ref(column)
  await sql`
    update order_shares set ${name} = ${name} + change.by
    from unnest(${ordinals}::int[], ${amounts}::bigint[]) as change (ordinal, by)
    where order_id = ${orderId} and order_shares.ordinal = change.ordinal`.execute(tx)
}

/** The orders of a payment with their allocations, by order id. */
export function ordersOf(tx: Tx, paymentId: string) {
  return tx
    .selectFrom('payment_allocations')
    .innerJoin('orders', 'orders.id', 'payment_allocations.order_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .select((eb) => eb.fn.coalesce('stores.name', 'orders.title').as('title'))
    .select(['orders.id', 'orders.customer_id', 'orders.pay_before'])
    .select(['part', 'payment_allocations.amount'])
    .where('payment_id', '=', paymentId)
    .orderBy('orders.id')
    .execute()
}

/** The pending payments, by id, that are for nothing but orders of another payment. */
export function replacementsOf(
  tx: Tx,
  paymentId: string,
  purposes: readonly string[],
): Promise<Selectable<PaymentTable>[]> {
  const ordersOf = (id: string) => tx.selectFrom('payment_allocations').select('order_id').where('payment_id', '=', id)
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('purpose', 'in', purposes)
    .where((eb) =>
      eb(
        'id',
        'in',
        tx.selectFrom('payment_allocations').select('payment_id').where('order_id', 'in', ordersOf(paymentId)),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_allocations')
            .select('order_id')
            .whereRef('payment_allocations.payment_id', '=', 'payments.id')
            .where('order_id', 'not in', ordersOf(paymentId)),
        ),
      ),
    )
    .orderBy('id')
    .execute()
}

/** The stores and lines of the orders of a payment, as shown to another payer. */
export function shownOrders(db: Db, paymentId: string) {
  return db
    .selectFrom('payment_allocations')
    .innerJoin('orders', 'orders.id', 'payment_allocations.order_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .select(['stores.name', 'stores.logo'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['quantity', 'snapshot'])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .where((line) => line.or([line('payment_id', 'is', null), line('order_lines.payment_id', '=', paymentId)]))
          .orderBy('position'),
      ).as('lines'),
    )
    .where('payment_id', '=', paymentId)
    .orderBy('orders.id')
    .execute()
}

/** The name of the store of an order; null without one. */
export async function storeNameOf(tx: Tx, orderId: string): Promise<Bilingual | null> {
  const found = await tx
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .select('stores.name')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return found?.name ?? null
}

/** Replaces the shares of an order by others, as when less is paid of it than it costs. */
export async function replaceShares(tx: Tx, orderId: string, shares: readonly Share[]): Promise<void> {
  await tx.deleteFrom('order_shares').where('order_id', '=', orderId).execute()
  await insertShares(tx, orderId, shares)
}

/** Lines of an order with their payments, for an order that several people pay; empty where one payment covers all. */
export async function linesOfPayers(tx: Tx, orderId: string) {
  const rows = await tx
    .selectFrom('order_lines')
    .select(['position', 'payment_id as paymentId', 'paid as amount'])
    .where('order_id', '=', orderId)
    .where('payment_id', 'is not', null)
    .$narrowType<{ paymentId: string }>()
    .execute()
  return rows
}
