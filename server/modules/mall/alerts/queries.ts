import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

/** That a customer waits for a product or for one of its SKUs. */
export interface Waiting {
  readonly id: string
  readonly customerId: string
  readonly productId: string
  /** Null for any SKU of the product. */
  readonly skuId: string | null
}

/** Somebody who waits, since when. */
export interface WaitingSince extends Waiting {
  readonly since: Date
}

/** Whether a product on sale has a SKU. */
export async function hasSku(db: Db, productId: string, skuId: string): Promise<boolean> {
  const row = await db
    .selectFrom('skus')
    .select('id')
    .where('id', '=', skuId)
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Records a back-in-stock alert, one per SKU; a customer who was notified before is added again. */
export async function wait(db: Db, { id, customerId, productId, skuId }: Waiting, at: Date): Promise<void> {
  await db
    .insertInto('product_alerts')
    .values({ id, customer_id: customerId, product_id: productId, sku_id: skuId, created_at: at, back_at: null })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'product_id', 'sku_id']).doUpdateSet({ created_at: at, back_at: null }),
    )
    .execute()
}

/** Ends that a customer waits. */
export async function stopWaiting(db: Db, { customerId, productId, skuId }: Omit<Waiting, 'id'>): Promise<void> {
  await db
    .deleteFrom('product_alerts')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .where('sku_id', skuId === null ? 'is' : '=', skuId)
    .execute()
}

/** SKUs of a product with an alert of a customer. */
export async function waitedFor(db: Db, customerId: string, productId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('product_alerts')
    .select('sku_id')
    .where('customer_id', '=', customerId)
    .where('product_id', '=', productId)
    .where('back_at', 'is', null)
    .orderBy('sku_id')
    .execute()
  return rows.map(({ sku_id }) => sku_id)
}

/** Marks up to `most` alerts whose goods are in stock again, each once, and answers the customers to notify. */
export async function markBack(tx: Transaction<Database>, at: Date, most: number): Promise<WaitingSince[]> {
  const { rows } = await sql<WaitingSince>`
    update product_alerts set back_at = ${at}::timestamptz
    where id in (
      select product_alerts.id from product_alerts join products on products.id = product_alerts.product_id
      where back_at is null and products.removed_at is null and exists (
        select from skus join sku_stock on sku_stock.sku_id = skus.id
        where skus.product_id = product_alerts.product_id and skus.removed_at is null and quantity > 0
          and (product_alerts.sku_id is null or skus.id = product_alerts.sku_id)
      )
      order by product_alerts.id limit ${most} for update of product_alerts skip locked
    )
    returning id, customer_id as "customerId", product_id as "productId", sku_id as "skuId", created_at as since`.execute(
    tx,
  )
  return rows
}
