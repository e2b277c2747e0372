import { type Kysely, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { MerchantTab } from '@contract/merchant-work'
import { mallTabOf } from '@contract/states/mall-merchant'
import type { Slice } from '../../../../database/keyset'
import type { Database, SkuSnapshot } from '../../../../database/schema'
import { parcelsOfOrders } from '../../order/queries'
import { earned, newestFirst, oldestFirst } from '../../../merchant/queries/orders'

type Db = Kysely<Database>
type Tab = MerchantTab<'mall'>

const statesOf = (tab: Tab): string[] => Object.entries(mallTabOf).flatMap(([state, of]) => (of === tab ? [state] : []))

/** Whether an order is in a tab: none is before it is paid, or its deposit. */
const inTab = (tab: Tab): RawBuilder<boolean> =>
  tab === 'presale'
    ? sql<boolean>`(orders.state = any(${statesOf(tab)}::text[]))`
    : sql<boolean>`(orders.state = any(${statesOf(tab)}::text[]) and orders.paid_at is not null)`

function orders(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('mall_orders', 'mall_orders.order_id', 'orders.id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .leftJoin('presale_orders', 'presale_orders.order_id', 'orders.id')
    .select(['mall_orders.address_sealed', 'mall_orders.remark', 'presale_orders.deposit', 'presale_orders.ships_by'])
    .selectAll('orders')
    .select(['stores.time_zone', earned.as('earned')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['position', 'order_lines.quantity', 'price', 'refunded_quantity as refundedQuantity'])
          .select((line) => line.ref('snapshot').$castTo<SkuSnapshot>().as('snapshot'))
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
    )
}

export type ShopOrder = Awaited<ReturnType<typeof shopOrder>>

/** A page of a shop's orders of a tab. */
export function listShopOrders(db: Db, { storeId, tab, slice }: { storeId: string; tab: Tab; slice: Slice }) {
  const query = orders(db).where('orders.store_id', '=', storeId).where(inTab(tab))
  return (tab === 'done' ? newestFirst : oldestFirst).page(query, slice).execute()
}

/** One order of a shop. */
export function shopOrder(db: Db, orderId: string) {
  return orders(db).where('orders.id', '=', orderId).executeTakeFirstOrThrow()
}

/** The numbers on a shop's tabs. */
export function countShopOrders(db: Db, storeId: string) {
  const count = (tab: Tab) => sql<number>`count(*) filter (where ${inTab(tab)})::int`.as(tab)
  return db
    .selectFrom('orders')
    .select([count('toShip'), count('presale'), count('shipped')])
    .where('kind', '=', 'mall')
    .where('store_id', '=', storeId)
    .where('phase', 'in', ['toPay', 'inProgress'])
    .executeTakeFirstOrThrow()
}

/** The paid orders of a shop since a moment, its share of them, and the parcels that left. */
export async function shopFiguresSince(db: Db, storeId: string, since: Date) {
  const [paid, left] = await Promise.all([
    db
      .selectFrom('orders')
      .select([
        sql<number>`count(*) filter (where phase <> 'cancelled')::int`.as('orders'),
        sql<number>`coalesce(sum(${earned}), 0)::bigint`.as('income'),
      ])
      .where('kind', '=', 'mall')
      .where('store_id', '=', storeId)
      .where('placed_at', '>=', since)
      .where('paid_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('parcels')
      .innerJoin('orders', 'orders.id', 'parcels.order_id')
      .select(sql<number>`count(*)::int`.as('parcels'))
      .where('store_id', '=', storeId)
      .where('shipped_at', '>=', since)
      .executeTakeFirstOrThrow(),
  ])
  return { ...paid, cookingMinutes: null, parcelsShipped: left.parcels }
}

export type Packing = Awaited<ReturnType<typeof packingOf>>

/** The parcels of some orders, and their lines that wait for the answer to a refund. */
export async function packingOf(db: Db, found: readonly { readonly id: string }[]) {
  const ids = found.map(({ id }) => id)
  const [parcels, waiting] = await Promise.all([
    parcelsOfOrders(db, ids),
    db
      .selectFrom('refund_lines')
      .select(['order_id', 'position'])
      .where((eb) => eb('order_id', '=', eb.fn.any(eb.val(ids))))
      .where('open', '=', true)
      .execute(),
  ])
  return { parcels, waiting }
}
