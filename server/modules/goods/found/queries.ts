import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { GoodsFilter, GoodsSort } from '@contract/calls/goods'
import type { Database } from '../../../database/schema'
import { nearbyIds, type NearbySearch } from '../../store/nearby/queries'
import { goodsOnSale } from '../queries'

type Db = Kysely<Database>
type Near = { id: string; distance: number; is_open: boolean; place: string }

/** In how many of the nearest stores goods are looked for. */
const stores = 300

/** Which goods are looked for, at the stores `near` or in one. Prices are in fen, both ends included. */
export interface GoodsSearch {
  readonly near: Pick<NearbySearch, 'place' | 'now' | 'categories' | 'query'>
  /** A `tsquery` that the goods have to match. */
  readonly query?: string
  readonly storeId?: string
  readonly filters: readonly GoodsFilter[]
  readonly priceFrom?: number
  readonly priceTo?: number
  readonly isMember: boolean
}

/** What the caller pays, by the rule of pricing/price.ts. */
const price = (isMember: boolean) => sql<number>`least(goods.shop_price,
  case when goods.is_active then goods.activity_price end, ${isMember ? sql`goods.member_price` : sql`null`})`

const filters: Record<GoodsFilter, RawBuilder<boolean>> = {
  specials: sql`goods.is_active and goods.activity_price is not null`,
  member: sql`goods.member_price is not null`,
  openNow: sql`near.is_open`,
  inStock: sql`goods.stock > 0`,
}

const orders: Record<GoodsSort, (search: GoodsSearch) => readonly RawBuilder<unknown>[]> = {
  match: () => [sql`goods.stock > 0 desc`, sql`near.is_open desc`, sql`goods.sales desc`],
  sales: () => [sql`goods.sales desc`],
  priceUp: ({ isMember }) => [price(isMember)],
  priceDown: ({ isMember }) => [sql`${price(isMember)} desc`],
  distance: () => [sql`near.distance`],
}

/** Goods of the nearest stores that deliver to the place. */
function goodsNear(db: Db, { near, storeId, query, isMember, ...search }: GoodsSearch) {
  const ids = nearbyIds({ ...near, sort: 'distance', filters: [], offset: 0, limit: stores })
  let goods = goodsOnSale(db)
    .innerJoin(sql<Near>`${ids}`.as<'near'>('near'), 'near.id', 'goods.store_id')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .where(sql<boolean>`near.distance <= stores.range_meters`)
  if (storeId) goods = goods.where('goods.store_id', '=', storeId)
  if (query) goods = goods.where(sql<boolean>`goods.words @@ ${query}::tsquery`)
  for (const filter of search.filters) goods = goods.where(filters[filter])
  if (search.priceFrom !== undefined) goods = goods.where(price(isMember), '>=', search.priceFrom)
  if (search.priceTo !== undefined) goods = goods.where(price(isMember), '<=', search.priceTo)
  return goods
}

export type FoundRow = Awaited<ReturnType<typeof findGoodsNear>>[number]

/** One page of the goods that were searched for, the nearer first where the order does not tell them apart. */
export function findGoodsNear(db: Db, search: GoodsSearch, sort: GoodsSort, offset: number, limit: number) {
  let goods = goodsNear(db, search)
    .select('stores.name as store_name')
    .select('stores.range_meters')
    .select([sql<number>`near.distance`.as('distance'), sql<boolean>`near.is_open`.as('is_open')])
  for (const order of orders[sort](search)) goods = goods.orderBy(order)
  return goods
    .orderBy(sql`near.distance`)
    .orderBy('goods.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** How many goods a search finds. */
export async function countGoodsNear(db: Db, search: GoodsSearch): Promise<number> {
  const counted = goodsNear(db, search)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** The sections of a menu with how many goods on sale each holds; empty ones are left out. */
export function menuSections(db: Db, storeId: string) {
  return db
    .selectFrom('menu_categories')
    .innerJoin('goods', 'goods.menu_category_id', 'menu_categories.id')
    .select(['menu_categories.id', 'menu_categories.name', sql<number>`count(*)::int`.as('count')])
    .where('menu_categories.store_id', '=', storeId)
    .where('goods.removed_at', 'is', null)
    .groupBy('menu_categories.id')
    .orderBy('menu_categories.position')
    .orderBy('menu_categories.id')
    .execute()
}
