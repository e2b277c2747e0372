import * as z from 'zod/mini'
import { Amount, Id, Instant } from './common'

/** Who gives a coupon, and for what: a store, the platform for anything, for a category, for its members, or for delivery. */
export const CouponKind = z.enum(['store', 'platform', 'delivery', 'category', 'member'])
export type CouponKind = z.output<typeof CouponKind>

/** An order takes at most one coupon of each slot: a store's, a red envelope, one for the delivery (product text §3). */
export const CouponSlot = z.enum(['store', 'envelope', 'delivery'])
export type CouponSlot = z.output<typeof CouponSlot>

/** The fields that every coupon has, in the caller's language. */
const face = {
  kind: CouponKind,
  slot: CouponSlot,
  name: z.string(),
  /** The face value, or the most that `percent` takes off. */
  amount: Amount,
  /** Percent off the goods; null for a face value. */
  percent: z.nullable(z.int()),
  /** The minimum goods total; 0 is none. */
  minimum: Amount,
  /** The store that it is for; null when any will do. */
  storeId: z.nullable(Id),
  /** "Old Stove Beef Noodles", "Drinks only", "Members only"; empty when it is good everywhere. */
  scope: z.string(),
  /** Whether it goes together with the store's full discount. */
  withFullDiscount: z.boolean(),
}

/** A coupon on offer. */
export const ClaimableCoupon = z.object({
  id: Id,
  ...face,
  /** Null when it is good for `validDays` from when it is received. */
  validUntil: z.nullable(Instant),
  validDays: z.nullable(z.int()),
  /** How many are left; null is unlimited. */
  left: z.nullable(z.int()),
})
export type ClaimableCoupon = z.output<typeof ClaimableCoupon>

/** `expired`: its time ran out before it was used. */
export const CouponStatus = z.enum(['unused', 'used', 'expired'])
export type CouponStatus = z.output<typeof CouponStatus>

/** A coupon of the caller's own. */
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

/** A coupon beside an order: what it takes off, or why it cannot be used. */
export const OrderCoupon = z.extend(Coupon, {
  /** What it takes off this order by itself; 0 when it cannot be used. */
  off: Amount,
  /** Null when it can be used. */
  reason: z.nullable(CouponReason),
  /** The reason in the caller's language; empty when it can be used. */
  message: z.string(),
})
export type OrderCoupon = z.output<typeof OrderCoupon>
