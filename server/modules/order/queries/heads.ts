import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { OrderTab } from '@contract/calls/order'
import type { OrderId } from '@contract/entities/ids'
import type { OrderPhase } from '@contract/states/actions'
import { openRefundStates } from '@contract/states/after-sales'
import { descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database, PaymentMethod } from '../../../database/schema'
import { pointsShare } from '../../pricing/share'

type Db = Kysely<Database>

const tabs: Record<OrderTab, readonly OrderPhase[] | null> = {
  all: null,
  refund: null,
  toPay: ['toPay'],
  inProgress: ['inProgress'],
  toReview: ['toReview'],
  completed: ['toReview', 'done'],
  cancelled: ['cancelled'],
}

const refundRef = ['refunds.id', 'refunds.state', 'refunds.amount', 'refunds.applied_at as appliedAt'] as const

/** Whether money or points of the order are left to refund; an order that cost nothing counts, for its goods. */
const hasSomethingLeft = sql<boolean>`(orders.refunded < orders.total or orders.total = 0 or exists (
  select from order_shares where order_shares.order_id = orders.id and party = 'customer' and component = ${sql.lit(pointsShare)}
    and order_shares.refunded <> order_shares.amount
))`

/**
 * Whether a line has something left to refund and is in no open or refused application; a refused one is edited instead.
 */
const isRefundable = sql<boolean>`(${hasSomethingLeft} and exists (
  select from order_lines where order_lines.order_id = orders.id and refunded_quantity < quantity and not exists (
    select from refunds join refund_lines on refund_lines.refund_id = refunds.id
    where refunds.order_id = orders.id and refund_lines.position = order_lines.position
      and (open or refunds.state = 'refused')
  )
))`

/** Whether a line that is not refunded in full has no review yet. */
const isReviewable = sql<boolean>`exists (
  select from order_lines where order_lines.order_id = orders.id and refunded_quantity < quantity and reviewed_at is null
)`

/** A payment as an order and its refunds name it. */
export interface LastPayment {
  readonly method: PaymentMethod | null
  /** `group` where several people pay an order, each a share. */
  readonly by: 'customer' | 'friend' | 'group'
  readonly at: string
  /** The part of the payment from the balance beside the provider. */
  readonly fromBalance: number
  /** Sum that refunds can still send back to the provider; the rest goes to the balance. */
  readonly atProvider: number
}

/** The newest paid payment of the order in a column, to which refunds go first; null before it is paid. */
export const lastPayment = (orderId: string) => sql<LastPayment | null>`(
  select json_build_object(
    'method', method, 'at', paid_at, 'fromBalance', from_balance,
    'atProvider', case when method = 'balance' then 0
      else payments.amount - from_balance - (payments.refunded - refunded_to_balance) end,
    'by', case when part = 'share' then 'group' when payer_id <> customer_id then 'friend' else 'customer' end
  )
  from payments join payment_allocations on payment_allocations.payment_id = payments.id
  where payment_allocations.order_id = ${sql.ref(orderId)} and paid_at is not null
  order by paid_at desc, payments.id desc limit 1
)`

/** Orders of any kind with their store (if any), lines, newest refund and whether another can be applied for. */
function heads(db: Db) {
  return db
    .selectFrom('orders')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .selectAll('orders')
    .select([
      'stores.name as store_name',
      'stores.logo as store_logo',
      'stores.time_zone',
      isRefundable.as('refundable'),
      isReviewable.as('reviewable'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['position', 'item_kind', 'item_id', 'quantity', 'price', 'paid', 'snapshot'])
          .select('refunded_quantity as refundedQuantity')
          .select(sql<boolean>`reviewed_at is not null`.as('reviewed'))
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
      jsonObjectFrom(
        eb
          .selectFrom('refunds')
          .select(refundRef)
          .whereRef('refunds.order_id', '=', 'orders.id')
          .orderBy('refunds.applied_at', 'desc')
          .limit(1),
      ).as('refund'),
    ])
}

export type OrderHead = Awaited<ReturnType<ReturnType<typeof heads>['execute']>>[number]

export interface ListRange {
  readonly customerId: string
  readonly tab: OrderTab
  readonly keyword?: string | undefined
  readonly kind?: string | undefined
  readonly state?: string | undefined
  /** Only those with the same pending payment as this order. */
  readonly paidWith?: string | undefined
  readonly slice: Slice
}

const newestFirst = new Keyset([
  descending('instant', sql.ref('orders.placed_at')),
  descending('id', sql.ref('orders.id')),
])

