import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { IdempotencyKey, pageOf, paging, text } from '../../entities/common'
import { OrderId, StoreId } from '../../entities/ids'
import { MerchantFigures, MerchantOrder, MerchantTab } from '../../entities/merchant'

/** The paid orders of a store by tab, oldest first, but newest first in `done`; the first store without `storeId`. */
export const merchantOrders = defineCall({
  name: 'merchant.orders',
  summary: 'The orders of a store',
  who: 'merchant',
  request: z.object({ ...paging, storeId: z.optional(StoreId), tab: z._default(MerchantTab, 'new') }),
  response: z.extend(pageOf(MerchantOrder), {
    counts: z.object({ new: z.int(), cooking: z.int(), ready: z.int(), out: z.int() }),
    today: MerchantFigures,
  }),
  failures: ['storeNotFound'],
})

const act = { orderId: OrderId, idempotencyKey: IdempotencyKey }

/** Accepts an order that is paid. */
export const merchantAccept = defineCall({
  name: 'merchant.accept',
  summary: 'Accept an order',
  who: 'merchant',
  request: z.object(act),
  response: MerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/** Refuses an order, which gives the customer everything back; the customer reads the reason. */
export const merchantRefuse = defineCall({
  name: 'merchant.refuse',
  summary: 'Refuse an order',
  who: 'merchant',
  request: z.object({ ...act, reason: text(100, 1) }),
  response: MerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/** Tells that the food is ready: for the customer who collects it, or for the courier. */
export const merchantReady = defineCall({
  name: 'merchant.ready',
  summary: 'The food is ready',
  who: 'merchant',
  request: z.object(act),
  response: MerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/** A step of an order that leaves the store without a rider: its own courier sets off or arrives, or the customer has collected it. */
export const merchantDeliver = defineCall({
  name: 'merchant.deliver',
  summary: 'Set off with an order, deliver it, or hand it over',
  who: 'merchant',
  request: z.object({ ...act, step: z.enum(['setOff', 'delivered', 'collected']) }),
  response: MerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged'],
})
