import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ProductFilter, ProductSort } from '@contract/calls/mall'
import { ascending, descending, type KeyedRow, Keyset, type Slice, type SortKey } from '../../../../database/keyset'
import type { Bilingual, Database, SkuTable } from '../../../../database/schema'
import { preparedBy } from '../../../../database/prepared'
import { tierOf } from '../../../../database/tier'
import type { SearchQuery } from '../../../../database/words'

type Db = Kysely<Database>

/** Criteria of a list of products. Prices are in fen, both ends included. */
export interface ProductSearch {
  /** The key of a category or of its parent. */
  readonly category?: string | undefined
  readonly shopId?: string | undefined
  readonly query?: SearchQuery | undefined
  readonly filters: readonly ProductFilter[]
  readonly priceFrom?: number | undefined
  readonly priceTo?: number | undefined
  readonly isMember: boolean
}

/**
 * Search bounds of a keyword: it is matched within the first `walked` products of the order, and if few match, by the
 * index of words.
 */
const bounds = { walked: 2000, common: 200, kept: 1000 } as const

const cheapest = (isMember: boolean) => (isMember ? sql.ref('products.member_from') : sql.ref('products.price_from'))

const conditions: Record<ProductFilter, RawBuilder<boolean>> = {
  activity: sql<boolean>`products.activity_offer`,
  member: sql<boolean>`products.member_offer`,
  inStock: sql<boolean>`products.in_stock`,
}

const sales = descending('integer', sql.ref('products.sales'))
const newestId = descending('id', sql.ref('products.id'))

const orders: Record<ProductSort, (search: ProductSearch) => readonly SortKey[]> = {
  match: ({ query }) =>
    query
      ? [
          descending('integer', tierOf(sql.ref('products.words'), query)),
          descending('integer', sql`products.in_stock::int`),
          sales,
          newestId,
        ]
      : [sales, newestId],
  sales: () => [sales, newestId],
  newest: () => [descending('instant', sql.ref('products.listed_at')), newestId],
  priceUp: ({ isMember }) => [ascending('integer', cheapest(isMember)), ascending('id', sql.ref('products.id'))],
  priceDown: ({ isMember }) => [descending('integer', cheapest(isMember)), newestId],
}

const priceColumns = ['shop_price', 'member_price', 'activity_price', 'activity_type', 'is_active'] as const

const cardColumns = [
  'products.id',
  'products.store_id',
  'products.name',
  'products.cover',
  'products.cover_ratio',
  'products.tags',
  'products.one_price',
  'products.in_stock',
  'products.sales',
] as const

/** The prices of a SKU as JSON carries them. */
type SkuPrices = Pick<Selectable<SkuTable>, (typeof priceColumns)[number]>

/** Prices of a product's cheapest SKU; a constant, since every list would otherwise build and compile it again. */
const cheapestSku = (memberPrice: string) =>
  sql<SkuPrices | null>`(
    select to_json(prices) from (
      select shop_price, member_price, activity_price, activity_type, is_active from skus
      where skus.product_id = products.id and skus.removed_at is null
      order by least(skus.shop_price, case when skus.is_active then skus.activity_price end, ${sql.raw(memberPrice)}),
        skus.position
      limit 1
    ) as prices
  )`.as('sku')
const cheapestSkus = { member: cheapestSku('skus.member_price'), anyone: cheapestSku('null') }

/** Products with the prices of their cheapest SKU, also those no longer on sale. */
const allCards = (db: Db, isMember: boolean) =>
  db
    .selectFrom('products')
    .select(cardColumns)
    .select(cheapestSkus[isMember ? 'member' : 'anyone'])

/** Products on sale. */
const cards = (db: Db, isMember: boolean) => allCards(db, isMember).where('products.removed_at', 'is', null)

/** Columns of a product in a list. */
export type ProductCardRow = Omit<Awaited<ReturnType<typeof findProducts>>[number], keyof KeyedRow>

const and = sql` and `

/** Scope of a product search, and its filters. */
function conditionsOf({ category, shopId, filters, priceFrom, priceTo, isMember }: ProductSearch) {
  const price = cheapest(isMember)
  return {
    within: [
      sql<boolean>`products.removed_at is null`,
      ...(category ? [sql<boolean>`(products.category_key = ${category} or products.group_key = ${category})`] : []),
      ...(shopId ? [sql<boolean>`products.store_id = ${shopId}`] : []),
    ],
    wanted: [
      ...filters.map((filter) => conditions[filter]),
      ...(priceFrom === undefined ? [] : [sql<boolean>`${price} >= ${priceFrom}`]),
      ...(priceTo === undefined ? [] : [sql<boolean>`${price} <= ${priceTo}`]),
    ],
  }
}

/**
 * The ids of products that match a keyword: of a common word the first ones of the order, of a rare one all, up to a bound.
 * The planner cannot choose itself, since its statistics cover only the most common words.
 */
function matching(search: ProductSearch, { any }: SearchQuery, sort: ProductSort): RawBuilder<string> {
  const { within, wanted } = conditionsOf(search)
  const { order } = new Keyset(orders[sort === 'match' ? 'sales' : sort](search))
  const matches = sql.join([...wanted, sql`products.words @@ ${any}::tsquery`], and)
  return sql`(
    with walked as materialized (
      select id from (
        select * from products where ${sql.join(within, and)} order by ${order} limit ${sql.lit(bounds.walked)}
      ) as products where ${matches}
    )
    select id from walked
    union (
      select id from products
      where (select count(*) from walked) < ${sql.lit(bounds.common)} and ${sql.join(within, and)} and ${matches}
      limit ${sql.lit(bounds.kept)}
    )
  )`
}

