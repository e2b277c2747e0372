import { type Kysely, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { OrderPhase } from '@contract/states/actions'
import { ascending, descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database, Party } from '../../../database/schema'
import { settledAmount } from '../../order/settlement/queries'
import { isStuck, lastEventAt, type StuckRules } from '../../order/queries/stuck'

type Db = Kysely<Database>

export interface OrdersAsked {
  readonly number?: string | undefined
  readonly phoneHashes?: readonly string[] | undefined
  readonly customerId?: string | undefined
  readonly storeId?: string | undefined
  readonly kind?: string | undefined
  readonly phase?: OrderPhase | undefined
}

const newestFirst = new Keyset([
  descending('instant', sql.ref('orders.placed_at')),
  descending('id', sql.ref('orders.id')),
])

/** Orders with the names of their customer and store. */
const named = (db: Db) =>
  db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .select(['orders.id', 'orders.number', 'orders.kind', 'orders.state', 'orders.phase', 'orders.variant'])
    .select(['orders.title', 'orders.total', 'orders.refunded', 'orders.placed_at', 'orders.customer_id'])
    .select(['orders.store_id', 'customers.nickname as customer_name', 'stores.name as store_name'])

/** One page of the orders that are asked for, newest first. */
export function listOrders(db: Db, asked: OrdersAsked, slice: Slice) {
  const { number, phoneHashes, customerId, storeId, kind, phase } = asked
  let query = named(db)
  if (number !== undefined) query = query.where('orders.number', '=', number)
  if (phoneHashes) query = query.where('customers.phone_hash', 'in', phoneHashes)
  if (customerId !== undefined) query = query.where('orders.customer_id', '=', customerId)
  if (storeId !== undefined) query = query.where('orders.store_id', '=', storeId)
  if (kind !== undefined) query = query.where('orders.kind', '=', kind)
  if (phase !== undefined) query = query.where('orders.phase', '=', phase)
  return newestFirst.page(query, slice).execute()
}

/** A row of an order in a list. */
export type OrderRow = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>

const oldestFirst = new Keyset([
  ascending('instant', sql.ref('orders.placed_at')),
  ascending('id', sql.ref('orders.id')),
])

/** One page of the orders that have been in their state for too long, the oldest first. */
export function listStuck(db: Db, after: StuckRules, now: Date, slice: Slice) {
  const query = named(db)
    .select(lastEventAt.as('since'))
    .where('orders.phase', '=', 'inProgress')
    .where(isStuck(after, now))
  return oldestFirst.page(query, slice).execute()
}

/** Whether the deposit of an order was left to its store, which has it of no line. */
const keptDeposit = sql<boolean>`exists (
  select from order_shares where order_shares.order_id = orders.id and party = 'store' and component = 'deposit' and position is null)`

/** One order with its lines, timeline, payments, parties and refunds. */
export const orderInFull = (db: Db, id: string) =>
  named(db)
    .select(keptDeposit.as('kept_deposit'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['position', 'quantity', 'paid', 'refunded_quantity', 'snapshot'])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
      jsonArrayFrom(
        eb
          .selectFrom('order_events')
          .select(['event', 'actor', 'state', 'at', 'happened_at'])
          .whereRef('order_events.order_id', '=', 'orders.id')
          .orderBy('at')
          .orderBy('id'),
      ).as('timeline'),
      jsonArrayFrom(
        eb
          .selectFrom('payment_allocations')
          .innerJoin('payments', 'payments.id', 'payment_allocations.payment_id')
          .select(['payments.id', 'payments.method', 'payments.status', 'payments.paid_at'])
          .select('payments.from_balance as fromBalance')
          .select(['payment_allocations.amount', 'payment_allocations.refunded', 'payment_allocations.settled_at'])
          .select(settledAmount.as('settled'))
          .whereRef('payment_allocations.order_id', '=', 'orders.id')
          .orderBy('payments.id'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('refunds')
          .select(['refunds.id', 'refunds.number', 'refunds.state', 'refunds.amount'])
          .whereRef('refunds.order_id', '=', 'orders.id')
          .orderBy('refunds.applied_at')
          .orderBy('refunds.id'),
      ).as('refunds'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()

/** The shares of each party of an order, less refunds. */
export async function partiesOf(db: Db, orderId: string): Promise<{ party: Party; amount: number }[]> {
  const amount = sql<number>`sum(amount - refunded)::int`
  return db
    .selectFrom('order_shares')
    .select(['party', amount.as('amount')])
    .where('order_id', '=', orderId)
    .groupBy('party')
    .orderBy('party')
    .execute()
}

/** The live delivery of an order with its rider, or else the last one; undefined for an order without any. */
export const deliveryOf = (db: Db, orderId: string) =>
  db
    .selectFrom('deliveries')
    .leftJoin('riders', 'riders.customer_id', 'deliveries.rider_id')
    .select(['deliveries.id', 'deliveries.rider_id', 'riders.name', 'deliveries.ended_at'])
    .where('deliveries.order_id', '=', orderId)
    .orderBy(sql`deliveries.ended_at is null`, 'desc')
    .orderBy('deliveries.ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether a refund of an order waits for a decision. */
export async function hasOpenRefund(db: Db, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from refunds join refund_lines on refund_lines.refund_id = refunds.id
      where refunds.order_id = ${orderId} and refund_lines.open) as found`.execute(db)
  return rows[0]?.found === true
}

/** The remaining lines of an order, as a refund of all of them chooses them. */
export const remainingLines = (db: Db, orderId: string) =>
  db
    .selectFrom('order_lines')
    .select(['position', sql<number>`quantity - refunded_quantity`.as('quantity')])
    .where('order_id', '=', orderId)
    .where(sql<boolean>`quantity > refunded_quantity`)
    .orderBy('position')
    .execute()
