import type { TakeawayDetail } from '@contract/entities/order'
import type { Way } from '@/features/map/WayMap'
import { distanceText } from '@/features/order/distance'
import { words } from './text'

/** The way of a delivery on the map: on streets where the server knows it, else a straight estimate. */
export function wayOf({ store, storeContact, address, rider, route }: TakeawayDetail, isRiding: boolean): Way {
  const t = words()
  const rides = rider && isRiding ? rider : null
  const bubble = rides && ([distanceText(rides.distance), t.minutes(rides.minutes)] as const)
  return {
    label: rides ? t.map(distanceText(rides.distance), rides.minutes) : t.mapWaiting,
    from: { position: storeContact, label: store.name, picture: store.logo },
    to: { position: address ?? storeContact, label: t.you },
    rider: rider && { position: rider.position, label: rider.name, ...(bubble && { bubble }) },
    isRiding: rides !== null,
    line: route?.line ?? [],
    isEstimate: route?.exact !== true,
  }
}
