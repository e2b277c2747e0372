import { type Kysely, sql } from 'kysely'
import { minutesAfter } from '../../../clock'
import type { Bilingual, Database } from '../../../database/schema'

type Db = Kysely<Database>

/** Goods by id, including removed ones. */
export function goodsByIds(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('goods')
    .select(['id', 'name', 'picture', 'shop_price', 'member_price', 'activity_price', 'is_active'])
    .select(['purchase_limit', 'stock', 'removed_at', 'second_half'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
}

export type PricedGoods = Awaited<ReturnType<typeof goodsByIds>>[number]

export interface PricedOption {
  id: string
  goods_id: string
  name: Bilingual
  price_delta: number
  sold_out: boolean
}

/** Options by id with their goods, in menu order. */
export function optionsByIds(db: Db, ids: readonly string[]): Promise<PricedOption[]> {
  return db
    .selectFrom('options')
    .innerJoin('option_groups', 'option_groups.id', 'options.group_id')
    .select(['options.id', 'goods_id', 'options.name', 'price_delta', 'sold_out'])
    .where((eb) => eb('options.id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('option_groups.position')
    .orderBy('option_groups.id')
    .orderBy('options.position')
    .orderBy('options.id')
    .execute()
}

/** The goods and options of lines, for `priceBasket`, in two statements for any number of lines. */
export async function loadGoods(db: Db, lines: readonly { goodsId: string; optionIds: readonly string[] }[]) {
  const goods = await goodsByIds(db, [...new Set(lines.map(({ goodsId }) => goodsId))])
  const options = await optionsByIds(db, [...new Set(lines.flatMap(({ optionIds }) => optionIds))])
  return { goods, options }
}

/** The orders of a customer without cancelled ones. */
const orderedOf = (db: Db, customerId: string) =>
  db.selectFrom('orders').where('customer_id', '=', customerId).where('phase', '<>', 'cancelled')

/** The quantity of each item that a customer ordered today, in the store's time zone, without refunded ones; for purchase limits. */
export async function orderedToday(
  db: Db,
  customerId: string,
  goodsIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await orderedOf(db, customerId)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .select((eb) => ['item_id', eb.fn.sum<number>(eb('quantity', '-', eb.ref('refunded_quantity'))).as('quantity')])
    // A day has at most 25 hours; this bound lets the index on time limit the rows whose local day is computed.
    .where('placed_at', '>=', minutesAfter(now, -26 * 60))
    .where(sql<boolean>`(placed_at at time zone time_zone)::date = (${now}::timestamptz at time zone time_zone)::date`)
    .where((eb) => eb('item_id', '=', eb.fn.any(eb.val([...goodsIds]))))
    .where('item_kind', '=', 'goods')
    .groupBy('item_id')
    .execute()
  return new Map(rows.map(({ item_id, quantity }) => [item_id, Number(quantity)]))
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

/** The stores among `storeIds` where a customer has an order that is not cancelled. */
export async function knownStores(db: Db, customerId: string, storeIds: readonly string[]): Promise<Set<string>> {
  const rows = await orderedOf(db, customerId)
    .select('store_id')
    .distinct()
    .where((eb) => eb('store_id', '=', eb.fn.any(eb.val([...storeIds]))))
    .execute()
  return new Set(rows.flatMap(({ store_id }) => store_id ?? []))
}

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
