import type { Position } from '@contract/entities/common'

/** The Earth's mean radius in metres; queries that reckon distances in SQL use the same. */
export const earthRadius = 6_371_008.8

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two places as the crow flies (haversine). */
export function distanceMeters(a: Position, b: Position): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const part = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, part)))
}

/** How fast riders are, all in all. */
export const metersPerMinute = 200

/** Minutes that a rider needs for a way of so many metres: one for each 200 metres begun. */
export const travelMinutes = (distance: number): number => Math.ceil(distance / metersPerMinute)

/** Minutes from the order to the door: preparing, then the way. */
export const estimateMinutes = (store: { prep_minutes: number }, distance: number): number =>
  store.prep_minutes + travelMinutes(distance)
