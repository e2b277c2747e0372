import * as z from 'zod/mini'
import { limits } from '../limits'
import { Amount, Id, Picture } from './common'
import { StoreRef } from './order-head'

/** How many of one SKU a cart holds. */
export const SkuQuantity = z.int().check(z.gte(1), z.lte(limits.cartLineMax))

/** A SKU to be put into the cart of the mall. */
export const SkuChoice = z.object({ skuId: Id, quantity: z._default(SkuQuantity, 1) })
export type SkuChoice = z.output<typeof SkuChoice>

/**
 * Why a line of the cart cannot be bought: its product is off sale, its SKU gone or sold out, its shop closed, or it is not
 * shipped to the address that a check-out starts with.
 */
export const unavailableReasons = ['offSale', 'skuGone', 'soldOut', 'shopClosed', 'notDeliverable'] as const

/** Fields of a SKU in a cart line, a quote and an order; `choice` is its values in words. */
export const soldSku = {
  productId: Id,
  skuId: Id,
  name: z.string(),
  picture: Picture,
  choice: z.string(),
  quantity: z.int(),
  /** Per unit. */
  price: Amount,
  shopPrice: Amount,
  priceKind: z.enum(['shop', 'member', 'activity']),
}

/** A SKU in the cart of the mall. */
export const MallCartLine = z.object({
  id: Id,
  ...soldSku,
  ticked: z.boolean(),
  /** How much less one costs than when it was added; null when it does not. */
  cheaperBy: z.nullable(Amount),
  /** The most that can be bought now, by stock and limits. */
  most: z.int(),
  /** The stock when it is low, else null. */
  left: z.nullable(z.int()),
  purchaseLimit: z.nullable(z.int()),
  /** Null when it can be bought. */
  unavailable: z.nullable(z.enum(unavailableReasons)),
  /** The key of its category, where similar products are. */
  category: z.string(),
  shopId: Id,
})
export type MallCartLine = z.output<typeof MallCartLine>

/** The lines of one shop; amounts are of the ticked ones. */
export const MallCartShop = z.object({
  shop: StoreRef,
  lines: z.array(MallCartLine),
  goodsTotal: Amount,
  /** Discount of the shop itself. */
  discount: Amount,
  /** The shop's next discount; null when there is none. */
  nextDiscount: z.nullable(z.object({ off: Amount, missing: Amount, applied: Amount })),
  /** The amount that is missing to cheaper shipping, after the shop's discount; null when nothing gets cheaper or without an address. */
  missingForFree: z.nullable(Amount),
})
export type MallCartShop = z.output<typeof MallCartShop>

/** The cart of the mall over all its shops; those changed last come first. */
export const MallCart = z.object({
  shops: z.array(MallCartShop),
  /** Lines that cannot be bought any more. */
  gone: z.array(MallCartLine),
  /** The number of items that can be bought, and of the ticked ones. */
  count: z.int(),
  tickedCount: z.int(),
  /** Price of the ticked lines before coupons and shipping. */
  total: Amount,
  discount: Amount,
})
export type MallCart = z.output<typeof MallCart>
