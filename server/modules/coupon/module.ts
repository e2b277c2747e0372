import type { Context } from '../../context'
import type { Module } from '../module'
import { couponRoutes } from './routes'
import { CouponService } from './service'

/** Coupons and red envelopes. */
export const couponModule = (context: Context): Module => ({
  services: {},
  routes: [couponRoutes(new CouponService(context))],
})
