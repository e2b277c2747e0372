import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Cart } from '../entities/cart'
import { Id } from '../entities/common'
import { CartLineId } from '../entities/ids'
import { limits } from '../limits'

const quantity = z.int().check(z.gte(1), z.lte(limits.cartLineMax))

/** The baskets, most recently changed first; with `storeId` only that store's. `count` always covers all. */
export const cartInfo = defineCall({
  name: 'cart.info',
  summary: 'The caller’s baskets',
  who: 'customer',
  request: z.object({ storeId: z.optional(Id) }),
  response: Cart,
  failures: [],
})

/** Adds an item with its options; an equal choice extends its line. Answers that store's basket. */
export const cartAdd = defineCall({
  name: 'cart.add',
  summary: 'Put an item into the basket of its store',
  who: 'customer',
  request: z.object({
    goodsId: Id,
    optionIds: z._default(z.array(Id).check(z.maxLength(30)), []),
    quantity: z._default(quantity, 1),
  }),
  response: Cart,
  failures: [
    'goodsNotFound',
    'soldOut',
    'storeClosed',
    'overPurchaseLimit',
    'specificationRequired',
    'specificationInvalid',
  ],
})

/** Sets a line's quantity; 0 removes it. Answers that store's basket. */
export const cartEdit = defineCall({
  name: 'cart.edit',
  summary: 'Change how many of a cart line',
  who: 'customer',
  request: z.object({ cartLineId: CartLineId, quantity: z.int().check(z.gte(0), z.lte(limits.cartLineMax)) }),
  response: Cart,
  failures: ['cartLineNotFound', 'soldOut', 'overPurchaseLimit'],
})

/** Removes one store's basket. */
export const cartDelete = defineCall({
  name: 'cart.delete',
  summary: 'Empty the basket of a store',
  who: 'customer',
  request: z.object({ storeId: Id }),
  response: Cart,
  failures: [],
})

/** Moves the goods of some lines from their baskets to the favourites. Answers all baskets. */
export const cartMoveToFavorites = defineCall({
  name: 'cart.moveToFavorites',
  summary: 'Move cart lines to the favourites',
  who: 'customer',
  request: z.object({ cartLineIds: z.array(CartLineId).check(z.minLength(1), z.maxLength(limits.cartLinesMoved)) }),
  response: Cart,
  failures: ['cartLineNotFound'],
})
