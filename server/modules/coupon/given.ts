import type { Insertable } from 'kysely'
import type { Bilingual, CouponTable } from '../../database/schema'

interface Given {
  readonly id: string
  readonly kind: CouponTable['kind']
  readonly name: Bilingual
  readonly forKinds: CouponTable['for_kinds']
  /** Null for a coupon of the platform. */
  readonly storeId: string | null
  readonly amount: number
  readonly validUntil: Date
  /** Days of validity after receipt; null until `validUntil`. */
  readonly validDays: number | null
}

/** A coupon without minimum that is given and cannot be claimed. */
export const givenCoupon = (given: Given): Insertable<CouponTable> => ({
  id: given.id,
  kind: given.kind,
  name: JSON.stringify(given.name),
  for_kinds: given.forKinds,
  store_id: given.storeId,
  category_key: null,
  amount: given.amount,
  percent: null,
  minimum: 0,
  with_full_discount: true,
  stock: null,
  per_customer: 1,
  claim_from: new Date(0),
  claim_until: new Date(0),
  valid_from: new Date(0),
  valid_until: given.validUntil,
  valid_days: given.validDays,
  position: 0,
})
