import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { LineQuantity } from '../../entities/cart'
import { Amount, Id, IdempotencyKey, Instant } from '../../entities/common'
import { OrderId } from '../../entities/ids'
import { Blocker, OrderLine } from '../../entities/order'
import { priceParts } from '../../entities/order-head'
import { limits } from '../../limits'

const addition = {
  orderId: OrderId,
  lines: z
    .array(
      z.object({
        goodsId: Id,
        optionIds: z._default(z.array(Id).check(z.maxLength(30)), []),
        quantity: LineQuantity,
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.addedLines)),
}

/**
 * Prices dishes that the customer would add to a takeaway order: the dishes at today's prices, without another fee. The discounts and
 * coupons of the order stay as they are.
 */
export const orderAdditionQuote = defineCall({
  name: 'order.additionQuote',
  summary: 'Price dishes to add to an order',
  who: 'customer',
  request: z.object(addition),
  response: z.object({ lines: z.array(OrderLine), ...priceParts, blockers: z.array(Blocker) }),
  failures: [
    'orderNotFound',
    'dishesTooLate',
    'goodsNotFound',
    'specificationInvalid',
    'specificationRequired',
    'soldOut',
  ],
})

/**
 * Opens the payment of dishes for a takeaway order, which reserves them until it is paid or closed; they are part of the order once it is
 * paid. An earlier addition that waits to be paid is replaced. `total` is the price that the customer was shown.
 */
export const orderAddDishes = defineCall({
  name: 'order.addDishes',
  summary: 'Add dishes to an order',
  who: 'customer',
  request: z.object({ ...addition, total: Amount, idempotencyKey: IdempotencyKey }),
  response: z.object({ paymentId: Id, amount: Amount, payBefore: Instant }),
  failures: [
    ...(['orderNotFound', 'dishesTooLate', 'quoteChanged', 'storeClosed', 'tooManyUnpaidItems'] as const),
    ...(['goodsNotFound', 'specificationInvalid', 'specificationRequired', 'soldOut', 'overPurchaseLimit'] as const),
  ],
})
