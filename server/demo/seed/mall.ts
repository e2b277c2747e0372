import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { refreshProducts } from '../../modules/mall/catalogue/queries'
import type { Mall } from '../mall'
import { demoId } from './ids'
import {
  mallBannerRows,
  mallSearchWordRows,
  productCategoryRows,
  productRows,
  shopRow,
  skuRows,
  stockRows,
  templateRows,
  warehouseRows,
} from './mall-rows'
import { mallCouponRows } from './mall-coupons'
import { seedMallReviews } from './mall-reviews'
import { insertAll } from './queries'

/** Inserts the demo mall; the categories of stores are there before. */
export async function seedMall(tx: Transaction<Database>, mall: Mall, now: Date): Promise<void> {
  await insertAll(
    tx,
    'stores',
    mall.shops.map((shop) => shopRow(shop, now)),
  )
  await insertAll(tx, 'product_categories', productCategoryRows(mall))
  await insertAll(tx, 'mall_banners', mallBannerRows(mall))
  await insertAll(tx, 'search_words', mallSearchWordRows(mall))
  await insertAll(tx, 'warehouses', warehouseRows(mall))
  await insertAll(tx, 'shipping_templates', templateRows(mall))
  await insertAll(tx, 'products', productRows(mall, now))
  await insertAll(tx, 'skus', skuRows(mall))
  await insertAll(tx, 'sku_stock', stockRows(mall))
  await refreshProducts(
    tx,
    mall.products.map(({ key }) => demoId('product', key)),
  )
  await insertAll(tx, 'coupons', mallCouponRows(mall, now))
  await seedMallReviews(tx, mall, now)
}
