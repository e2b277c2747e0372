import { useEffect } from 'react'
import type { MapLine } from '../marks'
import type { LeafletMap } from './leaflet-map.h5'

/** A line over the ground, dashed where it is an estimate. */
export function Line({ map, line }: { map: LeafletMap; line: MapLine }) {
  const { look, isEstimate } = line
  // Points are told apart by what they are, since each answer of the server brings new ones.
  const points = JSON.stringify(line.points)
  useEffect(
    () => map.line(JSON.parse(points) as MapLine['points'], { look, isEstimate }),
    [map, points, look, isEstimate],
  )
  return null
}
