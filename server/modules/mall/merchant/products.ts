import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { merchantProducts, type merchantSaveProduct } from '@contract/calls/merchant'
import type { ProductId } from '@contract/entities/ids'
import type { MerchantProduct, MerchantProductDetail } from '@contract/entities/merchant-product'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Merchant } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import { refreshProducts } from '../catalogue/queries'
import { choiceText } from '../trade/lines'
import { checkPrices } from '../../merchant/goods'
import { storeOf } from '../../../http/merchant-store'
import * as queries from './queries/products'

type Tx = Transaction<Database>
type Save = Request<typeof merchantSaveProduct>
type SkuRow = Awaited<ReturnType<typeof queries.skusOf>>[number]

/** The products of a merchant's shops of the mall (product text §2, goods management). */
export class MerchantProducts {
  constructor(private readonly context: Context) {}

  async list(caller: Merchant, request: Request<typeof merchantProducts>): Promise<Response<typeof merchantProducts>> {
    const { db } = this.context
    const { tab, keyword } = request
    const storeId = storeOf(caller, request.storeId)
    const page = new Paging(merchantProducts, request, storeId)
    const [rows, counts] = await Promise.all([
      queries.listProducts(db, { storeId, tab, keyword, slice: page.slice }),
      queries.countProducts(db, storeId),
    ])
    return { ...page.answer(rows, productView), counts }
  }

  one(productId: ProductId, language: Language): Promise<MerchantProductDetail> {
    return detailOf(this.context.db, productId, language)
  }

  /**
   * Changes a product and its SKUs, all requested fields or none. A quote or cart that holds it notices by its price
   * and stock.
   * @throws Failure `productChanged` for an outdated version, `memberPriceTooHigh`, `invalidRequest` for a SKU of
   * another product or an unknown warehouse
   */
  async save(tx: Tx, { productId, version, onSale, skus }: Save, language: Language): Promise<MerchantProductDetail> {
    const stands = await queries.lockProduct(tx, productId)
    if (stands !== version) throw new Failure('productChanged', { version: stands })
    const known = await queries.skusOf(tx, productId)
    await checkWarehouses(tx, skus)
    for (const change of skus) await changeSku(tx, known, change)
    const removedAt = onSale === undefined ? undefined : onSale ? null : this.context.clock.now()
    await queries.changeProduct(tx, productId, removedAt)
    await refreshProducts(tx, [productId])
    return detailOf(tx, productId, language)
  }
}

async function checkWarehouses(tx: Tx, skus: Save['skus']): Promise<void> {
  const known = new Set((await queries.warehouses(tx)).map(({ id }) => id))
  if (skus.some(({ stock }) => stock.some(({ warehouseId }) => !known.has(warehouseId))))
    throw new Failure('invalidRequest', { fields: ['skus.stock.warehouseId'] })
}

async function changeSku(
  tx: Tx,
  known: readonly SkuRow[],
  { skuId, price, memberPrice, stock }: Save['skus'][number],
): Promise<void> {
  const sku = known.find(({ id }) => id === skuId)
  if (!sku) throw new Failure('invalidRequest', { fields: ['skus.skuId'] })
  if (price !== undefined || memberPrice !== undefined) {
    const prices = {
      shop_price: price ?? sku.shop_price,
      member_price: memberPrice === undefined ? sku.member_price : memberPrice,
    }
    checkPrices(prices.shop_price, prices.member_price)
    await queries.setPrices(tx, skuId, prices)
  }
  for (const { warehouseId, from, to } of stock) await queries.changeStock(tx, skuId, warehouseId, to - from)
}

async function detailOf(db: Tx | Context['db'], id: ProductId, language: Language): Promise<MerchantProductDetail> {
  const row = await queries.productHead(db, id)
  const skus = await queries.skusOf(db, id)
  const warehouses = await queries.warehouses(db)
  return {
    ...productView(row),
    skus: skus.map((sku) => ({
      id: sku.id,
      option: choiceText({ axes: row.axes, choice: sku.choice }),
      price: sku.shop_price,
      memberPrice: sku.member_price,
      activityPrice: sku.is_active ? sku.activity_price : null,
      stock: sku.stock,
    })),
    warehouses: warehouses.map(({ id: warehouseId, name }) => ({ id: warehouseId, name: name[language] })),
  }
}

const productView = (row: Omit<queries.ProductRow, 'axes'>): MerchantProduct => ({
  id: row.id,
  version: row.version,
  name: row.name,
  cover: row.cover,
  price: row.price_from,
  onePrice: row.one_price,
  skuCount: row.sku_count,
  stock: row.stock,
  sales: row.sales,
  onSale: row.removed_at === null,
})
