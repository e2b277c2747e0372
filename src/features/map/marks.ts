import type { Picture, Position } from '@contract/entities/common'

/** Mark on a map, a sign without a word: an end of a route, or a rider. */
export interface MapMark {
  readonly id: string
  readonly position: Position
  readonly look: 'start' | 'end' | 'rider'
  /** Accessible name, visible where the platform draws its own markers. */
  readonly label: string
  /** Above it, the first bold, such as "620 m" and "6 min". */
  readonly bubble?: readonly [string, string]
  /** In place of the sign. */
  readonly picture?: Picture
}

/** A line over the ground, such as a way. */
export interface MapLine {
  readonly id: string
  readonly points: readonly Position[]
  /** `done` is the part behind a rider. */
  readonly look: 'way' | 'done'
  /** Drawn dashed, and said. */
  readonly isEstimate: boolean
}
