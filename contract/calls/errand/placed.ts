import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, Empty, Id, IdempotencyKey, Instant, lines, opaque, pageOf, paging, text } from '../../entities/common'
import { CancelTerms, DeliveryAnswer, ErrandDetail, ErrandSummary, SharedErrand } from '../../entities/errand'
import { AddressId, OrderId } from '../../entities/ids'
import { Stars } from '../../entities/review'
import { limits } from '../../limits'
import { OrderTab } from '../order/following'

/** The caller's errands, newest first. */
export const errandList = defineCall({
  name: 'errand.list',
  summary: 'The caller’s errands',
  who: 'customer',
  request: z.object({ ...paging, tab: z._default(OrderTab, 'all') }),
  response: pageOf(ErrandSummary),
  failures: [],
})

const ofOrder = { orderId: OrderId }
const onceOfOrder = { orderId: OrderId, idempotencyKey: IdempotencyKey }

/** One errand. */
export const errandDetail = defineCall({
  name: 'errand.detail',
  summary: 'One errand',
  who: 'customer',
  request: z.object(ofOrder),
  response: ErrandDetail,
  failures: ['orderNotFound'],
})

/** Cancellation fee at this moment, shown before the customer cancels. */
export const errandCancelTerms = defineCall({
  name: 'errand.cancelTerms',
  summary: 'Terms of cancelling an errand',
  who: 'customer',
  request: z.object(ofOrder),
  response: CancelTerms,
  failures: ['orderNotFound'],
})

/** Cancels an errand at the fee that was shown; after pickup it is refused. */
export const errandCancel = defineCall({
  name: 'errand.cancel',
  summary: 'Cancel an errand',
  who: 'customer',
  request: z.object({ ...onceOfOrder, reason: text(100, 1), fee: z._default(Amount, 0) }),
  response: ErrandDetail,
  failures: ['orderNotFound', 'orderStateChanged', 'errandAlreadyPickedUp', 'errandTermsChanged'],
})

/** Confirms that the goods arrived, which settles the errand. */
export const errandConfirm = defineCall({
  name: 'errand.confirm',
  summary: 'Confirm that an errand is done',
  who: 'customer',
  request: z.object(onceOfOrder),
  response: ErrandDetail,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/** Removes an ended errand from the list. */
export const errandDelete = defineCall({
  name: 'errand.delete',
  summary: 'Remove an ended errand from the list',
  who: 'customer',
  request: z.object(ofOrder),
  response: Empty,
  failures: ['orderNotFound', 'orderStateChanged'],
})

/** Rates the rider of an errand, once. */
export const errandComment = defineCall({
  name: 'errand.comment',
  summary: 'Rate an errand',
  who: 'customer',
  request: z.object({ ...onceOfOrder, rating: Stars, text: z._default(lines(limits.reviewLength), '') }),
  response: ErrandDetail,
  failures: ['orderNotFound', 'orderStateChanged'],
})

const opened = { paymentId: z.nullable(Id), amount: Amount, payBefore: z.nullable(Instant) }

/** Raises the tip while the errand waits for a rider; the difference is a separate payment. */
export const errandAddTip = defineCall({
  name: 'errand.addTip',
  summary: 'Raise the tip of an errand',
  who: 'customer',
  /** The whole new tip. */
  request: z.object({ ...onceOfOrder, tip: Amount }),
  response: z.object(opened),
  failures: ['orderNotFound', 'orderStateChanged', 'errandTipLower', 'errandTipTooHigh'],
})

/** Answers a rider who found the goods dearer. `pay` opens a payment of the difference; the goods are bought once it is paid. */
export const errandAnswerPurchase = defineCall({
  name: 'errand.answerPurchase',
  summary: 'Answer a rider’s purchase question',
  who: 'customer',
  request: z.object({ ...onceOfOrder, answer: z.enum(['pay', 'without', 'stop']) }),
  response: z.object({ ...opened, errand: ErrandDetail }),
  failures: ['orderNotFound', 'orderStateChanged', 'nothingWithout', 'errandAnswerUnavailable'],
})

/** Fee of each answer to a failed delivery; for a new address it includes the route to it. */
export const errandDeliveryTerms = defineCall({
  name: 'errand.deliveryTerms',
  summary: 'Terms of another delivery attempt',
  who: 'customer',
  request: z.object({ ...ofOrder, addressId: z.optional(AddressId) }),
  response: z.object({
    items: z.array(z.object({ answer: DeliveryAnswer, fee: Amount, meters: z.nullable(z.int()) })),
  }),
  failures: ['orderNotFound', 'orderStateChanged', 'addressNotFound', 'errandTooFar', 'mileageFailed'],
})

/** Chooses what becomes of goods that nobody took, at the fee that was shown; a way that costs something begins once it is paid. */
export const errandAnswerDelivery = defineCall({
  name: 'errand.answerDelivery',
  summary: 'Choose the outcome of undelivered goods',
  who: 'customer',
  request: z.object({
    ...onceOfOrder,
    answer: DeliveryAnswer,
    addressId: z.optional(AddressId),
    fee: z._default(Amount, 0),
  }),
  response: z.object({ ...opened, errand: ErrandDetail }),
  failures: [
    'orderNotFound',
    'orderStateChanged',
    'addressNotFound',
    'addressRequired',
    'errandTooFar',
    'mileageFailed',
    'errandTermsChanged',
    'errandAnswerUnavailable',
  ],
})

/** The codes that are handed over with the goods; each is there only while somebody needs it. */
export const errandPickupCodeStand = defineCall({
  name: 'errand.pickupCodeStand',
  summary: 'The hand-over codes of an errand',
  who: 'customer',
  request: z.object(ofOrder),
  response: z.object({
    /** From whoever hands the goods over to the rider. */
    pickupCode: z.nullable(z.string()),
    /** From the recipient to the rider; null for goods that are left at the door. */
    deliveryCode: z.nullable(z.string()),
    contactFree: z.boolean(),
  }),
  failures: ['orderNotFound'],
})

/** A token with which whoever receives the goods follows the errand. */
export const errandShare = defineCall({
  name: 'errand.share',
  summary: 'Share an errand with its recipient',
  who: 'customer',
  request: z.object(ofOrder),
  response: z.object({ token: z.string() }),
  failures: ['orderNotFound', 'orderStateChanged'],
})

/** A shared errand, for whoever has its token. */
export const errandShared = defineCall({
  name: 'errand.shared',
  summary: 'Follow a shared errand',
  who: 'anyone',
  request: z.object({ token: opaque(200, 1) }),
  response: SharedErrand,
  failures: ['errandLinkNotFound'],
})
