import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Id, IdempotencyKey, text } from '../../entities/common'
import { MediaId, ProductId, StoreId } from '../../entities/ids'
import { BothLanguages } from '../../entities/merchant-shop'
import {
  OwnDetail,
  OwnProduct,
  OwnTemplate,
  ProductSetup,
  productFacts,
  shippingFee,
  skuFacts,
} from '../../entities/product-setup'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/** A product as its merchant edits it, or none for a new one, with the categories, shipping fees and warehouses to choose from. */
export const merchantProductSetup = defineCall({
  name: 'merchant.productSetup',
  summary: 'A product with all that it can be set to',
  who: 'merchant',
  team: reads('manager'),
  request: z.object({ storeId: z.optional(StoreId), productId: z.optional(ProductId) }),
  response: ProductSetup,
  failures: ['storeNotFound', 'productNotFound'],
})

const Axis = z.object({
  name: BothLanguages(limits.nameMax, 1),
  values: z
    .array(z.object({ name: BothLanguages(limits.nameMax, 1), picture: z.optional(text(limits.mediaPathMax, 1)) }))
    .check(z.minLength(1), z.maxLength(limits.valuesOfAxis)),
})

/**
 * Adds a product, or changes one, which names the `version` that the caller has seen. `skus` are all of its SKUs: one with an id
 * stays the same SKU, also with another choice, and one that is left out is taken off sale. Placed orders keep what they bought.
 * Stock that exists is changed by `merchant.saveProduct`.
 */
export const merchantSetUpProduct = defineCall({
  name: 'merchant.setUpProduct',
  summary: 'Add or change a product of a shop of the mall',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    productId: z.optional(ProductId),
    version: z.optional(z.int().check(z.gte(1))),
    ...productFacts,
    /** Paths of its pictures in order: those that remain, and added ones between them; by default those it has. */
    pictures: z.optional(z.array(text(limits.mediaPathMax, 1)).check(z.maxLength(limits.productPictures))),
    /** Added pictures; those that `pictures` does not name come behind. */
    newPictures: z._default(z.array(MediaId).check(z.maxLength(limits.productPictures)), []),
    /** Its details in order; by default those it has. */
    details: z.optional(z.array(OwnDetail).check(z.maxLength(limits.detailsOfProduct))),
    axes: z.array(Axis).check(z.maxLength(limits.axesOfProduct)),
    skus: z
      .array(
        z.object({
          skuId: z.optional(Id),
          ...skuFacts,
          /** Of a new SKU, in `warehouseId`. */
          stock: z._default(z.int().check(z.gte(0), z.lte(limits.stockMax)), 0),
        }),
      )
      .check(z.minLength(1), z.maxLength(limits.skusOfProduct)),
    /** The warehouse that has the stock of new SKUs. */
    warehouseId: z.optional(Id),
    onSale: z._default(z.boolean(), true),
    idempotencyKey: IdempotencyKey,
  }),
  response: OwnProduct,
  failures: [
    ...(['storeNotFound', 'productNotFound', 'productChanged', 'memberPriceTooHigh', 'mediaNotFound'] as const),
    ...(['productCategoryUnknown', 'shippingFeeUnknown', 'skuChoicesInvalid', 'tooManyProductPictures'] as const),
  ],
})

/** Adds a shipping fee of a shop, or changes one without fees by region. Placed orders keep their fee. */
export const merchantSaveShipping = defineCall({
  name: 'merchant.saveShipping',
  summary: 'Add or change a shipping fee of a shop',
  who: 'merchant',
  team: changes('manager'),
  request: z.object({
    storeId: z.optional(StoreId),
    templateId: z.optional(Id),
    ...shippingFee,
    idempotencyKey: IdempotencyKey,
  }),
  response: z.object({ id: Id, templates: z.array(OwnTemplate) }),
  failures: ['storeNotFound', 'shippingFeeUnknown', 'tooManyShippingFees'],
})
