import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { AfterSaleTab } from '@contract/calls/aftersale'
import type { AfterSale } from '@contract/entities/after-sale'
import type { OrderId, RefundId } from '@contract/entities/ids'
import type { AfterSalesState } from '@contract/states/after-sales'
import type { Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'
import { newestFirst, refundsInFull } from '../../refund/queries'
import { refundedAmount } from '../../order/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The states that the tabs hold; all of them for a tab without any. */
const tabs: Readonly<Record<AfterSaleTab, readonly AfterSalesState[] | null>> = {
  all: null,
  yours: ['awaitingReturn', 'refused', 'evidence'],
  open: ['applying', 'merchantReview', 'returnedGoods', 'arbitration'],
  done: ['refundComplete', 'revoked', 'closed'],
}

/** Quantity of a line in unshipped parcels. */
const unshipped = sql<number>`coalesce((
  select sum(parcel_lines.quantity)::int from parcels join parcel_lines on parcel_lines.parcel_id = parcels.id
  where parcels.order_id = order_lines.order_id and parcel_lines.position = order_lines.position and parcels.state = 'toShip'
), 0)`

/** Days of returns without reason, as the line was sold; orders from before they were kept have the product's. */
const freeReturnDays = sql<
  number | null
>`coalesce((order_lines.snapshot->>'freeReturnDays')::int, products.free_return_days)`

/** The lines of an order with the facts that decide on their cases, and with the newest case of each. */
export function linesWithCases(db: Db, orderId: string) {
  return db
    .selectFrom('order_lines')
    .leftJoin('skus', 'skus.id', 'order_lines.item_id')
    .leftJoin('products', 'products.id', 'skus.product_id')
    .select(['order_lines.position', 'order_lines.quantity', 'refunded_quantity'])
    .select([freeReturnDays.as('free_return_days'), unshipped.as('unshipped')])
    .select(refundedAmount.as('refundedAmount'))
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('refunds')
          .innerJoin('refund_lines', 'refund_lines.refund_id', 'refunds.id')
          .select(['refunds.id', 'state', 'service', 'deadline'])
          .whereRef('refunds.order_id', '=', 'order_lines.order_id')
          .whereRef('refund_lines.position', '=', 'order_lines.position')
          .orderBy('applied_at', 'desc')
          .orderBy('refunds.id', 'desc')
          .limit(1),
      ).as('case'),
    )
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute()
}

/** The points that came back with a case, or with the rest of its order. */
const returnedPoints = sql<number>`coalesce((
  select sum(amount)::int from point_entries
  where point_entries.order_id = refunds.order_id and kind = 'returned' and refunds.state = 'refundComplete'
    and (reference_id = refunds.id or (reference_id = refunds.order_id and refunds.type = 'full'))
), 0)`

/** Sums that a case paid back, by destination; empty before. */
const paidBack = sql<AfterSale['destinations']>`coalesce((
  select json_agg(back order by back.method = 'balance', back.method) from (
    select case when payment_refunds.provider_payment_id is null or payment_refunds.status = 'credited' then 'balance' else method end as method,
      sum(payment_refunds.amount)::bigint as amount
    from payment_allocations join payments on payments.id = payment_allocations.payment_id
    join payment_refunds on payment_refunds.payment_id = payments.id
    where payment_allocations.order_id = refunds.order_id and payment_refunds.kind <> 'surplus' and refunds.state = 'refundComplete'
      and payment_refunds.amount > 0
      and (reference_id = refunds.id or (reference_id = refunds.order_id and refunds.type = 'full'))
    group by 1
  ) as back
), '[]')`

