import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { sha256 } from '../../../security/hash'

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
    .select(['products.category_key', 'products.free_return_days'])
    .select(['products.purchase_limit as product_limit', 'products.store_id'])
    .select(['stores.name as shop_name', 'stores.logo as shop_logo', 'stores.status as shop_status'])
    .select(['full_discounts', 'time_zone'])
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

/** Subject of purchase limits: a customer, and everybody on the same device. */
export interface Buyer {
  readonly customerId: string
  /** A hash of the device; null for one that is not known. */
  readonly device: string | null
}

/** Buyer of a call. */
export const buyerOf = ({ customer, device }: SignedIn): Buyer => ({
  customerId: customer.id,
  device: device === undefined ? null : sha256(device),
})

/** Serialises orders from one device, so that they see each other's purchases. */
export async function lockDevice(tx: Transaction<Database>, { device }: Buyer): Promise<void> {
  if (device !== null) await sql`select pg_advisory_xact_lock(hashtextextended(${`device:${device}`}, 0))`.execute(tx)
}

/** The ids of the orders that limits of a buyer count. */
export const ordersOf = ({ customerId, device }: Buyer) =>
  device === null
    ? sql<string>`(select id from orders where customer_id = ${customerId} and kind = 'mall')`
    : sql<string>`(
        select id from orders where customer_id = ${customerId} and kind = 'mall'
        union select order_id from mall_orders where device = ${device}
      )`

/** Quantities of each SKU of some products that a buyer has ordered and neither cancelled nor returned. */
export function boughtOf(db: Db, buyer: Buyer, productIds: readonly string[]) {
  return db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('skus', 'skus.id', 'order_lines.item_id')
    .select(['skus.product_id', 'skus.id as sku_id'])
    .select(sql<number>`sum(order_lines.quantity - order_lines.refunded_quantity)::int`.as('quantity'))
    .where(sql<boolean>`orders.id in ${ordersOf(buyer)}`)
    .where('orders.phase', '<>', 'cancelled')
    .where((eb) => eb('skus.product_id', '=', eb.fn.any(eb.val([...productIds]))))
    .groupBy(['skus.product_id', 'skus.id'])
    .execute()
}

/** The names and regions of all warehouses by id. */
export async function warehouses(db: Db) {
  const rows = await db.selectFrom('warehouses').select(['id', 'name', 'region_code as region']).execute()
  return new Map(rows.map(({ id, ...warehouse }) => [id, warehouse]))
}
