import type { DeliveryRoute } from '@contract/entities/takeaway'
import { takeawayPhases, type TakeawayState } from '@contract/states/takeaway'
import type { Routes } from '../../routing/routes'
import type { TakeawayWithStore } from './queries'

/** Milliseconds that an order waits for its way; a later reading has it. */
const patienceMs = 150

type Ends = Pick<TakeawayWithStore, 'latitude' | 'longitude' | 'store_latitude' | 'store_longitude'>

/** The way from the store to the door while an order is brought; undefined for other orders and while it is not known. */
export async function wayToDoor(
  routes: Pick<Routes, 'between'>,
  state: string,
  { latitude, longitude, store_latitude, store_longitude }: Ends,
): Promise<DeliveryRoute | undefined> {
  const isBrought = takeawayPhases[state as TakeawayState] === 'inProgress' && state !== 'delivered'
  if (!isBrought || latitude === null || longitude === null) return undefined
  const from = { latitude: store_latitude, longitude: store_longitude }
  const route = await routes.between(from, { latitude, longitude }, patienceMs)
  return route.state === 'ready' ? { line: route.line, exact: route.exact } : undefined
}
