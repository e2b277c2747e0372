import type { ColumnType } from 'kysely'
import type { Bilingual, Json, Timestamp } from './columns'
import { type FactsOf, place } from '../table-facts'

export type CouponKind = 'store' | 'platform' | 'delivery' | 'category' | 'member'

/** A coupon on offer until `claim_until`; each one received is a row of `customer_coupons`. */
export interface CouponTable {
  id: string
  kind: CouponKind
  name: Json<Bilingual>
  /** The kinds of order that it is valid for, at least one. */
  for_kinds: string[]
  /** For a store coupon. */
  store_id: string | null
  /** For a category coupon. */
  category_key: string | null
  /** The face value, or the maximum discount of a percentage. */
  amount: number
  percent: number | null
  /** The minimum goods total. */
  minimum: number
  /** Whether it can be combined with the store's full discount. */
  with_full_discount: boolean
  /** The remaining number; null is unlimited. */
  stock: number | null
  per_customer: number
  claim_from: Timestamp
  claim_until: Timestamp
  valid_from: Timestamp
  valid_until: Timestamp
  /** Days of validity from when it was received, at most until `valid_until`. */
  valid_days: number | null
  position: number
}

export interface CustomerCouponTable {
  id: string
  coupon_id: string
  customer_id: string
  /** Numbers the copies that the customer received of this coupon, from 1. */
  serial: number
  valid_from: Timestamp
  valid_until: Timestamp
  /** The order that uses it. */
  order_id: string | null
  used_at: Timestamp | null
  received_at: Timestamp
  /** Time at which a member swapped it for a store's, which ended it. */
  swapped_at: ColumnType<Date | null, Date | undefined, Date>
}

/** That a coupon is used for several orders that are paid together; each of them is a row. */
export interface CouponUseTable {
  coupon_id: string
  order_id: string
}

export interface OffersTables {
  coupon_uses: CouponUseTable
  coupons: CouponTable
  customer_coupons: CustomerCouponTable
}

/** Facts of the tables. */
export const offersFacts: FactsOf<OffersTables> = {
  coupon_uses: { ...place('order_id'), exported: 'none' },
  coupons: place('id'),
  customer_coupons: { ...place('coupon_id'), erasing: 'keep' },
}
