import type { Picture, Position } from '@contract/entities/common'

/** What stands on a map as a sign rather than a word: an end of a way, or a rider. */
export interface MapMark {
  readonly id: string
  readonly position: Position
  readonly look: 'start' | 'end' | 'rider'
  /** What a screen reader says; written where the platform draws its own markers. */
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
  /** `done` is what lies behind a rider. */
  readonly look: 'way' | 'done'
  /** Drawn dashed, and said. */
  readonly isEstimate: boolean
}
