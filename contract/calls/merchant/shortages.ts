import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, IdempotencyKey } from '../../entities/common'
import { GoodsId, OrderId } from '../../entities/ids'
import { MerchantOrder } from '../../entities/merchant'
import { IfSoldOut, Substitute } from '../../entities/takeaway'
import { changes, reads } from '../../team-access'

/** The dishes that a store can offer in place of one of an order, the most similar first; `price` is that of one piece. */
export const merchantSubstitutes = defineCall({
  name: 'merchant.substitutes',
  summary: 'Substitutes for a missing dish',
  who: 'merchant',
  team: reads('cashier'),
  request: z.object({ orderId: OrderId, position: z.int().check(z.nonnegative()) }),
  response: z.object({
    /** Preference of the customer; `refund` takes no substitute. */
    ifSoldOut: IfSoldOut,
    items: z.array(z.extend(Substitute, { price: Amount })),
  }),
  failures: ['orderNotFound', 'orderStateChanged'],
})

/**
 * Reports a dish of an order that the kitchen has as sold out, with or without a substitute. The dish is off the menu for a
 * while. It is refunded at once where the customer wished so, otherwise the customer is asked.
 */
export const merchantReportShortage = defineCall({
  name: 'merchant.reportShortage',
  summary: 'Report a dish as sold out',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object({
    orderId: OrderId,
    position: z.int().check(z.nonnegative()),
    goodsId: z.optional(GoodsId),
    idempotencyKey: IdempotencyKey,
  }),
  response: MerchantOrder,
  failures: ['orderNotFound', 'goodsNotFound', 'orderStateChanged', 'soldOut'],
})
