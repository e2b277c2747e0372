import * as z from 'zod/mini'
import { defineCall } from '../../call'
import { ClaimableCoupon, OrderCoupon } from '../../entities/coupon'
import { Amount, Id, IdempotencyKey, Instant, lines, ruled, UtcOffset } from '../../entities/common'
import { AddressId, CouponId, QuoteId } from '../../entities/ids'
import { SkuChoice } from '../../entities/mall-cart'
import { blockers, Fulfilment, IfSoldOut, MallQuote, Quote } from '../../entities/order'
import { limits } from '../../limits'
import { phone } from '../../rules/phone'
import { cleanPhone } from '../../rules/typed'

/** The coupons to use; by default the combination that saves most; an empty list is none. */
const couponIds = (most: number) => z.optional(z.array(CouponId).check(z.maxLength(most)))

/** Mall items to buy: the ticked lines of the cart, of all shops or of one, or one SKU at once. */
const MallConfirm = z.object({
  kind: z.literal('mall'),
  /** By default the default address, or the last one used. */
  addressId: z.optional(AddressId),
  /** A SKU that is bought without the cart. */
  sku: z.optional(SkuChoice),
  /** The shop whose ticked lines are bought alone. */
  shopId: z.optional(Id),
  /** The presale that `sku` is bought in. */
  presaleId: z.optional(Id),
  couponIds: couponIds(limits.mallCouponsAtOnce),
  /** Whether as many points as can be used are. */
  usePoints: z._default(z.boolean(), false),
})

/**
 * A quote (product text §5, orders): the price of a store's basket, delivered or picked up, or of a trade over shops of
 * the mall, and the obstacles to ordering it.
 */
export const orderConfirm = defineCall({
  name: 'order.confirm',
  summary: 'Quote a store’s basket, or a purchase in the mall',
  who: 'customer',
  request: z.union([
    MallConfirm,
    z.object({
      kind: z._default(z.literal('takeaway'), 'takeaway'),
      storeId: Id,
      fulfilment: z._default(Fulfilment, 'delivery'),
      /** By default the default address, or the last one used. */
      addressId: z.optional(AddressId),
      /** Null is as soon as possible. */
      deliverAt: z._default(z.nullable(Instant), null),
      couponIds: couponIds(3),
    }),
  ]),
  response: z.union([MallQuote, Quote]),
  failures: [
    'storeNotFound',
    'cartEmpty',
    'productNotFound',
    'presaleNotFound',
    'presaleNotStarted',
    'presaleOver',
    'selfPickupUnavailable',
    'addressNotFound',
    'timeSlotUnavailable',
    'couponNotFound',
    'couponUnavailable',
  ],
})

/** The caller's coupons for a quote: usable ones by savings, then the others with the reason. */
export const orderUsableCoupons = defineCall({
  name: 'order.usableCoupons',
  summary: 'The coupons for a quote, usable or not',
  who: 'customer',
  request: z.object({ quoteId: QuoteId }),
  response: z.object({ items: z.array(OrderCoupon) }),
  failures: ['quoteNotFound'],
})

/** The coupons that the caller can receive for a quote: those of its store, then those of the platform that are good for orders of its kind. */
export const orderClaimableCoupons = defineCall({
  name: 'order.claimableCoupons',
  summary: 'The coupons that can be received for a quote',
  who: 'customer',
  request: z.object({ quoteId: QuoteId }),
  response: z.object({ items: z.array(ClaimableCoupon) }),
  failures: ['quoteNotFound'],
})

/** The selectable times in steps of 15 minutes within opening hours until the end of tomorrow; the first is as soon as possible. */
export const orderDeliveryTimes = defineCall({
  name: 'order.deliveryTimes',
  summary: 'The delivery or pickup times of a store',
  who: 'customer',
  request: z.object({
    storeId: Id,
    fulfilment: z._default(Fulfilment, 'delivery'),
    /** By default the default address, or the last one used. */
    addressId: z.optional(AddressId),
  }),
  /** `utcOffsets` are the store's UTC offsets at each of `times`, which daylight saving may change. */
  response: z.object({
    soonest: Instant,
    utcOffset: UtcOffset,
    times: z.array(Instant),
    utcOffsets: z.array(UtcOffset),
  }),
  failures: ['storeNotFound', 'addressNotFound'],
})

/** Places the order of a quote; reprices it and refuses when something changed. */
export const orderSubmit = defineCall({
  name: 'order.submit',
  summary: 'Place the order of a quote',
  who: 'customer',
  request: z.object({
    quoteId: QuoteId,
    remark: z._default(lines(limits.remarkLength), ''),
    tableware: z._default(z.int().check(z.gte(0), z.lte(20)), 0),
    /** Notes to the shops of a trade. */
    shopRemarks: z._default(
      z
        .array(z.object({ shopId: Id, remark: lines(limits.mallRemarkLength) }))
        .check(z.maxLength(limits.mallCartLines)),
      [],
    ),
    hideNumber: z._default(z.boolean(), true),
    riderNote: z._default(lines(limits.remarkLength), ''),
    contactFree: z._default(z.boolean(), false),
    ifSoldOut: z._default(IfSoldOut, 'call'),
    /** Required for self-pickup. */
    pickupPhone: z.optional(ruled(phone, cleanPhone)),
    /**
     * Consent to the in-store service agreement, required for self-pickup; or to the deposit being kept if the balance is
     * missed, required for a presale with one.
     */
    agreed: z._default(z.boolean(), false),
    idempotencyKey: IdempotencyKey,
  }),
  /** `orderId` is the first order of a trade. */
  response: z.object({ orderId: Id, orderIds: z.array(Id), total: Amount, payBefore: Instant }),
  failures: [
    'storeClosed',
    'quoteNotFound',
    'quoteExpired',
    'quoteChanged',
    ...blockers,
    'cartEmpty',
    'cartChanged',
    'selfPickupUnavailable',
    'pickupPhoneRequired',
    'serviceAgreementRequired',
    'timeSlotUnavailable',
    'couponUnavailable',
    'pointsInsufficient',
    'presaleOver',
    'presaleTermsRequired',
    'flashNotYet',
    'flashOver',
    'overPurchaseLimit',
    'notMember',
    'productNotFound',
    'notShippedThere',
    'specificationInvalid',
    'tooManyUnpaidOrders',
    'tooManyUnpaidItems',
  ],
})
