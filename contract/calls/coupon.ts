import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Empty, Id, IdempotencyKey, pageOf, paging } from '../entities/common'
import { Coupon, CouponStatus } from '../entities/coupon'

/** The caller's red envelopes: unused ones by expiry, others newest first (product text §3). */
export const couponList = defineCall({
  name: 'coupon.list',
  summary: 'The caller’s coupons and red envelopes',
  who: 'customer',
  request: z.object({ ...paging, tab: z._default(CouponStatus, 'unused') }),
  response: pageOf(Coupon),
  failures: [],
})

/** How many of the caller's coupons are unused, including those not valid yet. */
export const couponCount = defineCall({
  name: 'coupon.count',
  summary: 'How many unused coupons and red envelopes the caller has',
  who: 'customer',
  request: Empty,
  response: z.object({ unused: z.int() }),
  failures: [],
})

/** Exchanges one of this month's member red envelopes for a store's coupon (product text §6). */
export const couponRedeemMemberEnvelope = defineCall({
  name: 'coupon.redeemMemberEnvelope',
  summary: 'Redeem a member red envelope for a store’s',
  who: 'customer',
  request: z.object({ storeId: Id, idempotencyKey: IdempotencyKey }),
  /** The coupon's value and the envelopes left this month. */
  response: z.object({ amount: Amount, left: z.int() }),
  failures: ['storeNotFound', 'couponUnavailable', 'notMember', 'envelopeUsedUp'],
})
