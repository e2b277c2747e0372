import { distanceMeters } from '../../geo'
import { isBeforePickup } from '@contract/states/delivery'
import type { Delivery } from './queries'

/** Metres between the pickups, and between the doors, of two deliveries that one rider takes on one way. */
export const bundleMeters = { pickup: 300, door: 800 } as const

type Ends = Pick<Delivery, 'from_latitude' | 'from_longitude' | 'to_latitude' | 'to_longitude'>

const pickupOf = ({ from_latitude: latitude, from_longitude: longitude }: Ends) =>
  latitude === null || longitude === null ? null : { latitude, longitude }
const doorOf = ({ to_latitude: latitude, to_longitude: longitude }: Ends) => ({ latitude, longitude })

/** Whether a delivery is on the way of one that its rider has not picked up yet. The search for riders has the same rule in SQL. */
export function isOnTheWay(delivery: Ends, held: Ends & Pick<Delivery, 'state'>): boolean {
  const [pickup, other] = [pickupOf(delivery), pickupOf(held)]
  if (!pickup || !other || !isBeforePickup(held.state)) return false
  const isNear = distanceMeters(pickup, other) <= bundleMeters.pickup
  return isNear && distanceMeters(doorOf(delivery), doorOf(held)) <= bundleMeters.door
}

/** The ends near which a rider’s delivery makes another one lie on the way; null for a delivery without a pickup. */
export function bundleAt(delivery: Ends) {
  const pickup = pickupOf(delivery)
  const { pickup: pickupMeters, door: doorMeters } = bundleMeters
  return pickup && { pickup, pickupMeters, door: doorOf(delivery), doorMeters }
}
