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
