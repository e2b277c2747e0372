import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Cart, NotAdded } from '../../entities/cart'
import { Empty, Id, IdempotencyKey, text } from '../../entities/common'
import { OrderId } from '../../entities/ids'
import { OrderDetail } from '../../entities/order'

/** Each `text` is in the caller’s language; `order.cancel` takes such a text or the customer's own words. */
export const orderCancelReasons = defineCall({
  name: 'order.cancelReasons',
  summary: 'The reasons to choose from when cancelling',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({ items: z.array(z.object({ key: z.string(), text: z.string() })) }),
  failures: ['orderNotFound'],
})

/** Cancels an order that no merchant has accepted, with a full refund. A reason is required. */
export const orderCancel = defineCall({
  name: 'order.cancel',
  summary: 'Cancel an order',
  who: 'customer',
  request: z.object({ orderId: OrderId, reason: text(100, 1), idempotencyKey: IdempotencyKey }),
  response: OrderDetail,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/** Confirms receipt of a delivered order, which settles it. */
export const orderConfirmReceipt = defineCall({
  name: 'order.confirmReceipt',
  summary: 'Confirm receipt',
  who: 'customer',
  request: z.object({ orderId: OrderId, idempotencyKey: IdempotencyKey }),
  response: OrderDetail,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/**
 * Puts an order's items into the basket again, as many as stock and limits allow; `left` has the others with the reason,
 * `dearer` names more expensive ones.
 */
export const orderAgain = defineCall({
  name: 'order.again',
  summary: 'Order the same again',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: z.object({ storeId: Id, left: z.array(NotAdded), dearer: z.array(z.string()), cart: Cart }),
  failures: ['orderNotFound', 'storeClosed'],
})

/** Removes a finished order from the list. */
export const orderRemove = defineCall({
  name: 'order.remove',
  summary: 'Remove an ended order from the list',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: Empty,
  failures: ['orderNotFound', 'orderStateChanged'],
})
