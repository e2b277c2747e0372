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

/** The speed of riders, in metres a minute. */
const metersPerMinute = 200

/** Minutes for a way, rounded up. */
export const wayMinutes = (meters: number): number => Math.max(1, Math.ceil(meters / metersPerMinute))