function pageOf(db: Db, search: ProductSearch, sort: ProductSort, slice: Slice) {
  const { within, wanted } = conditionsOf(search)
  const { query } = search
  let products = cards(db, search.isMember)
  if (query) products = products.where('products.id', 'in', matching(search, query, sort))
  else for (const condition of [...within, ...wanted]) products = products.where(condition)
  return new Keyset(orders[sort](search)).page(products, slice)
}

/** The first page of a list of all products, which most callers ask for. */
const firstPage = preparedBy(
  ({ sort, filters, isMember }: Pick<ProductSearch, 'filters' | 'isMember'> & { readonly sort: ProductSort }) =>
    [sort, isMember, ...filters].join(' '),
  (db: Db, { sort, ...search }, limit: number) => pageOf(db, search, sort, { limit }),
)

/** One page of products. */
export function findProducts(db: Db, search: ProductSearch, sort: ProductSort, slice: Slice) {
  const { category, shopId, query, priceFrom, priceTo, isMember, filters } = search
  const narrower = [category, shopId, query, priceFrom, priceTo, slice.after]
  if (narrower.some((each) => each !== undefined)) return pageOf(db, search, sort, slice).execute()
  return firstPage(db, { sort, isMember, filters }, slice.limit)
}

/** Names of products that match a keyword by their own name, the best matches first. */
export async function productNames(db: Db, query: SearchQuery, limit: number) {
  const search = { query: { ...query, any: query.names }, filters: [], isMember: false }
  const rows = await findProducts(db, search, 'match', { limit })
  return rows.map(({ name }) => name)
}

/** Name and picture of a product on sale. */
export function productById(db: Db, id: string) {
  return db
    .selectFrom('products')
    .select(['name', 'picture'])
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Products by their ids with their shops, also those no longer on sale. */
export function keptProducts(db: Db, ids: readonly string[], isMember: boolean) {
  return allCards(db, isMember)
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select(['products.category_key', 'price_from', 'products.removed_at'])
    .select(['stores.name as shop_name', 'stores.status as shop_status'])
    .select(
      sql<string | null>`(select min(id::text) from skus where product_id = products.id and removed_at is null
        having count(*) = 1)`.as('only_sku'),
    )
    .where((eb) => eb('products.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
}

/** The warehouse that a product is shipped from. */
interface ShippedFrom {
  readonly name: Bilingual
  readonly region: string
}

export type ProductInFull = NonNullable<Awaited<ReturnType<typeof findProduct>>>

/** One product with its SKUs and their stock, its shop, and where it is shipped from; undefined when it is not sold. */
export function findProduct(db: Db, id: string, isMember: boolean) {
  return cards(db, isMember)
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .innerJoin('shipping_templates', 'shipping_templates.id', 'products.template_id')
    .select(['note', 'picture', 'products.pictures', 'axes', 'details', 'free_return_days', 'purchase_limit'])
    .select(['stores.name as shop_name', 'stores.logo as shop_logo', 'stores.rating', 'stores.monthly_sales'])
    .select(['shipping_templates.id as template_id', 'unit', 'rules', 'excluded'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('skus')
          .select(['id', 'choice', 'skus.picture', 'skus.purchase_limit', 'weight', 'volume', ...priceColumns])
          .select((sku) =>
            sku
              .selectFrom('sku_stock')
              .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('stock'))
              .whereRef('sku_id', '=', 'skus.id')
              .as('stock'),
          )
          .whereRef('skus.product_id', '=', 'products.id')
          .where('skus.removed_at', 'is', null)
          .orderBy('skus.position'),
      ).as('skus'),
    )
    .select((eb) =>
      eb
        .selectFrom('sku_stock')
        .innerJoin('skus', 'skus.id', 'sku_stock.sku_id')
        .innerJoin('warehouses', 'warehouses.id', 'sku_stock.warehouse_id')
        .select(
          sql<ShippedFrom>`json_build_object('name', warehouses.name, 'region', warehouses.region_code)`.as('from'),
        )
        .whereRef('skus.product_id', '=', 'products.id')
        .orderBy(sql`sku_stock.quantity > 0`, 'desc')
        .orderBy('warehouses.position')
        .limit(1)
        .as('warehouse'),
    )
    .where('products.id', '=', id)
    .executeTakeFirst()
}

/** A shop of the mall, with the number of its products and their categories; undefined for other stores. */
export function findShop(db: Db, id: string) {
  return db
    .selectFrom('stores')
    .select(['id', 'name', 'logo', 'hero', 'profile', 'notice', 'phone', 'rating', 'monthly_sales'])
    .select((eb) =>
      eb
        .selectFrom('products')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('store_id', '=', 'stores.id')
        .where('removed_at', 'is', null)
        .as('products'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('product_categories')
          .select(['key', 'name'])
          .where('key', 'in', (products) =>
            products
              .selectFrom('products')
              .select('category_key')
              .whereRef('store_id', '=', 'stores.id')
              .where('removed_at', 'is', null),
          )
          .orderBy('position')
          .orderBy('key'),
      ).as('categories'),
    )
    .where('id', '=', id)
    .where('business', '=', 'mall')
    .executeTakeFirst()
}
