import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OrderTab } from '@contract/calls/order'
import type { OrderId, QuoteId } from '@contract/entities/ids'
import type { TakeawayStatus, TakeawayStep } from '@contract/states/takeaway'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Database, OrderTable, QuoteTable, StoreTable } from '../../database/schema'
import { underNewNumber } from './number'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Order = Selectable<OrderTable>
export type Quote = Selectable<QuoteTable>

/** Locks an order; everything that changes it waits here. */
export function lockOrder(tx: Tx, id: string): Promise<Order> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export type OrderChange = Partial<
  Pick<
    Insertable<OrderTable>,
    | 'cancel_reason'
    | 'refunded'
    | 'paid_at'
    | 'ended_at'
    | 'rider'
    | 'reminded_at'
    | 'removed_at'
    | 'estimated_at'
    | 'delay'
    | 'shortage'
  >
> & { status?: TakeawayStatus; step?: TakeawayStep | null }

/** Changes an order; answers it as it is then. */
export function updateOrder(tx: Db, id: string, change: OrderChange): Promise<Order> {
  return tx.updateTable('orders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Writes a line of an order’s timeline. */
export async function insertEvent(tx: Tx, row: Insertable<Database['order_events']>): Promise<void> {
  await tx.insertInto('order_events').values(row).execute()
}

/** When an order came into the state that it is in. */
export async function stateSince(tx: Tx, orderId: string): Promise<Date> {
  const { at } = await tx
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return at
}

/** Writes an order under a number that no other has, and answers it; it is locked from then on. */
export function insertOrder(tx: Tx, row: Omit<Insertable<OrderTable>, 'number'>, draw: () => string): Promise<Order> {
  return underNewNumber(draw, (number) =>
    tx
      .insertInto('orders')
      .values({ ...row, number })
      .onConflict((oc) => oc.column('number').doNothing())
      .returningAll()
      .executeTakeFirst(),
  )
}

/** Writes what an order is made of. */
export async function insertLines(tx: Tx, rows: Insertable<Database['order_lines']>[]): Promise<void> {
  await tx.insertInto('order_lines').values(rows).execute()
}

const tabs: Record<OrderTab, readonly TakeawayStatus[] | null> = {
  all: null,
  refund: null,
  toPay: ['pendingPayment'],
  inProgress: ['waitingAccept', 'waitingPickup', 'waitingDelivery'],
  toReview: ['waitingEvaluation'],
  completed: ['waitingEvaluation', 'evaluated', 'completed'],
  cancelled: ['cancelled'],
}

const newestFirst = new Keyset([
  descending('instant', sql.ref('orders.placed_at')),
  descending('id', sql.ref('orders.id')),
])

/** One page of a customer's orders with their stores, newest first. */
export function listOrders(
  db: Db,
  { customerId, tab, keyword, slice }: { customerId: string; tab: OrderTab; keyword?: string; slice: Slice },
) {
  const statuses = tabs[tab]
  let query = withStore(db).where('orders.customer_id', '=', customerId).where('orders.removed_at', 'is', null)
  if (statuses) query = query.where('orders.status', 'in', statuses)
  if (tab === 'refund') query = query.where(paidBackOrAsked)
  if (keyword) {
    const pattern = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) => eb.or([isLike('stores.name', pattern), namesDish(pattern)]))
  }
  return newestFirst.page(query, slice).execute()
}

/** Whether a name is like a pattern in either language. */
const isLike = (name: string, pattern: string) =>
  sql<boolean>`(lower(${sql.ref(name)} ->> 'en') like ${pattern} or lower(${sql.ref(name)} ->> 'zh') like ${pattern})`

/** Orders with a dish that was called so when they were placed. */
const namesDish = (pattern: string) => sql<boolean>`exists (
  select from jsonb_to_recordset(orders.lines) as line (name jsonb) where ${isLike('line.name', pattern)}
)`

/** Orders of which something went back, or for which a refund is asked and not withdrawn. */
const paidBackOrAsked = sql<boolean>`(
  orders.refunded > 0 or exists (select from refunds where order_id = orders.id and state <> 'closed')
)`

/** How many of a line of an order its open refund asks for. */
export const openQuantity = sql<number>`coalesce((
  select refund_lines.quantity from refund_lines
  where refund_lines.order_id = order_lines.order_id and refund_lines.position = order_lines.position and open
), 0)`

const refundRef = ['refunds.id', 'refunds.state', 'refunds.amount', 'refunds.applied_at as appliedAt'] as const

