import type { EmojiBodies } from './emoji'

/** What is drawn on, in the drawing's own units: heights are always 1000. */
export interface Frame {
  width: number
  height: number
  dark: boolean
  bodies: EmojiBodies
}
