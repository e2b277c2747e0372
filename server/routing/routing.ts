import type { VehicleType } from '@contract/entities/application'
import type { Position } from '@contract/entities/common'

/** A way between two places: metres and minutes by e-bike, and its line, both ends included. */
export interface Way {
  readonly meters: number
  readonly minutes: number
  /** Whether it follows streets; otherwise it is an estimate. */
  readonly exact: boolean
  readonly line: readonly Position[]
}

/** Port to a routing service of a city. */
export interface Router {
  /** @throws Error when the way is not found or the service does not answer */
  way(from: Position, to: Position): Promise<Way>
}

/** Up to the next ten metres, as ways are charged. */
export const chargedMeters = (meters: number): number => Math.ceil(meters / 10) * 10

/** The speed of riders by vehicle in a town, stops included, in metres a minute. */
export const metersPerMinute: Readonly<Record<VehicleType, number>> = {
  electricScooter: 200,
  motorcycle: 300,
  car: 260,
  van: 240,
  truck: 200,
}

/** The vehicle of riders of whom none is known, and by which ways are promised. */
export const usualVehicle = 'electricScooter' satisfies VehicleType

/** The length of a way by streets, of that as the crow flies. */
export const detour = 1.3

/** Minutes by a vehicle for some metres as the crow flies; the search for riders has the same in SQL. */
export const travelMinutes = (meters: number, vehicle: VehicleType | null): number =>
  (meters * detour) / metersPerMinute[vehicle ?? usualVehicle]

/** Minutes for a way, rounded up. */
export const wayMinutes = (meters: number, vehicle: VehicleType = usualVehicle): number =>
  Math.max(1, Math.ceil(meters / metersPerMinute[vehicle]))
