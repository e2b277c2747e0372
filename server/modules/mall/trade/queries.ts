import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>

/** SKUs with their product, shop, shipping template and the stock of all warehouses; unknown ids are skipped. */
export function skusInFull(db: Db, skuIds: readonly string[]) {
  return db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .innerJoin('shipping_templates', 'shipping_templates.id', 'products.template_id')
    .select(['skus.id', 'skus.product_id', 'choice', 'skus.picture as sku_picture', 'weight', 'volume'])
    .select(['shop_price', 'member_price', 'activity_price', 'is_active', 'skus.purchase_limit', 'skus.removed_at'])
    .select(['products.name', 'products.picture', 'axes', 'products.removed_at as product_removed_at'])
    .select('products.category_key')
    .select(['products.purchase_limit as product_limit', 'products.store_id'])
    .select(['stores.name as shop_name', 'stores.logo as shop_logo', 'stores.status as shop_status'])
    .select(['full_discounts', 'commission_rate', 'time_zone'])
    .select(['template_id', 'unit', 'rules', 'excluded'])
    .select((eb) =>
      eb
        .selectFrom('sku_stock')
        .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('stock'))
        .whereRef('sku_id', '=', 'skus.id')
        .as('stock'),
    )
    .where((eb) => eb('skus.id', '=', eb.fn.any(eb.val([...skuIds]))))
    .execute()
}

export type SkuInFull = Awaited<ReturnType<typeof skusInFull>>[number]

/** How many of each SKU of some products a customer has ordered and neither cancelled nor given back. */
export function boughtOf(db: Db, customerId: string, productIds: readonly string[]) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('skus', 'skus.id', 'order_lines.item_id')
    .select(['skus.product_id', 'skus.id as sku_id'])
    .select(sql<number>`sum(order_lines.quantity - order_lines.refunded_quantity)::int`.as('quantity'))
    .where('orders.customer_id', '=', customerId)
    .where('orders.kind', '=', 'mall')
    .where('orders.phase', '<>', 'cancelled')
    .where((eb) => eb('skus.product_id', '=', eb.fn.any(eb.val([...productIds]))))
    .groupBy(['skus.product_id', 'skus.id'])
    .execute()
}

/** The names of all warehouses by id. */
export async function warehouseNames(db: Db) {
  const rows = await db.selectFrom('warehouses').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
