import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { Database, ProductTable, ShippingTemplateTable, SkuTable } from '../../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A shop of the mall; undefined for a store of another business. */
export const shopOfMall = (db: Db, storeId: string) =>
  db
    .selectFrom('stores')
    .select(['id', 'name'])
    .where('id', '=', storeId)
    .where('business', '=', 'mall')
    .executeTakeFirst()

/** A product with all that its merchant edits, on sale or not. */
export const productInFull = (db: Db, id: string) =>
  db
    .selectFrom('products')
    .select(['id', 'store_id', 'version', 'name', 'note', 'category_key', 'template_id', 'removed_at'])
    .select(['picture', 'cover', 'cover_ratio', 'pictures', 'axes', 'details', 'free_return_days', 'purchase_limit'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
export type ProductInFull = Awaited<ReturnType<typeof productInFull>>

/** The SKUs of a product on sale in their order, with what all warehouses have of each. */
export const skusToEdit = (db: Db, productId: string) =>
  db
    .selectFrom('skus')
    .select(['id', 'choice', 'shop_price', 'member_price', 'weight'])
    .select(sql<number>`(select coalesce(sum(quantity), 0)::int from sku_stock where sku_id = skus.id)`.as('stock'))
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()
export type SkuToEdit = Awaited<ReturnType<typeof skusToEdit>>[number]

/** A category that products can be in, with its parent; undefined for an unknown one or a parent. */
export const childCategory = (db: Db, key: string) =>
  db
    .selectFrom('product_categories')
    .innerJoin('product_categories as parents', 'parents.key', 'product_categories.parent_key')
    .select(['product_categories.name', 'parents.key as group_key', 'parents.name as group_name'])
    .where('product_categories.key', '=', key)
    .executeTakeFirst()

/** The shipping fees of a shop. */
export const templatesOf = (db: Db, storeId: string) =>
  db
    .selectFrom('shipping_templates')
    .select(['id', 'name', 'unit', 'rules', 'excluded'])
    .where('store_id', '=', storeId)
    .orderBy('id')
    .execute()
export type TemplateRow = Awaited<ReturnType<typeof templatesOf>>[number]

export async function insertTemplate(tx: Tx, row: Insertable<ShippingTemplateTable>): Promise<void> {
  await tx.insertInto('shipping_templates').values(row).execute()
}

export async function updateTemplate(tx: Tx, id: string, change: Updateable<ShippingTemplateTable>): Promise<void> {
  await tx.updateTable('shipping_templates').set(change).where('id', '=', id).execute()
}

export async function insertProduct(tx: Tx, row: Insertable<ProductTable>): Promise<void> {
  await tx.insertInto('products').values(row).execute()
}

/** Changes a locked product, which counts as one change. */
export async function updateProduct(tx: Tx, id: string, change: Updateable<ProductTable>): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Takes all SKUs of a locked product off sale; those that stay are put on sale again one by one. */
export async function removeSkus(tx: Tx, productId: string, removed_at: Date): Promise<void> {
  const skus = tx.updateTable('skus').set({ removed_at }).where('product_id', '=', productId)
  await skus.where('removed_at', 'is', null).execute()
}

export async function insertSkus(tx: Tx, rows: readonly Insertable<SkuTable>[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('skus').values(rows).execute()
}

/** Puts SKUs on sale again, with another choice and price. */
export async function updateSkus(
  tx: Tx,
  skus: readonly Pick<SkuTable, 'id' | 'choice' | 'shop_price' | 'member_price' | 'weight' | 'position'>[],
): Promise<void> {
  if (skus.length === 0) return
  await sql`
    update skus set choice = array(select jsonb_array_elements_text(changed.choice)::smallint),
      shop_price = changed.shop_price, member_price = changed.member_price, weight = changed.weight,
      position = changed.position, removed_at = null
    from jsonb_to_recordset(${JSON.stringify(skus)}::jsonb) as changed(
      id uuid, choice jsonb, shop_price bigint, member_price bigint, weight int, position int)
    where skus.id = changed.id`.execute(tx)
}

/** Records what a warehouse has of new SKUs. */
export async function insertStock(
  tx: Tx,
  warehouse_id: string,
  stock: readonly { readonly sku_id: string; readonly quantity: number }[],
): Promise<void> {
  const rows = stock.filter(({ quantity }) => quantity > 0).map((row) => ({ ...row, warehouse_id }))
  if (rows.length > 0) await tx.insertInto('sku_stock').values(rows).execute()
}
