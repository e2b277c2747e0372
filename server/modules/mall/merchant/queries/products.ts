import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ProductTab } from '@contract/entities/merchant-product'
import { descending, Keyset, type Slice } from '../../../../database/keyset'
import type { Database } from '../../../../database/schema'
import { isNamed } from '../../../merchant/queries/named'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const tabs: Readonly<Record<ProductTab, ReturnType<typeof sql<boolean>>>> = {
  onSale: sql<boolean>`(products.removed_at is null and in_stock)`,
  soldOut: sql<boolean>`(products.removed_at is null and not in_stock)`,
  off: sql<boolean>`products.removed_at is not null`,
}

const newestFirst = new Keyset([
  descending('instant', sql.ref('products.listed_at')),
  descending('id', sql.ref('products.id')),
])

/** Number of a product's SKUs, and their stock. */
const skuCount = sql<number>`(
  select count(*)::int from skus where product_id = products.id and skus.removed_at is null)`.as('sku_count')
const stock = sql<number>`(
  select coalesce(sum(quantity), 0)::int from skus join sku_stock on sku_id = skus.id
  where product_id = products.id and skus.removed_at is null)`.as('stock')

const products = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'version', 'name', 'cover', 'price_from', 'one_price', 'sales', 'products.removed_at'])
    .select([skuCount, stock])

export type ProductRow = Awaited<ReturnType<typeof productHead>>

export interface ProductRange {
  readonly storeId: string
  readonly tab: ProductTab
  /** A part of a name in either language; empty for all. */
  readonly keyword: string
  readonly slice: Slice
}

/** A page of a shop's products. */
export function listProducts(db: Db, { storeId, tab, keyword, slice }: ProductRange) {
  const query = products(db).where('store_id', '=', storeId).where(tabs[tab])
  return newestFirst.page(keyword ? query.where(isNamed('products', keyword)) : query, slice).execute()
}

/** The numbers on the tabs of a shop's products. */
export function countProducts(db: Db, storeId: string) {
  const count = (tab: ProductTab) => sql<number>`count(*) filter (where ${tabs[tab]})::int`.as(tab)
  return db
    .selectFrom('products')
    .select([count('onSale'), count('soldOut'), count('off')])
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
}

/** One product, on sale or not. */
export function productHead(db: Db, id: string) {
  return products(db).select('axes').where('id', '=', id).executeTakeFirstOrThrow()
}

/** The SKUs of a product in their order, with the stock of each warehouse. */
export function skusOf(db: Db, productId: string) {
  return db
    .selectFrom('skus')
    .select(['id', 'choice', 'shop_price', 'member_price', 'activity_price', 'is_active'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('sku_stock')
          .select(['warehouse_id as warehouseId', 'quantity'])
          .whereRef('sku_id', '=', 'skus.id')
          .orderBy('warehouse_id'),
      ).as('stock'),
    )
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()
}

/** The warehouses in their order. */
export function warehouses(db: Db) {
  return db.selectFrom('warehouses').select(['id', 'name']).orderBy('position').orderBy('id').execute()
}

/**
 * Locks the stock of a product, by its key, and then the product, as orders do that take the last piece; answers its version.
 */
export async function lockProduct(tx: Tx, id: string): Promise<number> {
  await sql`
    select from sku_stock where sku_id in (select id from skus where product_id = ${id})
    order by sku_id, warehouse_id for no key update`.execute(tx)
  const row = await tx
    .selectFrom('products')
    .select('version')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.version
}

/** Counts a change of a locked product, and puts it on sale or takes it off. */
export async function changeProduct(tx: Tx, id: string, removedAt: Date | null | undefined): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ version: eb('version', '+', 1), ...(removedAt !== undefined && { removed_at: removedAt }) }))
    .where('id', '=', id)
    .execute()
}

/** Changes the prices of a SKU of a locked product. */
export async function setPrices(
  tx: Tx,
  skuId: string,
  prices: { readonly shop_price: number; readonly member_price: number | null },
): Promise<void> {
  await tx.updateTable('skus').set(prices).where('id', '=', skuId).execute()
}

/** Changes what a warehouse has of a SKU of a locked product by so much, to no less than nothing. */
export async function changeStock(tx: Tx, skuId: string, warehouseId: string, by: number): Promise<void> {
  await tx
    .insertInto('sku_stock')
    .values({ sku_id: skuId, warehouse_id: warehouseId, quantity: Math.max(0, by) })
    .onConflict((conflict) =>
      conflict
        .columns(['sku_id', 'warehouse_id'])
        .doUpdateSet({ quantity: sql<number>`greatest(0, sku_stock.quantity + ${by})` }),
    )
    .execute()
}
