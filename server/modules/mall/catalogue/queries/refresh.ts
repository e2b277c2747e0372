import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../database/schema'

/**
 * Recomputes the columns that products derive from their SKUs and stock: the lowest prices, the offers, and whether any
 * is in stock. Every writer of SKUs, prices or stock calls it in the same transaction; products without SKUs stay as
 * they are.
 */
export async function refreshProducts(db: Kysely<Database>, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`
    update products set price_from = found.price_from, member_from = found.member_from, one_price = found.one_price,
      member_offer = found.member_offer, activity_offer = found.activity_offer, in_stock = found.in_stock
    from (
      select product_id, min(open) as price_from, min(least(open, member_price)) as member_from,
        min(open) = max(open) as one_price, bool_or(member_price < open) is true as member_offer,
        bool_or(is_active and activity_price < shop_price) is true as activity_offer,
        bool_or(stock > 0) as in_stock
      from skus
      cross join lateral (
        select least(shop_price, case when is_active then activity_price end) as open,
          (select coalesce(sum(quantity), 0) from sku_stock where sku_id = skus.id) as stock
      ) as now
      where product_id = any(${[...productIds]}::uuid[]) and removed_at is null
      group by product_id
    ) as found
    where products.id = found.product_id`.execute(db)
}
