import { sql, type Kysely, type Insertable, type Transaction } from 'kysely'
import type { Database, PresaleSkuTable, PresaleTable } from '../../database/schema'

/** Products with some of each SKU in stock, of different shops, in an order that stays. */
export const productsFor = (db: Kysely<Database>, count: number) =>
  db
    .selectFrom('products')
    .distinctOn('store_id')
    .select(['id'])
    .where('removed_at', 'is', null)
    .where('in_stock', '=', true)
    .where('purchase_limit', 'is', null)
    .where('price_from', '>=', 3000)
    .orderBy('store_id')
    .orderBy('sales', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()

/** The SKUs of a product with their stock. */
export const skusFor = (db: Kysely<Database>, productId: string) =>
  db
    .selectFrom('skus')
    .select(['id', 'shop_price', 'position'])
    .select((eb) =>
      eb
        .selectFrom('sku_stock')
        .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('stock'))
        .whereRef('sku_id', '=', 'skus.id')
        .as('stock'),
    )
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()

/** The products that have had presales, those that had one first at the start. */
export const productsOnPresale = (db: Kysely<Database>) =>
  db
    .selectFrom('presales')
    .select('product_id as id')
    .groupBy('product_id')
    .orderBy(sql`min(id::text)`)
    .execute()

/** Whether a presale of a product begins just then. */
export async function hasPresale(db: Kysely<Database>, productId: string, depositFrom: Date): Promise<boolean> {
  const found = await db
    .selectFrom('presales')
    .select('id')
    .where('product_id', '=', productId)
    .where('deposit_from', '=', depositFrom)
    .executeTakeFirst()
  return found !== undefined
}

/** Inserts a presale with its SKUs. */
export async function insertPresale(
  tx: Transaction<Database>,
  presale: Insertable<PresaleTable>,
  skus: readonly Insertable<PresaleSkuTable>[],
): Promise<void> {
  await tx.insertInto('presales').values(presale).execute()
  await tx
    .insertInto('presale_skus')
    .values([...skus])
    .execute()
}