/** Cases with all that both sides see. */
const casesOf = (db: Db) =>
  refundsInFull(db)
    .innerJoin('customers', 'customers.id', 'refunds.customer_id')
    .select(['customers.nickname', 'customers.avatar', 'stores.logo as store_logo', returnedPoints.as('points')])
    .select(paidBack.as('paid_back'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('refund_statements')
          .select(['refund_statements.id', 'side', 'refund_statements.kind', 'text'])
          .select(['refund_statements.pictures', 'video', 'at'])
          .whereRef('refund_id', '=', 'refunds.id')
          .orderBy('at', 'desc')
          .orderBy('refund_statements.id', 'desc'),
      ).as('statements'),
      jsonObjectFrom(
        eb
          .selectFrom('refunds as split')
          .select(['split.id', 'split.amount'])
          .whereRef('split.order_id', '=', 'refunds.order_id')
          .whereRef('split.split_from_id', '=', 'refunds.id')
          .limit(1),
      ).as('dispute'),
    ])

export type CaseInFull = Awaited<ReturnType<typeof caseInFull>>

/** One case, in one statement. */
export const caseInFull = (db: Db, id: RefundId) => casesOf(db).where('refunds.id', '=', id).executeTakeFirstOrThrow()

/** Some cases, in one statement. */
export const casesInFull = (db: Db, ids: readonly string[]) =>
  casesOf(db)
    .where((eb) => eb('refunds.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()

interface CaseRange {
  readonly customerId: string
  readonly kinds: readonly string[]
  readonly tab: AfterSaleTab
  readonly orderId?: OrderId | undefined
  readonly slice: Slice
}

/** A page of a customer's cases, newest first. */
export function listCases(db: Db, { customerId, kinds, tab, orderId, slice }: CaseRange) {
  const states = tabs[tab]
  let query = casesOf(db).where('refunds.customer_id', '=', customerId).where('orders.kind', 'in', kinds)
  if (states) query = query.where('refunds.state', 'in', states)
  if (orderId) query = query.where('refunds.order_id', '=', orderId)
  return newestFirst.page(query, slice).execute()
}

/** Numbers of a customer's cases that wait for the customer and for others. */
export function countCases(db: Db, customerId: string, kinds: readonly string[]) {
  const inTab = (states: readonly string[]) =>
    sql<number>`(count(*) filter (where refunds.state = any(${[...states]}::text[])))::int`
  return db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([inTab(tabs.yours ?? []).as('yours'), inTab(tabs.open ?? []).as('open')])
    .where('refunds.customer_id', '=', customerId)
    .where('orders.kind', 'in', kinds)
    .executeTakeFirstOrThrow()
}

/** Whether a tracking number is that of a parcel of an order which was sent to the buyer. */
export async function isOutgoing(tx: Tx, orderId: string, number: string): Promise<boolean> {
  const found = await tx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .where(sql`upper(tracking_number)`, '=', number.replace(/\s/g, '').toUpperCase())
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Destination of a shop's returns: the sealed address, and its location without one. */
export function returnAddressOf(db: Db, storeId: string) {
  return db
    .selectFrom('stores')
    .select(['return_address_sealed', 'name', 'phone', 'address'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
}

/** The warehouses that the lines of a locked order left from, with how many of each, the last parcel first. */
export function shippedLines(tx: Tx, orderId: string) {
  return tx
    .selectFrom('parcels')
    .innerJoin('parcel_lines', 'parcel_id', 'parcels.id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'parcels.order_id')
        .onRef('order_lines.position', '=', 'parcel_lines.position'),
    )
    .select(['warehouse_id', 'parcel_lines.position', 'parcel_lines.quantity', 'order_lines.item_id as sku_id'])
    .where('parcels.order_id', '=', orderId)
    .where('parcels.state', 'not in', ['toShip', 'cancelled'])
    .where('parcel_lines.quantity', '>', 0)
    .orderBy('parcels.number', 'desc')
    .execute()
}

/** Escalated cases, those with complete evidence first. */
export const escalatedCases = (db: Db, limit: number) =>
  db
    .selectFrom('refunds')
    .select(['id', 'number', 'state', 'amount', 'deadline'])
    .where('state', 'in', ['evidence', 'arbitration'])
    .orderBy('state')
    .orderBy('applied_at')
    .orderBy('id')
    .limit(limit)
    .execute()
