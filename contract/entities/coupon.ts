import * as z from 'zod/mini'
import { businessKinds } from '../order-kinds'
import { Amount, Id, Instant } from './common'

/** The type of a coupon: of a store, or of the platform for any order, a category, members or delivery. */
export const CouponKind = z.enum(['store', 'platform', 'delivery', 'category', 'member'])
export type CouponKind = z.output<typeof CouponKind>

/** An order takes at most one coupon per slot: store coupon, red envelope, delivery coupon (product text §3). */
export const CouponSlot = z.enum(['store', 'envelope', 'delivery'])
export type CouponSlot = z.output<typeof CouponSlot>

/** The common fields of coupons, in the caller's language. */
const face = {
  kind: CouponKind,
  slot: CouponSlot,
  name: z.string(),
  /** The face value, or the maximum discount of `percent`. */
  amount: Amount,
  /** The discount on goods in percent; null for a face value. */
  percent: z.nullable(z.int()),
  /** The minimum goods total; 0 is none. */
  minimum: Amount,
  /** The store it is valid in; null for any. */
  storeId: z.nullable(Id),
  /** Business of that store, which determines its page. */
  business: z.nullable(z.enum(businessKinds)),
  /** "Old Stove Beef Noodles", "Drinks only", "Members only"; empty without restriction. */
  scope: z.string(),
  /** Whether it can be combined with the store's full discount. */
  withFullDiscount: z.boolean(),
}

/** A coupon on offer. */
export const ClaimableCoupon = z.object({
  id: Id,
  ...face,
  /** Null when it is valid for `validDays` from receipt. */
  validUntil: z.nullable(Instant),
  validDays: z.nullable(z.int()),
  /** The remaining number; null is unlimited. */
  left: z.nullable(z.int()),
})
export type ClaimableCoupon = z.output<typeof ClaimableCoupon>

/** Whether the caller can receive a coupon: still, had it, all gone, or only for members. */
export const OfferState = z.enum(['open', 'received', 'soldOut', 'membersOnly'])
export type OfferState = z.output<typeof OfferState>

/** A coupon of the coupon centre. */
export const OfferedCoupon = z.extend(ClaimableCoupon, { state: OfferState })
export type OfferedCoupon = z.output<typeof OfferedCoupon>

/** A coupon granted without a claim: red envelopes or the bonus pack of a membership month. */
export const CouponGift = z.object({
  id: Id,
  kind: z.enum(['envelopes', 'bonus']),
  /** How many, and the value of each. */
  count: z.int(),
  amount: Amount,
  givenAt: Instant,
  endsAt: Instant,
})
export type CouponGift = z.output<typeof CouponGift>

/** `expired` means unused until its end. */
export const CouponStatus = z.enum(['unused', 'used', 'expired'])
export type CouponStatus = z.output<typeof CouponStatus>

/** A coupon received by the caller. */
export const Coupon = z.object({ id: Id, ...face, validFrom: Instant, validUntil: Instant, status: CouponStatus })
export type Coupon = z.output<typeof Coupon>

/** Why a coupon cannot be used for an order. */
export const CouponReason = z.enum([
  'notYet',
  'expired',
  'otherKind',
  'otherStore',
  'otherCategory',
  'membersOnly',
  'belowMinimum',
  'selfPickup',
  'freeDelivery',
  'notCombinable',
])
export type CouponReason = z.output<typeof CouponReason>

/** A coupon evaluated for an order. */
export const OrderCoupon = z.extend(Coupon, {
  /** The discount on this order by this coupon alone; 0 when it cannot be used. */
  off: Amount,
  /** Null when it can be used. */
  reason: z.nullable(CouponReason),
  /** The reason in the caller's language; empty when it can be used. */
  message: z.string(),
})
export type OrderCoupon = z.output<typeof OrderCoupon>
