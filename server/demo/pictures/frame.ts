import type { EmojiBodies } from './emoji'

/** The drawing's coordinate system: heights are always 1000. */
export interface Frame {
  width: number
  height: number
  dark: boolean
  bodies: EmojiBodies
}
