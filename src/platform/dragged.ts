/** An element, and its width in the units that gestures are told in. */
export interface Ruler {
  readonly id: string
  readonly width: number
}

/** What a gesture on an element does. */
export interface Drag {
  /** Moves by units of the ruler. */
  readonly move: (right: number, down: number) => void
  /** Makes larger by a factor, smaller below 1. */
  readonly zoom: (factor: number) => void
}