/** One page of a customer's orders of every kind, newest first. */
export function listOrders(db: Db, { customerId, tab, keyword, kind, state, paidWith, slice }: ListRange) {
  const phases = tabs[tab]
  let query = heads(db).where('orders.customer_id', '=', customerId).where('orders.removed_at', 'is', null)
  if (phases) query = query.where('orders.phase', 'in', phases)
  if (tab === 'refund') query = query.where(hasRefund)
  if (kind !== undefined) query = query.where('orders.kind', '=', kind)
  if (state !== undefined) query = query.where('orders.state', '=', state)
  if (paidWith !== undefined) query = query.where(isPaidWith(paidWith))
  if (keyword) {
    const pattern = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) => eb.or([isLike(sql.ref('stores.name'), pattern), namesLine(pattern)]))
  }
  return newestFirst.page(query, slice).execute()
}

/** Whether an order is for the pending payment of another one. */
const isPaidWith = (orderId: string) => sql<boolean>`orders.id in (
  select beside.order_id from payment_allocations own
  join payments on payments.id = own.payment_id and payments.status = 'pending'
  join payment_allocations beside on beside.payment_id = payments.id
  where own.order_id = ${orderId}
)`

/** Whether a name matches a pattern in either language. */
const isLike = (name: ReturnType<typeof sql>, pattern: string) =>
  sql<boolean>`(lower(${name} ->> 'en') like ${pattern} or lower(${name} ->> 'zh') like ${pattern})`

/** Whether a line has a matching name in its snapshot. */
const namesLine = (pattern: string) => sql<boolean>`exists (
  select from order_lines where order_id = orders.id and ${isLike(sql`(snapshot -> 'name')`, pattern)}
)`

/** Whether something is refunded or there is a refund that is not closed. */
const hasRefund = sql<boolean>`(
  orders.refunded > 0 or exists (select from refunds where order_id = orders.id and state <> 'closed')
)`

/** The quantity of an order line in its open refund; 0 without one. */
export const openQuantity = sql<number>`coalesce((
  select refund_lines.quantity from refund_lines
  where refund_lines.order_id = order_lines.order_id and refund_lines.position = order_lines.position and open
), 0)`

/** Amount refunded of an order line by its completed refunds, in the smallest unit. */
export const refundedAmount = sql<number>`coalesce((
  select sum(refund_lines.amount)::bigint from refunds join refund_lines on refund_lines.refund_id = refunds.id
  where refunds.order_id = order_lines.order_id and refund_lines.position = order_lines.position
    and refunds.state = 'refundComplete'
), 0)`

export type OrderInFull = Awaited<ReturnType<typeof orderInFull>>

/** The common data of an order detail, in one statement. */
export function orderInFull(db: Db, id: OrderId) {
  return heads(db)
    .select(lastPayment('orders.id').as('payment'))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_events')
          .select(['order_events.state', 'at', 'happened_at'])
          .whereRef('order_events.order_id', '=', 'orders.id')
          .orderBy('at')
          .orderBy('order_events.id'),
      ).as('timeline'),
      jsonArrayFrom(
        eb
          .selectFrom('refund_lines')
          .select(['refund_lines.position', 'refund_lines.quantity'])
          .whereRef('refund_lines.order_id', '=', 'orders.id')
          .where((open) => open.ref('open')),
      ).as('open_refund_lines'),
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

/** The number of a customer's orders per tab, of one kind or of all; `refund` counts orders with an undecided refund. */
export async function countOrders(db: Db, customerId: string, kind?: string) {
  const count = (tab: OrderTab) =>
    sql<number>`count(*) filter (where phase = any(${tabs[tab] ?? []}::text[]))::int`.as(tab)
  const refund = sql<number>`count(*) filter (where exists (
    select from refunds where order_id = orders.id and state = any(${[...openRefundStates, 'refused']}::text[])
  ))::int`.as('refund')
  const counts = await ownOrders(db, customerId, kind)
    .select([count('toPay'), count('inProgress'), count('completed'), count('toReview'), refund])
    .executeTakeFirstOrThrow()
  return kind === undefined ? counts : { ...counts, states: await countStates(db, customerId, kind) }
}

/** The number of a customer's orders of a kind by their state. */
async function countStates(db: Db, customerId: string, kind: string): Promise<Record<string, number>> {
  const rows = await ownOrders(db, customerId, kind)
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

function ownOrders(db: Db, customerId: string, kind: string | undefined) {
  const own = db.selectFrom('orders').where('customer_id', '=', customerId).where('removed_at', 'is', null)
  return kind === undefined ? own : own.where('kind', '=', kind)
}
