/** What a gesture on an element does. */
export interface Drag {
  /** Moves by design units. */
  readonly move: (right: number, down: number) => void
  /** Makes larger by a factor, smaller below 1. */
  readonly zoom: (factor: number) => void
}
