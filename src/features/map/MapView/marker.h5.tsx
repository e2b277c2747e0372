import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Position } from '@contract/entities/common'
import type { LeafletMap } from './leaflet-map.h5'

interface Props {
  map: LeafletMap
  position: Position
  /** Stacking order; a higher marker covers a lower one. */
  layer?: number
  /** Whether it glides where it is moved to. */
  glides?: boolean
  children: ReactNode
}

/** Renders children at a position of the map. */
export function Marker({ map, position, layer = 0, glides = false, children }: Props) {
  const [element] = useState(() => document.createElement('div'))
  const placed = useRef<ReturnType<LeafletMap['place']>>()
  const { latitude, longitude } = position
  const at = useRef(position)
  at.current = position
  useEffect(() => {
    const marker = map.place(element, at.current, layer)
    placed.current = marker
    return marker.remove
  }, [map, element, layer])
  useEffect(() => placed.current?.move({ latitude, longitude }, glides), [latitude, longitude, glides])
  return createPortal(children, element)
}
