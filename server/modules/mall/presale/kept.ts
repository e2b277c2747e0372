import type { Kysely } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Database, SkuSnapshot } from '../../../database/schema'
import { sum } from '../../pricing/amounts'
import { unshippedLines } from '../order/queries'
import type { StockRow } from '../stock/allocate'
import type { SkuInFull } from '../trade/queries'
import { boughtInPresale } from './queries'
import type { OrderTerms } from './terms'

/** Fixed part of a changed presale order: the goods, at their price, from the warehouses that reserved them. */
export interface FixedPart {
  readonly terms: OrderTerms
  /** The region that the order goes to now. */
  readonly region: string
  /** Stock reserved for the order, by warehouse, which replaces the free stock. */
  readonly stock: readonly StockRow[]
  /** A SKU as the order bought it: sold still, at the order's price, in its quantity. */
  asBought(sku: SkuInFull): SkuInFull
}

/** Fixed part of a presale order. */
export async function keptOf(db: Kysely<Database>, orderId: OrderId): Promise<FixedPart> {
  const { price, snapshot, region_code: region, ...terms } = await boughtInPresale(db, orderId)
  const lines = await unshippedLines(db, orderId)
  const stock = lines.map(({ sku_id, warehouse_id, quantity }) => ({
    skuId: sku_id,
    warehouseId: warehouse_id,
    quantity,
  }))
  const { shopPrice } = snapshot as SkuSnapshot
  return {
    terms,
    region,
    stock,
    asBought: (sku) => ({
      ...sku,
      ...{ shop_price: Math.max(shopPrice, price), member_price: null, activity_price: price, is_active: true },
      ...{ full_discounts: [], purchase_limit: null, product_limit: null },
      ...{ removed_at: null, product_removed_at: null, shop_status: 'open' as const },
      stock: sum(stock, ({ quantity }) => quantity),
    }),
  }
}
