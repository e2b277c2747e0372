import { type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { MerchantTab as AnyTab } from '@contract/merchant-work'
import { awaitingCourier, merchantTabOf } from '@contract/states/takeaway-merchant'
import type { Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'
import { earned, newestFirst, oldestFirst } from '../../merchant/queries/orders'

type Db = Kysely<Database>
type MerchantTab = AnyTab<'takeaway'>

/** The states of a tab, apart from orders that the store has marked as ready. */
const statesOf = (tab: MerchantTab): string[] =>
  Object.entries(merchantTabOf).flatMap(([state, of]) => (of === tab ? [state] : []))

const inStates = (states: readonly string[]) => sql<boolean>`orders.state = any(${[...states]}::text[])`
const waits = inStates(awaitingCourier)

/** Whether an order is in a tab; the counterpart of `merchantTab`. */
const tabs: Readonly<Record<MerchantTab, RawBuilder<boolean>>> = {
  new: inStates(statesOf('new')),
  cooking: sql<boolean>`(${inStates(statesOf('cooking'))} and ready_at is null)`,
  ready: sql<boolean>`(${inStates(statesOf('ready'))} or (${waits} and ready_at is not null))`,
  out: inStates(statesOf('out')),
  done: sql<boolean>`(${inStates(statesOf('done'))} and orders.paid_at is not null)`,
}

function orders(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('takeaway_orders', 'takeaway_orders.order_id', 'orders.id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .selectAll('takeaway_orders')
    .selectAll('orders')
    .select(['stores.time_zone', earned.as('earned')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['position', 'quantity', 'price', 'refunded_quantity', 'snapshot'])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
    )
}

export type StoreOrder = Awaited<ReturnType<typeof storeOrder>>

/** A page of a store's orders of a tab. */
export function listStoreOrders(db: Db, { storeId, tab, slice }: { storeId: string; tab: MerchantTab; slice: Slice }) {
  const query = orders(db).where('orders.store_id', '=', storeId).where(tabs[tab])
  return (tab === 'done' ? newestFirst : oldestFirst).page(query, slice).execute()
}

/** One order of a store. */
export function storeOrder(db: Db, orderId: string) {
  return orders(db).where('orders.id', '=', orderId).executeTakeFirstOrThrow()
}

/** The numbers on a store's tabs. */
export function countStoreOrders(db: Db, storeId: string) {
  const count = (tab: MerchantTab) => sql<number>`count(*) filter (where ${tabs[tab]})::int`.as(tab)
  return (
    db
      .selectFrom('orders')
      .innerJoin('takeaway_orders', 'order_id', 'orders.id')
      .select([count('new'), count('cooking'), count('ready'), count('out')])
      .where('store_id', '=', storeId)
      // As a literal: a prepared statement uses a partial index only for a predicate without parameters.
      .where('phase', '=', sql.lit('inProgress'))
      .executeTakeFirstOrThrow()
  )
}

/** The paid orders of a store since a moment, its share of them, and the average minutes from payment to ready food. */
export function figuresSince(db: Db, storeId: string, since: Date) {
  return db
    .selectFrom('orders')
    .innerJoin('takeaway_orders', 'order_id', 'orders.id')
    .select([
      sql<number>`count(*) filter (where phase <> 'cancelled')::int`.as('orders'),
      sql<number>`coalesce(sum(${earned}), 0)::bigint`.as('income'),
      sql<number | null>`round(avg(extract(epoch from ready_at - paid_at)) / 60)::int`.as('cookingMinutes'),
    ])
    .where('store_id', '=', storeId)
    .where('placed_at', '>=', since)
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow()
}
