import type { Position } from '@contract/entities/common'
import type { Rider } from '@contract/entities/order'
import { maskPhone } from '@contract/format'
import type { RiderRecord } from '../../database/schema'
import { distanceMeters } from '../../geo'
import type { Seal } from '../../security/seal'
import type { Viewer } from '../order/kind/viewer'
import { isOnTheWay, minutesLeft } from '../basket/delivery'
import type { TakeawayWithStore } from './queries'

/** The columns of an assigned rider: the phone is sealed, and masked in the record. */
export const riderColumns = (seal: Seal, rider: RiderRecord) => ({
  rider: JSON.stringify({ ...rider, phone: maskPhone(rider.phone) }),
  rider_phone_sealed: seal.seal(rider.phone),
})

const between = (from: number, to: number, part: number): number => from + (to - from) * part

/** The progress of a rider, from 0 at the store to 1 at the destination. */
function progressOf(leftAt: string | null, dueAt: string | null, now: Date): number {
  if (!leftAt || !dueAt) return 0
  const [left, due] = [Date.parse(leftAt), Date.parse(dueAt)]
  return Math.min(1, Math.max(0, (now.getTime() - left) / Math.max(1, due - left)))
}

/** The position of a rider on the way: as the rider sends it, else interpolated from the travel time. */
function positionOf(order: TakeawayWithStore, state: string, progress: number): Position {
  const { rider_latitude, rider_longitude, store_latitude, store_longitude } = order
  if (isOnTheWay(state) && rider_latitude !== null && rider_longitude !== null)
    return { latitude: rider_latitude, longitude: rider_longitude }
  return {
    latitude: between(store_latitude, order.latitude ?? store_latitude, progress),
    longitude: between(store_longitude, order.longitude ?? store_longitude, progress),
  }
}

/** The rider of an order, seen from the pickup to the door; null without a rider or a destination. */
export function riderOf(order: TakeawayWithStore, state: string, { language, now }: Viewer, seal: Seal): Rider | null {
  if (!order.rider || order.latitude === null || order.longitude === null) return null
  const { name, likedPercent, leftAt, dueAt } = order.rider
  const phone = order.rider_phone_sealed === null ? order.rider.phone : seal.open(order.rider_phone_sealed)
  const progress = isOnTheWay(state) ? progressOf(leftAt, dueAt, now) : 0
  const position = positionOf(order, state, progress)
  const left = distanceMeters(position, { latitude: order.latitude, longitude: order.longitude })
  const minutes = minutesLeft(order, state, now)
  return { name: name[language], phone, likedPercent, position, distance: Math.round(left), minutes, progress }
}
