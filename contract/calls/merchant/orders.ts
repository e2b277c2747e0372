import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { IdempotencyKey, lines, pageOf, paging, text } from '../../entities/common'
import { OrderId, ParcelId, StoreId } from '../../entities/ids'
import { MerchantFigures, MerchantOrder, MerchantTab } from '../../entities/merchant'
import { RefundChoice } from '../../entities/refund'
import { limits } from '../../limits'
import { changes, reads } from '../../team-access'

/**
 * The paid orders of a store by tab, oldest first, but newest first in `done`; the first store without `storeId`, and the
 * first tab of its kind without `tab`. `counts` has the numbers of its tabs with orders that are not done.
 */
export const merchantOrders = defineCall({
  name: 'merchant.orders',
  summary: 'The orders of a store',
  who: 'merchant',
  team: reads('cashier'),
  request: z.object({ ...paging, storeId: z.optional(StoreId), tab: z.optional(MerchantTab) }),
  response: z.extend(pageOf(MerchantOrder), {
    counts: z.partialRecord(MerchantTab, z.int()),
    today: MerchantFigures,
  }),
  failures: ['storeNotFound'],
})

/** The figures of a store’s day, whatever it sells. */
export const merchantFigures = defineCall({
  name: 'merchant.figures',
  summary: 'A store’s figures of today',
  who: 'merchant',
  team: reads('cashier'),
  request: z.object({ storeId: z.optional(StoreId) }),
  response: MerchantFigures,
  failures: ['storeNotFound'],
})

/** Reason why a parcel cannot be shipped as it was asked for. */
const shipping = ['parcelWaits', 'carrierUnknown', 'trackingNumberInvalid', 'trackingNumberTaken'] as const

const act = { orderId: OrderId, idempotencyKey: IdempotencyKey }

/** Accepts an order that is paid. */
export const merchantAccept = defineCall({
  name: 'merchant.accept',
  summary: 'Accept an order',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object(act),
  response: MerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/**
 * Refuses an order with a full refund and a reason that the customer reads. A mall shop uses it for goods that it
 * cannot ship: without `lines` everything unshipped. For an unshipped presale it also pays the compensation on the
 * deposit.
 */
export const merchantRefuse = defineCall({
  name: 'merchant.refuse',
  summary: 'Refuse an order',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object({
    ...act,
    reason: lines(100, 1),
    /** Of the mall: how many of which lines cannot be shipped. */
    lines: z.optional(z.array(RefundChoice).check(z.minLength(1), z.maxLength(limits.mallCartLines))),
    /** Of the mall: whether they are sold out, so that they do not go back into stock. */
    soldOut: z._default(z.boolean(), false),
  }),
  response: MerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged', 'parcelWaits', 'refundTooMuch', 'refundUnavailable'],
})

/** Marks the food as ready, for pickup by the customer or the courier. */
export const merchantReady = defineCall({
  name: 'merchant.ready',
  summary: 'The food is ready',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object(act),
  response: MerchantOrder,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/**
 * A step of an order that leaves the store without a rider: its own courier sets off or arrives, or the customer has collected
 * it. Of a mall order it ships a parcel, by a carrier that is named by its key; the last one makes it wait for its receipt.
 */
export const merchantDeliver = defineCall({
  name: 'merchant.deliver',
  summary: 'Ship, deliver or hand over an order, or ship one of its parcels',
  who: 'merchant',
  team: changes('cashier'),
  request: z.object({
    ...act,
    /** Required for takeaway. */
    step: z.optional(z.enum(['setOff', 'delivered', 'collected'])),
    /** Of the mall: what is shipped, by which carrier and under which number, in which spaces are left out. */
    parcelId: z.optional(ParcelId),
    carrier: z._default(text(limits.carrierKeyMax), ''),
    trackingNumber: z._default(text(limits.logisticsNumberMax), ''),
  }),
  response: MerchantOrder,
  failures: ['orderNotFound', 'parcelNotFound', 'orderStateChanged', 'parcelShipped', ...shipping],
})
