import type { OrderKindName } from '@contract/order-kinds'
import type { CouponKind } from '../../../database/schema'

/** A coupon of the demo. Amounts in fen; days count from the seeding, negative ones before it. */
export interface CityCoupon {
  readonly key: string
  readonly kind: CouponKind
  readonly name: readonly [en: string, zh: string]
  readonly amount: number
  readonly minimum: number
  readonly percent?: number
  /** For a store coupon. */
  readonly store?: string
  /** The kind of orders that it is good for; takeaway by default. */
  readonly orders?: OrderKindName
  /** For a category coupon. */
  readonly category?: string
  readonly withFullDiscount?: false
  /** The number on offer; null is unlimited. Undefined for one that cannot be received, only `given`. */
  readonly stock?: number | null
  readonly validDays?: number
  readonly from?: number
  readonly until: number
  /** The accounts that have one initially. */
  readonly given?: 'all' | 'members' | 'others'
}

/** The demo's coupons: at least one of each kind, and one for each reason why a coupon cannot be used. */
export const coupons: readonly CityCoupon[] = [
  {
    key: 'week',
    kind: 'platform',
    name: ['Weekly red envelope', '每周红包'],
    amount: 300,
    minimum: 2000,
    stock: null,
    validDays: 7,
    until: 365,
  },
  {
    key: 'feast',
    kind: 'platform',
    name: ['Feast red envelope', '大餐红包'],
    amount: 1000,
    minimum: 8000,
    stock: 5000,
    validDays: 7,
    until: 365,
  },
  {
    key: 'ride',
    kind: 'delivery',
    name: ['Delivery coupon', '配送费红包'],
    amount: 200,
    minimum: 3500,
    stock: 8000,
    validDays: 3,
    until: 365,
  },
  {
    key: 'sips',
    kind: 'category',
    name: ['Drinks red envelope', '奶茶红包'],
    amount: 400,
    minimum: 2500,
    category: 'drinks',
    stock: 3000,
    validDays: 7,
    until: 365,
  },
  {
    key: 'gold',
    kind: 'member',
    name: ['Member red envelope', '会员红包'],
    amount: 600,
    minimum: 3000,
    stock: null,
    validDays: 30,
    until: 365,
  },
  {
    key: 'stove',
    kind: 'store',
    name: ['Store coupon', '店铺券'],
    amount: 500,
    minimum: 4000,
    store: 'old-stove',
    stock: 800,
    validDays: 14,
    until: 365,
  },
  {
    key: 'stove-alone',
    kind: 'store',
    name: ['Big bowl coupon', '大碗券'],
    amount: 1800,
    minimum: 6000,
    store: 'old-stove',
    withFullDiscount: false,
    stock: 300,
    validDays: 14,
    until: 365,
  },
  {
    key: 'bakery',
    kind: 'store',
    name: ['15% off', '85折券'],
    amount: 1000,
    percent: 15,
    minimum: 3000,
    store: 'cloud-bakery',
    stock: 500,
    validDays: 14,
    until: 365,
  },
  {
    key: 'chayu',
    kind: 'store',
    name: ['Store coupon', '店铺券'],
    amount: 300,
    minimum: 2500,
    store: 'chayu',
    stock: 1000,
    validDays: 14,
    until: 365,
  },
  {
    key: 'welcome',
    kind: 'platform',
    name: ['Linli red envelope', '邻里红包'],
    amount: 500,
    minimum: 3000,
    until: 10,
    given: 'all',
  },
  {
    key: 'banquet',
    kind: 'platform',
    name: ['Banquet red envelope', '宴席红包'],
    amount: 2000,
    minimum: 16000,
    until: 20,
    given: 'all',
  },
  {
    key: 'apart',
    kind: 'platform',
    name: ['Limited-time envelope', '限时红包'],
    amount: 600,
    minimum: 3000,
    withFullDiscount: false,
    until: 5,
    given: 'all',
  },
  {
    key: 'next-week',
    kind: 'platform',
    name: ['Next week’s envelope', '下周红包'],
    amount: 800,
    minimum: 4000,
    from: 7,
    until: 14,
    given: 'all',
  },
  {
    key: 'pearls',
    kind: 'category',
    name: ['Drinks red envelope', '奶茶红包'],
    amount: 300,
    minimum: 1500,
    category: 'drinks',
    until: 15,
    given: 'all',
  },
  {
    key: 'bread',
    kind: 'store',
    name: ['Store coupon', '店铺券'],
    amount: 400,
    minimum: 3000,
    store: 'cloud-bakery',
    until: 12,
    given: 'all',
  },
  {
    key: 'far',
    kind: 'delivery',
    name: ['Delivery coupon', '配送费红包'],
    amount: 300,
    minimum: 10000,
    until: 9,
    given: 'all',
  },
  {
    key: 'lapsed',
    kind: 'member',
    name: ['Member red envelope', '会员红包'],
    amount: 400,
    minimum: 2000,
    until: 25,
    given: 'others',
  },
  {
    key: 'bowl',
    kind: 'store',
    name: ['Store coupon', '店铺券'],
    amount: 300,
    minimum: 3000,
    store: 'old-stove',
    until: 8,
    given: 'others',
  },
  {
    key: 'missed',
    kind: 'platform',
    name: ['Weekend red envelope', '周末红包'],
    amount: 600,
    minimum: 3500,
    from: -0.5,
    until: -0.1,
    given: 'all',
  },
  {
    key: 'sushi',
    kind: 'platform',
    name: ['Lunch red envelope', '午餐红包'],
    amount: 500,
    minimum: 3000,
    from: -29,
    until: -26,
    given: 'members',
  },
  {
    key: 'stay',
    kind: 'platform',
    name: ['Hotel coupon', '酒店红包'],
    amount: 3000,
    minimum: 30000,
    orders: 'hotel',
    stock: null,
    validDays: 30,
    until: 365,
  },
  {
    key: 'stay-long',
    kind: 'platform',
    name: ['10% off longer stays', '连住9折券'],
    amount: 10000,
    percent: 10,
    minimum: 60000,
    orders: 'hotel',
    stock: 2000,
    validDays: 30,
    until: 365,
  },
]
