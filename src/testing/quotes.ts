import type { Quote } from '@contract/entities/order'
import { anAddress } from './address'
import { orderedGoods, orderedParts } from './orders'

/** A test quote with delivery, with overrides. */
export const aQuote = (change: Partial<Quote> = {}): Quote => ({
  kind: 'takeaway',
  id: '018f0000-0000-7000-8000-0000000000c1',
  store: {
    id: 's1',
    name: 'Noodles',
    logo: orderedGoods.picture,
    deliveredBy: 'platform',
    selfPickup: true,
    address: '55 Wenxin Rd',
  },
  fulfilment: 'delivery',
  address: anAddress(),
  deliverAt: null,
  estimatedAt: '2026-01-01T04:38:00Z',
  utcOffset: 480,
  minutes: 28,
  distance: 900,
  lines: [orderedGoods],
  components: orderedParts,
  total: 3200,
  saved: 200,
  coupons: [
    { slot: 'store', couponId: null, off: 0, usable: 0, claimable: 0 },
    { slot: 'envelope', couponId: null, off: 0, usable: 0, claimable: 0 },
    { slot: 'delivery', couponId: null, off: 0, usable: 0, claimable: 0 },
  ],
  lateCompensation: null,
  blockers: [],
  expiresAt: '2026-01-01T04:20:00Z',
  ...change,
})
