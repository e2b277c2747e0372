import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { GoodsFilter, GoodsSort } from '@contract/calls/goods'
import { ascending, descending, Keyset, type Slice, type SortKey } from '../../../database/keyset'
import type { Database } from '../../../database/schema'
import { tierOf } from '../../../database/tier'
import type { SearchQuery } from '../../../database/words'
import { nearbyIds, type NearbySearch } from '../../store/nearby/queries'
import { goodsPrice } from '../../pricing/queries'
import { goodsOnSale } from '../../dish/queries'

type Db = Kysely<Database>
type Near = { id: string; distance: number; is_open: boolean; reach: number }

/** Number of nearest stores that are searched for goods; later pages search `spare` more (store/nearby). */
const lookedInto = { near: 300, spare: 100 }

/** Criteria of a goods search, at the stores `near` or in one. Prices are in fen, both ends included. */
export interface GoodsSearch {
  readonly near: Pick<NearbySearch, 'place' | 'now' | 'categories' | 'query' | 'reach'>
  /** Conditions on goods. */
  readonly query?: SearchQuery
  readonly storeId?: string
  readonly filters: readonly GoodsFilter[]
  readonly priceFrom?: number
  readonly priceTo?: number
  readonly isMember: boolean
}

const filters: Record<GoodsFilter, RawBuilder<boolean>> = {
  specials: sql`goods.is_active and goods.activity_price is not null`,
  member: sql`goods.member_price is not null`,
  openNow: sql`near.is_open`,
  inStock: sql`goods.stock > 0`,
}

const bestSold = descending('integer', sql`goods.sales`)
const orders: Record<GoodsSort, (search: GoodsSearch) => readonly SortKey[]> = {
  match: ({ query }) => [
    descending('integer', sql`(goods.stock > 0)::int`),
    descending('integer', sql`near.is_open::int`),
    ...(query ? [descending('integer', tierOf(sql`goods.words`, query))] : []),
    bestSold,
  ],
  sales: () => [bestSold],
  priceUp: ({ isMember }) => [ascending('integer', goodsPrice(isMember))],
  priceDown: ({ isMember }) => [descending('integer', goodsPrice(isMember))],
  distance: () => [],
}

/** The sort keys; distance breaks ties. */
const orderOf = (search: GoodsSearch, sort: GoodsSort): Keyset =>
  new Keyset([...orders[sort](search), ascending('float', sql`near.distance`), ascending('id', sql`goods.id`)])

/** Goods of the nearest stores that deliver to the place. */
function goodsNear(db: Db, { near, storeId, query, isMember, ...search }: GoodsSearch) {
  const limit = near.reach === undefined ? lookedInto.near : lookedInto.near + lookedInto.spare
  const ids = nearbyIds({ ...near, sort: 'distance', filters: [], slice: { limit } })
  const stores = sql<Near>`(select id, distance, is_open, max(distance) over () as reach from ${ids} as listed)`
  let goods = goodsOnSale(db)
    .innerJoin(stores.as<'near'>('near'), 'near.id', 'goods.store_id')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .where(sql<boolean>`near.distance <= stores.range_meters`)
  if (storeId) goods = goods.where('goods.store_id', '=', storeId)
  if (query) goods = goods.where(sql<boolean>`goods.words @@ ${query.any}::tsquery`)
  for (const filter of search.filters) goods = goods.where(filters[filter])
  if (search.priceFrom !== undefined) goods = goods.where(goodsPrice(isMember), '>=', search.priceFrom)
  if (search.priceTo !== undefined) goods = goods.where(goodsPrice(isMember), '<=', search.priceTo)
  return goods
}

export type FoundRow = Awaited<ReturnType<typeof findGoodsNear>>[number]

/** One page of a goods search; `reach` is the distance of the farthest store searched. */
export function findGoodsNear(db: Db, search: GoodsSearch, sort: GoodsSort, slice: Slice) {
  const goods = goodsNear(db, search)
    .select('stores.name as store_name')
    .select('stores.range_meters')
    .select(['near.distance', 'near.is_open', 'near.reach'])
  return orderOf(search, sort).page(goods, slice).execute()
}

/** Number of goods that a search finds. */
export async function countGoodsNear(db: Db, search: GoodsSearch): Promise<number> {
  const counted = goodsNear(db, search)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

/** The sections of a menu with their number of goods on sale, without empty ones. */
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
