import type { Kysely, Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { merchantProductSetup, merchantSaveShipping, merchantSetUpProduct } from '@contract/calls/merchant'
import type { Picture } from '@contract/entities/common'
import type { StoreId } from '@contract/entities/ids'
import type { OwnProduct, ProductSetup } from '@contract/entities/product-setup'
import { limits } from '@contract/limits'
import type { Context } from '../../../../context'
import type { Database } from '../../../../database/schema'
import type { Merchant } from '../../../../http/caller'
import { Failure } from '../../../../http/failure'
import { storeOf } from '../../../../http/merchant-store'
import { lockShop } from '../../../merchant/queries/shop'
import { takeMedia } from '../../../upload/media'
import { refreshProducts } from '../../catalogue/queries'
import { productCategories } from '../../catalogue/queries/categories'
import { lockProduct, warehouses } from '../queries/products'
import { checkPictures, checkSkus } from './checks'
import * as queries from './queries'
import { productRow, skuRows } from './rows'
import { categoriesView, ownProductView, picturesOf, templateView } from './view'

type Tx = Transaction<Database>
type Db = Kysely<Database>
type SetUp = Request<typeof merchantSetUpProduct>

/**
 * The product of a request, locked; undefined for a new one.
 * @throws Failure `productChanged` for an outdated version, `invalidRequest` for a change without one
 */
async function locked(tx: Tx, { productId, version }: SetUp): Promise<queries.ProductInFull | undefined> {
  if (!productId) return undefined
  if (version === undefined) throw new Failure('invalidRequest', { fields: ['version'] })
  const current = await lockProduct(tx, productId)
  if (current !== version) throw new Failure('productChanged', { version: current })
  return queries.productInFull(tx, productId)
}

/** Products of the mall as their merchants set them up (product text §2, goods management). Ownership is checked by `handle`. */
export class ProductSetups {
  constructor(private readonly context: Context) {}

  /** @throws Failure `storeNotFound` for a store of another business */
  async setup(caller: Merchant, request: Request<typeof merchantProductSetup>): Promise<ProductSetup> {
    const { db } = this.context
    const { productId } = request
    const { language } = caller
    const saved = productId && (await queries.productInFull(db, productId))
    const storeId = saved ? saved.store_id : (await this.shopOf(db, storeOf(caller, request.storeId))).id
    const [categories, templates, places] = [
      await productCategories(db),
      await queries.templatesOf(db, storeId),
      await warehouses(db),
    ]
    return {
      product: saved ? ownProductView(saved, await queries.skusToEdit(db, saved.id)) : null,
      categories: categoriesView(categories, language),
      templates: templates.map(templateView),
      warehouses: places.map(({ id, name }) => ({ id, name: name[language] })),
    }
  }

  /**
   * Adds or changes a product. A quote or cart that holds it notices by its price and SKUs.
   * @throws Failure of `merchant.setUpProduct`; `invalidRequest` for a change without a version
   */
  async save(tx: Tx, caller: Merchant, request: SetUp): Promise<OwnProduct> {
    const saved = await locked(tx, request)
    const shop = await this.shopOf(tx, saved?.store_id ?? storeOf(caller, request.storeId))
    const id = saved?.id ?? uuid()
    checkSkus(request, saved ? await queries.skusToEdit(tx, id) : [])
    const category = await queries.childCategory(tx, request.categoryKey)
    if (!category) throw new Failure('productCategoryUnknown')
    if ((await queries.templatesOf(tx, shop.id)).every(({ id: one }) => one !== request.templateId))
      throw new Failure('shippingFeeUnknown')
    const pictures = await this.picturesOf(tx, caller, request, saved ? picturesOf(saved) : [])
    const now = this.context.clock.now()
    const row = {
      ...productRow(request, { shop: shop.name, category, pictures, saved }),
      removed_at: request.onSale ? null : now,
    }
    if (saved) await queries.updateProduct(tx, id, row)
    else
      await queries.insertProduct(tx, { id, store_id: shop.id, listed_at: now, price_from: 1, member_from: 1, ...row })
    await this.saveSkus(tx, id, request)
    await refreshProducts(tx, [id])
    return ownProductView(await queries.productInFull(tx, id), await queries.skusToEdit(tx, id))
  }

  /** @throws Failure `shippingFeeUnknown` for one of another shop or with fees by region, `tooManyShippingFees` */
  async saveShipping(
    tx: Tx,
    caller: Merchant,
    { storeId, templateId, ...fee }: Request<typeof merchantSaveShipping>,
  ): Promise<Response<typeof merchantSaveShipping>> {
    const shop = await this.shopOf(tx, storeOf(caller, storeId))
    await lockShop(tx, shop.id)
    const { name, unit, ...amounts } = fee
    const rules = JSON.stringify([{ ...amounts, regions: [], freeCount: null }])
    const row = { name: JSON.stringify(name), unit, rules }
    const before = await queries.templatesOf(tx, shop.id)
    if (templateId) {
      const saved = before.find(({ id }) => id === templateId)
      if (!saved || !templateView(saved).fee) throw new Failure('shippingFeeUnknown')
      await queries.updateTemplate(tx, templateId, row)
    } else if (before.length >= limits.shippingFeesPerShop)
      throw new Failure('tooManyShippingFees', { max: limits.shippingFeesPerShop })
    const id = templateId ?? uuid()
    if (!templateId) await queries.insertTemplate(tx, { id, store_id: shop.id, ...row })
    return { id, templates: (await queries.templatesOf(tx, shop.id)).map(templateView) }
  }

  private async shopOf(db: Db, storeId: StoreId | string) {
    const shop = await queries.shopOfMall(db, storeId)
    if (!shop) throw new Failure('storeNotFound')
    return shop
  }

  /** Pictures after a change, in the requested order. Removed ones stay with placed orders. */
  private async picturesOf(
    tx: Tx,
    { customer }: Merchant,
    { pictures, newPictures }: SetUp,
    before: readonly Picture[],
  ): Promise<Picture[]> {
    const named = pictures ? new Set(pictures) : undefined
    const kept = named ? before.filter(({ path }) => named.has(path)) : before
    checkPictures(kept.length + newPictures.length)
    const now = this.context.clock.now()
    const all = [...kept, ...(await takeMedia(tx, { customerId: customer.id, ids: newPictures, now }))]
    const byPath = new Map(all.map((picture) => [picture.path, picture]))
    const inOrder = [...(named ?? [])].flatMap((path) => byPath.get(path) ?? [])
    return [...new Set([...inOrder, ...all])]
  }

  /** @throws Failure `invalidRequest` for an unknown warehouse, or stock without one */
  private async saveSkus(tx: Tx, productId: string, request: SetUp): Promise<void> {
    const { warehouseId } = request
    const { kept, added, stock } = skuRows(productId, request.skus)
    const isKnown = (await warehouses(tx)).some(({ id }) => id === warehouseId)
    if (warehouseId ? !isKnown : stock.some(({ quantity }) => quantity > 0))
      throw new Failure('invalidRequest', { fields: ['warehouseId'] })
    await queries.removeSkus(tx, productId, this.context.clock.now())
    await queries.updateSkus(tx, kept)
    await queries.insertSkus(tx, added)
    if (warehouseId) await queries.insertStock(tx, warehouseId, stock)
  }
}
