import type { CouponKind } from '../../../database/schema'

/** A coupon that the demo's mall offers. Amounts in fen. */
export interface MallCoupon {
  readonly key: string
  readonly kind: Extract<CouponKind, 'platform' | 'member' | 'delivery'>
  readonly name: readonly [en: string, zh: string]
  readonly amount: number
  readonly minimum: number
  readonly percent?: number
  /** The number on offer; unlimited without. */
  readonly stock?: number
  readonly validDays: number
}

/** Coupons of the platform in the mall. */
export const mallCoupons: readonly MallCoupon[] = [
  {
    key: 'mall-welcome',
    kind: 'platform',
    name: ['Mall welcome', '商城新人券'],
    amount: 1000,
    minimum: 9900,
    validDays: 7,
  },
  {
    key: 'mall-season',
    kind: 'platform',
    name: ['Season sale', '换季大促券'],
    amount: 5000,
    minimum: 39_900,
    validDays: 14,
  },
  {
    key: 'mall-tenth',
    kind: 'platform',
    name: ['10% off everything', '全场九折券'],
    amount: 3000,
    percent: 10,
    minimum: 5000,
    stock: 200,
    validDays: 3,
  },
  {
    key: 'mall-member',
    kind: 'member',
    name: ['Members’ day', '会员日专享券'],
    amount: 2000,
    minimum: 12_900,
    validDays: 7,
  },
  {
    key: 'mall-shipping',
    kind: 'delivery',
    name: ['Shipping coupon', '运费券'],
    amount: 800,
    minimum: 0,
    validDays: 14,
  },
  {
    key: 'mall-shipping-large',
    kind: 'delivery',
    name: ['Shipping from ¥59', '满59减运费'],
    amount: 1200,
    minimum: 5900,
    validDays: 7,
  },
]

/** Coupons of the shops, in rotation. */
export const shopCoupons: readonly { readonly amount: number; readonly minimum: number }[] = [
  { amount: 500, minimum: 4900 },
  { amount: 1000, minimum: 9900 },
  { amount: 2000, minimum: 16_800 },
]
