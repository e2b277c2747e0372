/** Reference element, and its width in design units. */
export interface Ruler {
  readonly id: string
  readonly width: number
}

/** Handlers of a gesture. */
export interface Drag {
  /** Moves by units of the ruler. */
  readonly move: (right: number, down: number) => void
  /** Makes larger by a factor, smaller below 1. */
  readonly zoom: (factor: number) => void
}
