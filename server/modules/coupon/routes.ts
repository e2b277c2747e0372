import { couponList } from '@contract/calls/coupon'
import { homeCoupons, homeReceiveCoupon } from '@contract/calls/home'
import type { Module } from '../module'
import { orderEngine } from '../order/engine'
import { CouponService, returnWithOrder } from './service'

/** Coupons and red envelopes (product text §3, §6). They come back with an order that is cancelled. */
export const couponRoutes: Module = ({ handle, context }) => {
  const coupons = new CouponService(context)
  orderEngine(context).onChange(returnWithOrder)
  handle(couponList, (caller, request) => coupons.list(caller, request))
  handle(homeCoupons, (caller, request) => coupons.claimable(caller, request))
  handle.once(homeReceiveCoupon, (tx, caller, request) => coupons.receive(tx, caller, request))
}
