import type { Position } from '@contract/entities/common'
import type { Response } from '@contract/call'
import type { mapRiders } from '@contract/calls/map'
import { distanceMeters } from '../../geo'
import { wayMinutes } from '../../routing/routing'

/** Metres within which a rider is near. */
export const near = 3_000
/** About three hundred metres. */
const blur = 0.003

const blurred = (degrees: number): number => Math.round(degrees / blur) * blur

/** Number of riders near a position, blurred so that nobody can be followed. */
export function ridersNear(riders: readonly Position[], place: Position): Response<typeof mapRiders> {
  const distances = riders
    .map((rider) => ({ rider, meters: distanceMeters(rider, place) }))
    .filter(({ meters }) => meters <= near)
    .sort((one, other) => one.meters - other.meters)
  const [first] = distances
  return {
    count: distances.length,
    minutes: first ? wayMinutes(first.meters) : null,
    items: distances.map(({ rider }) => ({
      latitude: Number(blurred(rider.latitude).toFixed(4)),
      longitude: Number(blurred(rider.longitude).toFixed(4)),
    })),
  }
}
