import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { Amount, Empty, Id, IdempotencyKey, Instant, lines, text, UtcOffset } from '../../entities/common'
import { OrderCoupon } from '../../entities/coupon'
import { ErrandKind, ErrandProduct, ErrandQuote, ErrandShop } from '../../entities/errand'
import { RouteAnswer } from '../../entities/route'
import { AddressId, CouponId, MediaId, QuoteId } from '../../entities/ids'
import { limits } from '../../limits'

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
