import * as z from 'zod/mini'
import { limits } from '../limits'
import { Amount, Id, Picture, text } from './common'
import { BothLanguages } from './merchant-shop'

/** Fields of a product that customers read and that its merchant edits. */
export const productFacts = {
  name: BothLanguages(limits.addressMax, 1),
  note: BothLanguages(limits.feedbackMax),
  /** A category that has a parent. */
  categoryKey: text(limits.nameMax, 1),
  templateId: Id,
  /** Days in which it can be returned without reason; 0 is not at all. */
  freeReturnDays: z.int().check(z.gte(0), z.lte(limits.freeReturnDaysMax)),
  /** Limit per customer, over all orders; null is unlimited. */
  purchaseLimit: z.nullable(z.int().check(z.gte(1), z.lte(limits.stockMax))),
}

/** A detail of a product that its merchant edits, such as its material. */
export const OwnDetail = z.object({
  name: BothLanguages(limits.nameMax, 1),
  value: BothLanguages(limits.addressMax, 1),
})
export type OwnDetail = z.output<typeof OwnDetail>

/** Fields of a SKU that its merchant edits. */
export const skuFacts = {
  /** The index of the value of each axis. */
  choice: z.array(z.int().check(z.gte(0), z.lt(limits.valuesOfAxis))).check(z.maxLength(limits.axesOfProduct)),
  price: Amount.check(z.gte(1)),
  memberPrice: z.nullable(Amount.check(z.gte(1))),
  /** In grams, packaging included. */
  weight: z.int().check(z.gte(0), z.lte(limits.gramsMax)),
}

const OwnAxis = z.object({
  name: BothLanguages(limits.nameMax, 1),
  values: z.array(z.object({ name: BothLanguages(limits.nameMax, 1), picture: z.nullable(Picture) })),
})
export type OwnAxis = z.output<typeof OwnAxis>

/** A SKU as its merchant edits it; `stock` is what all warehouses have. */
export const OwnSku = z.object({ id: Id, ...skuFacts, stock: z.int() })
export type OwnSku = z.output<typeof OwnSku>

/** A product as its merchant edits it. */
export const OwnProduct = z.object({
  id: Id,
  version: z.int(),
  ...productFacts,
  /** In order; lists show the first. */
  pictures: z.array(Picture),
  /** In the order in which customers read them. */
  details: z.array(OwnDetail),
  axes: z.array(OwnAxis),
  skus: z.array(OwnSku),
  onSale: z.boolean(),
})
export type OwnProduct = z.output<typeof OwnProduct>

/** The fee for shipping to everywhere without a separate fee. */
export const shippingFee = {
  name: BothLanguages(limits.nameMax, 1),
  unit: z.enum(['piece', 'weight']),
  /** The price up to the size `first`, in pieces or grams, and of each further size `step` begun. */
  first: z.int().check(z.gte(1), z.lte(limits.gramsMax)),
  firstFee: Amount,
  step: z.int().check(z.gte(1), z.lte(limits.gramsMax)),
  stepFee: Amount,
  /** Free from this amount; null is never. */
  freeOver: z.nullable(Amount.check(z.gte(1))),
}

/** A shipping fee of a shop. One with fees by region, or by volume, is shown and chosen but not edited. */
export const OwnTemplate = z.object({
  id: Id,
  name: z.object({ en: z.string(), zh: z.string() }),
  /** Null for one that has other rules than those of a `ShippingFee`. */
  fee: z.nullable(z.object(shippingFee)),
})
export type OwnTemplate = z.output<typeof OwnTemplate>

const Named = z.object({ key: z.string(), name: z.string() })

/** A product and all that it can be set to. */
export const ProductSetup = z.object({
  /** Null for a new one. */
  product: z.nullable(OwnProduct),
  categories: z.array(z.extend(Named, { children: z.array(Named) })),
  templates: z.array(OwnTemplate),
  warehouses: z.array(z.object({ id: Id, name: z.string() })),
})
export type ProductSetup = z.output<typeof ProductSetup>