function withStore(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .selectAll('orders')
    .select([
      'stores.name as store_name',
      'stores.time_zone',
      'stores.logo as store_logo',
      'stores.phone as store_phone',
      'stores.address as store_address',
      'stores.latitude as store_latitude',
      'stores.longitude as store_longitude',
    ])
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('refunds')
          .select(refundRef)
          .whereRef('refunds.order_id', '=', 'orders.id')
          .orderBy('refunds.applied_at', 'desc')
          .limit(1),
      ).as('refund'),
    )
}

export type OrderWithStore = Awaited<ReturnType<typeof orderWithStore>>

/** An order with its store and its newest refund. */
export function orderWithStore(db: Db, id: OrderId) {
  return withStore(db).where('orders.id', '=', id).executeTakeFirstOrThrow()
}

export type OrderInFull = Awaited<ReturnType<typeof orderInFull>>

/** All that is to be told of an order, in one statement. */
export function orderInFull(db: Db, id: OrderId) {
  return withStore(db)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payments')
          .innerJoin('payment_allocations', 'payment_allocations.payment_id', 'payments.id')
          .select(['payments.method as paid_with', 'payments.paid_at as payment_at'])
          .whereRef('payment_allocations.order_id', '=', 'orders.id')
          .where('payments.paid_at', 'is not', null)
          .orderBy('payments.paid_at', 'desc')
          .limit(1)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .select(['payment.paid_with', 'payment.payment_at'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_events')
          .select(['event', 'step', 'status', 'at'])
          .whereRef('order_events.order_id', '=', 'orders.id')
          .orderBy('at')
          .orderBy('order_events.id'),
      ).as('timeline'),
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['position', 'paid', 'refunded_quantity as refundedQuantity', openQuantity.as('openQuantity')])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('sums'),
      jsonArrayFrom(
        eb
          .selectFrom('refunds')
          .select(refundRef)
          .whereRef('refunds.order_id', '=', 'orders.id')
          .orderBy('refunds.applied_at', 'desc'),
      ).as('refunds'),
    ])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** How many of a customer's orders stand in each tab; of refunds those that somebody still has to answer. */
export async function countOrders(db: Db, customerId: string) {
  const count = (tab: OrderTab) =>
    sql<number>`count(*) filter (where status = any(${tabs[tab] ?? []}::text[]))::int`.as(tab)
  const refund = sql<number>`count(*) filter (where exists (
    select from refunds
    where order_id = orders.id and state in ('applying', 'merchantReview', 'awaitingReturn', 'returnedGoods', 'refused')
  ))::int`.as('refund')
  return db
    .selectFrom('orders')
    .select([count('toPay'), count('inProgress'), count('completed'), count('toReview'), refund])
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Keeps a quote. */
export async function insertQuote(db: Db, row: Insertable<QuoteTable>): Promise<void> {
  await db.insertInto('quotes').values(row).execute()
}

/** A quote; undefined when it is forgotten. */
export function findQuote(db: Db, id: QuoteId): Promise<Quote | undefined> {
  return db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Locks a customer, so that what is counted for one order (limits, the first order) is not counted for another. */
export async function lockCustomer(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Locks a quote, so that it serves one order only; undefined when it is forgotten. */
export function lockQuote(tx: Tx, id: QuoteId): Promise<Quote | undefined> {
  return tx.selectFrom('quotes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Forgets the quotes from before a time that no order was made of. */
export async function forgetQuotes(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('quotes').where('order_id', 'is', null).where('created_at', '<', before).execute()
}

/** Writes down the order that was made of a quote, which must be locked. */
export async function useQuote(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx.updateTable('quotes').set({ order_id: orderId }).where('id', '=', id).execute()
}

/** Remembers when an address was last ordered to: the one used last is offered first. */
export async function touchAddress(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('addresses').set({ used_at: at }).where('id', '=', id).execute()
}

export type Store = Selectable<StoreTable>

/** A store, whether it is open or not. */
export function findStore(db: Db, id: string): Promise<Store | undefined> {
  return db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What was bought, in the order of the basket; `price` is of one, `paid` of all of a line, in the smallest unit. */
export function orderLines(db: Db, orderId: OrderId) {
  return db
    .selectFrom('order_lines')
    .select(['goods_id', 'option_ids', 'quantity', 'price', 'position', 'paid'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export type OrderLineRow = Awaited<ReturnType<typeof orderLines>>[number]
