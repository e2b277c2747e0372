import type { ReactNode } from 'react'
import type { Position } from '@contract/entities/common'
import type { MapCamera } from './camera'
import type { MapLine, MapMark } from './marks'
import type { MapPin } from './pins'

export interface MapViewProps {
  camera: MapCamera
  /** Best first. */
  pins?: readonly MapPin[]
  /** Signs that stand over pins. */
  marks?: readonly MapMark[]
  /** Lines below pins and marks. */
  lines?: readonly MapLine[]
  /** The id of the pin that stands out. */
  chosen?: string
  onPin?: (id: string) => void
  /** A press on the map itself. */
  onPress?: () => void
  /** Where the customer is. */
  me?: Position
  /** What a screen reader calls the map. */
  label: string
  /** What stands over the foot of the map, such as cards. */
  children?: ReactNode
}
