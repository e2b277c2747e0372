import type { ReactNode } from 'react'
import type { Position } from '@contract/entities/common'
import type { MapCamera } from './camera'
import type { MapLine, MapMark } from './marks'
import type { MapPin } from './pins'

export interface MapViewProps {
  camera: MapCamera
  /** Best first. */
  pins?: readonly MapPin[]
  /** Marks above the pins. */
  marks?: readonly MapMark[]
  /** Lines below pins and marks. */
  lines?: readonly MapLine[]
  /** Id of the highlighted pin. */
  chosen?: string
  onPin?: (id: string) => void
  /** A press on the map itself. */
  onPress?: () => void
  /** Where the customer is. */
  me?: Position
  /** Accessible name of the map. */
  label: string
  /** Content over the foot of the map, such as cards. */
  children?: ReactNode
}
