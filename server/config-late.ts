import { number, setting, wholeOrUnsaid } from './config-readers'

/** Settings of the compensation for takeaway that platform riders bring late. */
export const lateSettings = {
  lateCoupon: setting(
    'LATE_COUPON',
    '',
    'Value of the platform’s coupon for an order that its rider delivers late, in the smallest unit of money: 300 is 3.00. Default 0, none; in the demo 300.',
    wholeOrUnsaid(0, 1_000_00),
  ),
  lateCouponMinutes: setting(
    'LATE_COUPON_MINUTES',
    '10',
    'Minutes after the promised arrival from which that coupon is granted.',
    number(1, 240, true),
  ),
}

/** The terms of the compensation for late orders. */
export interface LateTerms {
  /** Minutes after the promised arrival. */
  readonly minutes: number
  /** Value of the coupon in the smallest unit. */
  readonly amount: number
}

interface LateConfig {
  readonly demo: boolean
  readonly lateCoupon: number | undefined
  readonly lateCouponMinutes: number
}

/** The terms of a deployment for new orders; null without a compensation. */
export function lateTerms({ demo, lateCoupon, lateCouponMinutes: minutes }: LateConfig): LateTerms | null {
  const amount = lateCoupon ?? (demo ? 3_00 : 0)
  return amount > 0 ? { minutes, amount } : null
}
