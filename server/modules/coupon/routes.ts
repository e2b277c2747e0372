import { couponCenter, couponCount, couponGifts, couponList } from '@contract/calls/coupon'
import { homeCoupons, homeReceiveCoupon } from '@contract/calls/home'
import type { Routes } from '../module'
import type { CouponService } from './service'

/** Coupons and red envelopes (product text §3, §6). */
export const couponRoutes =
  (coupons: CouponService): Routes =>
  ({ handle }) => {
    handle(couponList, (caller, request) => coupons.list(caller, request))
    handle(couponCenter, (caller, request) => coupons.center(caller, request))
    handle(couponGifts, (caller, request) => coupons.gifts(caller, request))
    handle(couponCount, (caller) => coupons.count(caller))
    handle(homeCoupons, (caller, request) => coupons.claimable(caller, request))
    handle.once(homeReceiveCoupon, (tx, caller, request) => coupons.receive(tx, caller, request))
  }
