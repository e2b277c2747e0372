import type { Insertable } from 'kysely'
import type { StoreType } from '@contract/entities/application'
import type { StoreTable } from '../../database/schema'

type Handing = Pick<StoreTable, 'self_pickup' | 'delivered_by'> &
  Partial<Pick<Insertable<StoreTable>, 'business' | 'opening_hours'>>

const aroundTheClock = JSON.stringify([{ open: '00:00', close: '24:00' }])

/** A shop of the mall: it ships parcels, and is ordered from at any time. */
export const mallShop = {
  self_pickup: false,
  delivered_by: 'store',
  business: 'mall',
  opening_hours: aroundTheClock,
} as const satisfies Handing

/** Business and way of hand-over of a new store by its type; riders deliver where the deployment has some. */
export const handing = (delivery: 'store' | 'riders' | 'courier'): Record<StoreType, Handing> => ({
  takeaway: { self_pickup: false, delivered_by: delivery === 'store' ? 'store' : 'platform' },
  inStore: { self_pickup: true, delivered_by: 'store' },
  // Its merchant sets rooms and rates up; guests arrive around the clock.
  hotel: { self_pickup: false, delivered_by: 'store', business: 'hotel', opening_hours: aroundTheClock },
  mallShop,
})
