import type { Position } from '@contract/entities/common'
import { distanceMeters } from '../../geo'

/** Metres that a position of a rider is at most from the one before: farther ones are taken for false. */
const hopMeters = 1_900
/** Seconds between two positions, a bit more than the server wants. */
export const hopSeconds = 2.1

/** A part of the straight way between two places, from 0 to 1. */
export const along = (from: Position, to: Position, part: number): Position => ({
  latitude: from.latitude + (to.latitude - from.latitude) * part,
  longitude: from.longitude + (to.longitude - from.longitude) * part,
})

/** The place that a rider reaches at once towards another one. */
export function hopTowards(from: Position | null, to: Position): Position {
  const meters = from ? distanceMeters(from, to) : 0
  return from && meters > hopMeters ? along(from, to, hopMeters / meters) : to
}
