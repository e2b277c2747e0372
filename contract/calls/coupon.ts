import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Page, PageSize, pageOf } from '../entities/common'
import { Coupon, CouponStatus } from '../entities/coupon'

/** The caller's red envelopes: the unused ones by when they end, the others newest first (product text §3). */
export const couponList = defineCall({
  name: 'coupon.list',
  summary: 'The caller’s coupons and red envelopes',
  who: 'customer',
  request: z.object({ page: Page, pageSize: PageSize, tab: z._default(CouponStatus, 'unused') }),
  response: pageOf(Coupon),
  failures: [],
})
