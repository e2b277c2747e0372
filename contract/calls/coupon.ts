import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Business } from '../entities/business'
import { Amount, Empty, Id, IdempotencyKey, pageOf, paging } from '../entities/common'
import { Coupon, CouponGift, CouponStatus, OfferedCoupon } from '../entities/coupon'

/** The caller's red envelopes: unused ones by expiry, others newest first (product text §3). */
export const couponList = defineCall({
  name: 'coupon.list',
  summary: 'The caller’s coupons and red envelopes',
  who: 'customer',
  request: z.object({ ...paging, tab: z._default(CouponStatus, 'unused') }),
  response: pageOf(Coupon),
  failures: [],
})

/** The platform's coupons, those of single shops of the mall, or those for shipping. */
export const CouponGroup = z.enum(['platform', 'shops', 'shipping'])
export type CouponGroup = z.output<typeof CouponGroup>

/**
 * The coupons on offer for a business, also those that the caller has or that are all gone; received by `home.receiveCoupon`.
 * Of takeaway they are the platform's; of the mall also those of its shops, or with `shopId` of one shop alone.
 */
export const couponCenter = defineCall({
  name: 'coupon.center',
  summary: 'The coupon centre',
  who: 'anyone',
  request: z.object({
    ...paging,
    business: z._default(Business, 'takeaway'),
    group: z.optional(CouponGroup),
    shopId: z.optional(Id),
  }),
  response: pageOf(OfferedCoupon),
  failures: [],
})

/** Coupons granted to the caller without a claim, newest first. */
export const couponGifts = defineCall({
  name: 'coupon.gifts',
  summary: 'Red envelopes and bonus packs granted to the caller',
  who: 'customer',
  request: z.object({ ...paging }),
  response: pageOf(CouponGift),
  failures: [],
})

/** How many of the caller's coupons are unused, including those not valid yet. */
export const couponCount = defineCall({
  name: 'coupon.count',
  summary: 'Numbers of unused coupons and red envelopes',
  who: 'customer',
  request: Empty,
  response: z.object({ unused: z.int() }),
  failures: [],
})

/** Exchanges one of this month's member red envelopes for a store's coupon (product text §6). */
export const couponRedeemMemberEnvelope = defineCall({
  name: 'coupon.redeemMemberEnvelope',
  summary: 'Swap a member red envelope for a store’s',
  who: 'customer',
  request: z.object({ storeId: Id, idempotencyKey: IdempotencyKey }),
  /** The coupon's value and the envelopes left this month. */
  response: z.object({ amount: Amount, left: z.int() }),
  failures: ['storeNotFound', 'couponUnavailable', 'notMember', 'envelopeUsedUp'],
})
