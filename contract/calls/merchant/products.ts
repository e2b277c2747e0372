import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, Id, IdempotencyKey, pageOf, paging, text } from '../../entities/common'
import { ProductId, StoreId } from '../../entities/ids'
import { MerchantProduct, MerchantProductDetail, ProductTab } from '../../entities/merchant-product'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/** The products of a shop of the mall by tab, newest first. `keyword` is a part of a name in either language. */
export const merchantProducts = defineCall({
  name: 'merchant.products',
  summary: 'The products of a shop of the mall',
  who: 'merchant',
  team: reads('manager'),
  request: z.object({
    ...paging,
    storeId: z.optional(StoreId),
    tab: z._default(ProductTab, 'onSale'),
    keyword: z._default(text(limits.keywordMax), ''),
  }),
  response: z.extend(pageOf(MerchantProduct), {
    counts: z.object({ onSale: z.int(), soldOut: z.int(), off: z.int() }),
  }),
  failures: ['storeNotFound'],
})

/** A product of the caller's, on sale or not, with the price and stock of each SKU. */
export const merchantProduct = defineCall({
  name: 'merchant.product',
  summary: 'A product with its SKUs and stock',
  who: 'merchant',
  team: reads('manager'),
  request: z.object({ productId: ProductId }),
  response: MerchantProductDetail,
  failures: ['productNotFound'],
})

const Stock = z.int().check(z.gte(0), z.lte(limits.stockMax))

/**
 * Changes the given fields of a product, all or none. `version` is the one that the caller has seen: a change based on
 * an older one is refused. Stock is changed by the difference of `to` and `from`, so that pieces ordered meanwhile stay
 * reserved.
 */
export const merchantSaveProduct = defineCall({
  name: 'merchant.saveProduct',
  summary: 'Change a product’s prices and stock, put it on sale or take it off',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    productId: ProductId,
    version: z.int().check(z.gte(1)),
    onSale: z.optional(z.boolean()),
    skus: z._default(
      z
        .array(
          z.object({
            skuId: Id,
            price: z.optional(Amount.check(z.gte(1))),
            memberPrice: z.optional(z.nullable(Amount.check(z.gte(1)))),
            stock: z._default(
              z
                .array(z.object({ warehouseId: Id, from: Stock, to: Stock }))
                .check(z.maxLength(limits.warehousesAtOnce)),
              [],
            ),
          }),
        )
        .check(z.maxLength(limits.skusOfProduct)),
      [],
    ),
    idempotencyKey: IdempotencyKey,
  }),
  response: MerchantProductDetail,
  failures: ['productNotFound', 'productChanged', 'memberPriceTooHigh'],
})
