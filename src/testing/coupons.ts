import type { ClaimableCoupon, Coupon } from '@contract/entities/coupon'

/** A test coupon: 5 off from 30, with overrides. */
export const aCoupon = (change: Partial<Coupon> = {}): Coupon => ({
  id: 'e1',
  kind: 'platform',
  slot: 'envelope',
  name: 'Linli red envelope',
  amount: 500,
  percent: null,
  minimum: 3000,
  storeId: null,
  business: null,
  scope: '',
  withFullDiscount: true,
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil: '2099-02-01T00:00:00.000Z',
  status: 'unused',
  ...change,
})

/** A coupon that can be claimed: a red envelope of ¥3 over ¥20. */
export const aClaimable = (change: Partial<ClaimableCoupon> = {}): ClaimableCoupon => ({
  ...{ id: 'c1', kind: 'platform', slot: 'envelope', name: 'Weekly red envelope', amount: 300, percent: null },
  ...{ minimum: 2000, storeId: null, business: null, scope: '', withFullDiscount: true },
  ...{ validUntil: null, validDays: 7, left: null },
  ...change,
})
