import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Id, IdempotencyKey, pageOf, paging } from '../entities/common'
import { Coupon, CouponStatus } from '../entities/coupon'

/** The caller's red envelopes: the unused ones by when they end, the others newest first (product text §3). */
export const couponList = defineCall({
  name: 'coupon.list',
  summary: 'The caller’s coupons and red envelopes',
  who: 'customer',
  request: z.object({ ...paging, tab: z._default(CouponStatus, 'unused') }),
  response: pageOf(Coupon),
  failures: [],
})

/** Spends one of this month's member red envelopes on a store's own one, which is a coupon from then on (product text §6). */
export const couponRedeemMemberEnvelope = defineCall({
  name: 'coupon.redeemMemberEnvelope',
  summary: 'Redeem a member red envelope for a store’s',
  who: 'customer',
  request: z.object({ storeId: Id, idempotencyKey: IdempotencyKey }),
  /** What the coupon takes off, and how many envelopes are left this month. */
  response: z.object({ amount: Amount, left: z.int() }),
  failures: ['storeNotFound', 'couponUnavailable', 'notMember', 'envelopeUsedUp'],
})
