import * as z from 'zod/mini'
import { defineCall } from '../call'
import {
  Amount,
  Empty,
  Id,
  IdempotencyKey,
  Instant,
  lines,
  opaque,
  pageOf,
  paging,
  text,
  UtcOffset,
} from '../entities/common'
import { OrderCoupon } from '../entities/coupon'
import {
  CancelTerms,
  DeliveryAnswer,
  ErrandDetail,
  ErrandKind,
  ErrandProduct,
  ErrandQuote,
  ErrandShop,
  ErrandSummary,
  SharedErrand,
} from '../entities/errand'
import { RouteAnswer } from '../entities/route'
import { AddressId, CouponId, MediaId, OrderId, QuoteId } from '../entities/ids'
import { Stars } from '../entities/review'
import { limits } from '../limits'
import { OrderTab } from './order/following'

const named = z.object({ key: z.string(), name: z.string() })

/** Types, weights, limits, forbidden goods and price formula of errands (product text §7, errands). */
export const errandGoodsInfo = defineCall({
  name: 'errand.goodsInfo',
  summary: 'Goods and prices of errands',
  who: 'anyone',
  request: Empty,
  response: z.object({
    types: z.array(z.extend(named, { perishable: z.boolean() })),
    /** Weight tiers: surcharge up to a number of kilograms. */
    weights: z.array(z.object({ kilograms: z.int(), fee: Amount })),
    /** Names of goods that riders do not carry. */
    forbidden: z.array(z.string()),
    limits: z.object({ estimate: Amount, meters: z.int(), tip: Amount, images: z.int() }),
    pricing: z.object({
      /** Up to `baseMeters`, and the fixed first step of a purchase nearby. */
      base: Amount,
      baseMeters: z.int(),
      /** Surcharge for each started piece of `eachMeters` beyond `beyondMeters`. */
      steps: z.array(z.object({ beyondMeters: z.int(), eachMeters: z.int(), fee: Amount })),
      nightFee: Amount,
      /** The clock of the city, "22:00" to "06:00". */
      nightFrom: z.string(),
      nightUntil: z.string(),
      weatherFee: Amount,
      /** Whether it is charged now. */
      badWeather: z.boolean(),
    }),
    cancelling: z.object({ graceMinutes: z.int(), fee: Amount }),
    guarantee: z.object({ version: z.string(), text: z.string(), ceiling: Amount }),
  }),
  failures: [],
})

/** Pickup times of an errand. */
export const errandTimeOptions = defineCall({
  name: 'errand.timeOptions',
  summary: 'The pickup times of an errand',
  who: 'anyone',
  request: Empty,
  response: z.object({
    /** Minutes until a rider is there when it is to be as soon as possible. */
    soonestMinutes: z.int(),
    times: z.array(Instant),
    /** The city's UTC offset at each of `times`. */
    utcOffsets: z.array(UtcOffset),
    utcOffset: UtcOffset,
  }),
  failures: [],
})

/** The tips to choose from. */
export const errandTipsConfig = defineCall({
  name: 'errand.tipsConfig',
  summary: 'The tips of an errand',
  who: 'anyone',
  request: Empty,
  response: z.object({ amounts: z.array(Amount), most: Amount }),
  failures: [],
})

const Kilograms = z.int().check(z.gte(1), z.lte(1000))

/**
 * Quotes an errand (product text §5, errand). A purchase has a shop, or none for nearby; others have a pickup address. While the
 * way is not known there is no quote: `calculating` is asked for again after a second, `failed` when the customer retries.
 */
export const errandOrderStance = defineCall({
  name: 'errand.orderStance',
  summary: 'Quote an errand: its route and its price',
  who: 'customer',
  request: z.object({
    errandKind: ErrandKind,
    product: ErrandProduct,
    shop: z._default(z.nullable(ErrandShop), null),
    pickupAddressId: z.optional(AddressId),
    deliveryAddressId: AddressId,
    /** Null is as soon as possible. */
    pickupAt: z._default(z.nullable(Instant), null),
    /** The estimated cost of the goods, for a purchase. */
    estimate: z._default(Amount, 0),
    /** A key of errand.goodsInfo; optional for a purchase. Perishable goods are not brought back. */
    itemType: z.optional(text(20)),
    weight: z._default(Kilograms, 1),
    tip: z._default(Amount, 0),
    /** The coupons to use, at most one; omitted, those that save most. */
    couponIds: z.optional(z.array(CouponId).check(z.maxLength(1))),
    /** Read by the demo, and kept by submit. */
    note: z._default(lines(limits.remarkLength), ''),
  }),
  response: z.object({ route: RouteAnswer, quote: z.nullable(ErrandQuote) }),
  failures: [
    'addressNotFound',
    'pickupAddressRequired',
    'errandAddressesEqual',
    'errandProductRequired',
    'errandForbidden',
    'errandTooFar',
    'errandTooHeavy',
    'itemTypeRequired',
    'estimatedCostRequired',
    'purchasePriceTooHigh',
    'pickupTimePast',
    'timeSlotUnavailable',
    'errandTipTooHigh',
    'couponNotFound',
    'couponUnavailable',
  ],
})

/** Every coupon of the caller for a quote. Coupons reduce the fee alone. */
export const errandUsableCoupons = defineCall({
  name: 'errand.usableCoupons',
  summary: 'The coupons for an errand',
  who: 'customer',
  request: z.object({ quoteId: QuoteId }),
  response: z.object({ items: z.array(OrderCoupon) }),
  failures: ['quoteNotFound'],
})

/** Places the errand of a quote, at its price and its way; the agreement is kept with its version and time. */
export const errandSubmit = defineCall({
  name: 'errand.submit',
  summary: 'Place the errand of a quote',
  who: 'customer',
  request: z.object({
    quoteId: QuoteId,
    note: z._default(lines(limits.remarkLength), ''),
    images: z._default(z.array(MediaId).check(z.maxLength(20)), []),
    contactFree: z._default(z.boolean(), false),
    /** The Price Guarantee Agreement. */
    agreed: z.boolean(),
    idempotencyKey: IdempotencyKey,
  }),
  response: z.object({ orderId: Id, total: Amount, payBefore: Instant }),
  failures: [
    'quoteNotFound',
    'quoteExpired',
    'quoteChanged',
    'addressNotFound',
    'priceGuaranteeRequired',
    'errandPhotosFull',
    'errandForbidden',
    'timeSlotUnavailable',
    'couponUnavailable',
    'mediaNotFound',
    'tooManyUnpaidOrders',
    'tooManyUnpaidItems',
  ],
})

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
