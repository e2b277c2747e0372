import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Business } from '../entities/business'
import { Cart, CartChoice, NotAdded } from '../entities/cart'
import { SkuChoice } from '../entities/mall-cart'
import { Id, IdempotencyKey } from '../entities/common'
import { CartLineId } from '../entities/ids'
import { limits } from '../limits'

const quantity = z.int().check(z.gte(0), z.lte(limits.cartLineMax))

/** The lines of a cart on a device. */
const lines = z.array(CartChoice).check(z.maxLength(limits.cartLinesOnDevice))

/**
 * The baskets of takeaway, most recently changed first; with `storeId` only that store's. `count` always covers all. With
 * `business` mall the cart of the mall instead, in `mall`.
 */
export const cartInfo = defineCall({
  name: 'cart.info',
  summary: 'The caller’s baskets',
  who: 'customer',
  request: z.object({ storeId: z.optional(Id), business: z._default(Business, 'takeaway') }),
  response: Cart,
  failures: [],
})

/**
 * Adds an item with its options, or a SKU of the mall; an equal choice extends its line. Answers that store's basket, or
 * the cart of the mall.
 */
export const cartAdd = defineCall({
  name: 'cart.add',
  summary: 'Put an item into the basket of its store',
  who: 'customer',
  request: z.union([SkuChoice, CartChoice]),
  response: Cart,
  failures: [
    'productNotFound',
    'goodsNotFound',
    'soldOut',
    'storeClosed',
    'overPurchaseLimit',
    'cartFull',
    'specificationRequired',
    'specificationInvalid',
  ],
})

/**
 * Sets a line's quantity; 0 removes it. Answers that store's basket. Lines of the mall can be ticked, and become another
 * SKU of their product; a line that becomes one that is there already joins it.
 */
export const cartEdit = defineCall({
  name: 'cart.edit',
  summary: 'Change the quantity of a cart line',
  who: 'customer',
  request: z.union([
    z.object({
      cartLineIds: z.array(CartLineId).check(z.minLength(1), z.maxLength(limits.mallCartLines)),
      quantity: z.optional(quantity),
      skuId: z.optional(Id),
      ticked: z.optional(z.boolean()),
    }),
    z.object({ cartLineId: CartLineId, quantity }),
  ]),
  response: Cart,
  failures: ['cartLineNotFound', 'soldOut', 'overPurchaseLimit', 'specificationInvalid'],
})

/** Removes one store's basket, or lines of the mall. */
export const cartDelete = defineCall({
  name: 'cart.delete',
  summary: 'Empty the basket of a store',
  who: 'customer',
  request: z.union([
    z.object({ cartLineIds: z.array(CartLineId).check(z.minLength(1), z.maxLength(limits.mallCartLines)) }),
    z.object({ storeId: Id }),
  ]),
  response: Cart,
  failures: ['cartLineNotFound'],
})

/**
 * Moves the goods of some lines from their baskets to the favourites. Answers all baskets, or the cart of the mall if lines of
 * it were moved.
 */
export const cartMoveToFavorites = defineCall({
  name: 'cart.moveToFavorites',
  summary: 'Move cart lines to the favourites',
  who: 'customer',
  request: z.object({ cartLineIds: z.array(CartLineId).check(z.minLength(1), z.maxLength(limits.mallCartLines)) }),
  response: Cart,
  failures: ['cartLineNotFound'],
})

/**
 * Prices a cart that a visitor's device keeps; the server keeps nothing of it. `change` sets the quantity of one choice
 * first, subject to stock and limits as `cart.add` is. Items that no longer exist are left out of the answer.
 */
export const cartPrice = defineCall({
  name: 'cart.price',
  summary: 'Price the cart of a visitor',
  who: 'anyone',
  request: z.object({ lines, change: z.optional(CartChoice) }),
  response: Cart,
  failures: cartAdd.failures,
})

/**
 * Adds the cart of a device to the caller's own, after login (product text §6). Of each choice as many are added as stock
 * and limits allow; the others are answered with the reason.
 */
export const cartMerge = defineCall({
  name: 'cart.merge',
  summary: 'Merge the cart of a device',
  who: 'customer',
  request: z.object({ lines, idempotencyKey: IdempotencyKey }),
  response: z.object({ left: z.array(NotAdded) }),
  failures: [],
})
