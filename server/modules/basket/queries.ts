import { type Kysely, sql } from 'kysely'
import { minutesAfter } from '../../clock'
import { prepared } from '../../database/prepared'
import type { Bilingual, Database } from '../../database/schema'

type Db = Kysely<Database>

/** Goods by id, including removed ones. */
export const goodsByIds = prepared((db: Db, ids: readonly string[]) =>
  db
    .selectFrom('goods')
    .select(['id', 'name', 'picture', 'shop_price', 'member_price', 'activity_price', 'is_active'])
    .select(['purchase_limit', 'stock', 'removed_at', 'second_half'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids as string[])))),
)

export type PricedGoods = Awaited<ReturnType<typeof goodsByIds>>[number]

export interface PricedOption {
  id: string
  goods_id: string
  name: Bilingual
  price_delta: number
  sold_out: boolean
}

/** Options by id with their goods, in menu order. */
export const optionsByIds = prepared((db: Db, ids: readonly string[]) =>
  db
    .selectFrom('options')
    .innerJoin('option_groups', 'option_groups.id', 'options.group_id')
    .select(['options.id', 'goods_id', 'options.name', 'price_delta', 'sold_out'])
    .where((eb) => eb('options.id', '=', eb.fn.any(eb.val(ids as string[]))))
    .orderBy('option_groups.position')
    .orderBy('option_groups.id')
    .orderBy('options.position')
    .orderBy('options.id'),
)

/** The goods and options of lines, for `priceBasket`, in two statements for any number of lines. */
export async function loadGoods(db: Db, lines: readonly { goodsId: string; optionIds: readonly string[] }[]) {
  const goods = await goodsByIds(db, [...new Set(lines.map(({ goodsId }) => goodsId))])
  const optionIds = [...new Set(lines.flatMap((line) => line.optionIds))]
  const options = optionIds.length > 0 ? await optionsByIds(db, optionIds) : []
  return { goods, options }
}

/** The orders of a customer without cancelled ones. */
const orderedOf = (db: Db, customerId: string) =>
  db.selectFrom('orders').where('customer_id', '=', customerId).where('phase', '<>', 'cancelled')

/**
 * The quantity of each item that a customer ordered today, in the store's time zone, without refunded ones; for purchase limits.
 * Of the order of a shared cart everybody has ordered their own lines.
 */
export async function orderedToday(
  db: Db,
  customerId: string,
  goodsIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  return (await orderedTodayBy(db, [customerId], goodsIds, now)).get(customerId) ?? new Map<string, number>()
}

/** Of orders since a time; a day has at most 25 hours, and the bound lets the index limit the rows whose local day is computed. */
const boughtToday = prepared((db: Db, whose: readonly string[], which: readonly string[], since: Date, now: Date) => ({
  compile: () =>
    sql<{ buyer: string; item: string; quantity: number }>`
    select buyer, item, sum(quantity)::int as quantity from (
      select orders.customer_id as buyer, line.item_id as item, line.quantity - line.refunded_quantity as quantity,
        orders.placed_at, orders.store_id
      from orders join order_lines as line on line.order_id = orders.id
      where orders.customer_id = any(${whose}) and orders.phase <> 'cancelled' and line.item_id = any(${which})
        and line.item_kind = 'goods' and orders.placed_at >= ${since}
        and not exists (select from group_carts where group_carts.order_id = orders.id)
      union all
      select chosen.customer_id, chosen.goods_id, line.quantity - line.refunded_quantity, orders.placed_at, orders.store_id
      from group_cart_lines as chosen
        join group_carts on group_carts.id = chosen.cart_id
        join orders on orders.id = group_carts.order_id
        join order_lines as line on line.order_id = orders.id and line.position = chosen.position
      where chosen.customer_id = any(${whose}) and orders.phase <> 'cancelled' and chosen.goods_id = any(${which})
        and orders.placed_at >= ${since}
    ) as bought join stores on stores.id = bought.store_id
    where (placed_at at time zone time_zone)::date = (${now}::timestamptz at time zone time_zone)::date
    group by buyer, item`.compile(db),
}))

/** `orderedToday` of several customers, by their ids. */
export async function orderedTodayBy(
  db: Db,
  customerIds: readonly string[],
  goodsIds: readonly string[],
  now: Date,
): Promise<Map<string, Map<string, number>>> {
  const rows = await boughtToday(db, customerIds, goodsIds, minutesAfter(now, -26 * 60), now)
  const byBuyer = new Map<string, Map<string, number>>()
  for (const { buyer, item, quantity } of rows)
    byBuyer.set(buyer, (byBuyer.get(buyer) ?? new Map<string, number>()).set(item, quantity))
  return byBuyer
}

/** `orderedToday` of those items that have a purchase limit; nothing for a visitor. */
export async function limitedToday(
  db: Db,
  customerId: string | undefined,
  goods: readonly { id: string; purchase_limit: number | null }[],
  now: Date,
): Promise<Map<string, number>> {
  const limited = goods.filter(({ purchase_limit }) => purchase_limit !== null).map(({ id }) => id)
  return customerId && limited.length > 0 ? orderedToday(db, customerId, limited, now) : new Map<string, number>()
}

const known = prepared((db: Db, customerId: string, storeIds: readonly string[]) =>
  db
    .selectFrom('stores')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(storeIds as string[]))))
    .where((eb) =>
      eb.exists(orderedOf(db, customerId).select('orders.id').whereRef('orders.store_id', '=', eb.ref('stores.id'))),
    ),
)

/** The stores among `storeIds` where a customer has an order that is not cancelled; each search ends at the first. */
export const knownStores = async (db: Db, customerId: string, storeIds: readonly string[]): Promise<Set<string>> =>
  new Set((await known(db, customerId, storeIds)).map(({ id }) => id))

interface PurchasedItem {
  readonly goodsId: string
  readonly optionIds: readonly string[]
}

/** Everything but stores and coupons that pricing of a customer's lines needs, in four statements for any number of lines. */
export async function loadBasket(
  db: Db,
  customerId: string,
  lines: readonly PurchasedItem[],
  storeIds: readonly string[],
  now: Date,
) {
  const goods = await loadGoods(db, lines)
  const ids = goods.goods.map(({ id }) => id)
  return {
    ...goods,
    orderedToday: await orderedToday(db, customerId, ids, now),
    known: await knownStores(db, customerId, storeIds),
  }
}
