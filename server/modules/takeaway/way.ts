import type { DeliveryRoute } from '@contract/entities/takeaway'
import { takeaway, takeawayPhases } from '@contract/states/takeaway'
import type { Routes } from '../../routing/routes'
import type { TakeawayWithStore } from './queries'

/** The states in which an order is on its way, or about to be. */
const brought: readonly string[] = takeaway.states.filter(
  (state) => takeawayPhases[state] === 'inProgress' && state !== 'delivered',
)

type Ends = Pick<TakeawayWithStore, 'latitude' | 'longitude' | 'store_latitude' | 'store_longitude'>

/** The way from the store to the door while an order is brought; undefined for other orders, and for a way that a later reading has. */
export function wayToDoor(
  routes: Pick<Routes, 'known'>,
  state: string,
  { latitude, longitude, store_latitude, store_longitude }: Ends,
): DeliveryRoute | undefined {
  if (!brought.includes(state) || latitude === null || longitude === null) return undefined
  const way = routes.known({ latitude: store_latitude, longitude: store_longitude }, { latitude, longitude })
  return way && { line: [...way.line], exact: way.exact }
}
