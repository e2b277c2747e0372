import type { Bilingual, Json, Timestamp } from './columns'

export type CouponKind = 'store' | 'platform' | 'delivery' | 'category' | 'member'

/** A coupon that can be had, until `claim_until`; whoever gets it has a row of `customer_coupons`. */
export interface CouponTable {
  id: string
  kind: CouponKind
  name: Json<Bilingual>
  /** The kinds of order that it is good for, one at least. */
  for_kinds: string[]
  /** Of a store coupon. */
  store_id: string | null
  /** Of a category coupon. */
  category_key: string | null
  /** The face value, or the most that a percentage takes off. */
  amount: number
  percent: number | null
  /** The goods total that it needs. */
  minimum: number
  /** Whether it goes together with the store's full discount. */
  with_full_discount: boolean
  /** How many can still be had; null is any number. */
  stock: number | null
  per_customer: number
  claim_from: Timestamp
  claim_until: Timestamp
  valid_from: Timestamp
  valid_until: Timestamp
  /** Days from when it was received, at most until `valid_until`. */
  valid_days: number | null
  position: number
}

export interface CustomerCouponTable {
  id: string
  coupon_id: string
  customer_id: string
  /** Counts what the customer got of the same coupon, from 1. */
  serial: number
  valid_from: Timestamp
  valid_until: Timestamp
  /** The order that it is used for. */
  order_id: string | null
  used_at: Timestamp | null
  received_at: Timestamp
}

export interface OffersTables {
  coupons: CouponTable
  customer_coupons: CustomerCouponTable
}
