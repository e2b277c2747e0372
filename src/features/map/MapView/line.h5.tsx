import { useEffect } from 'react'
import type { MapLine } from '../marks'
import type { LeafletMap } from './leaflet-map.h5'

/** A line over the ground, dashed where it is an estimate. */
export function Line({ map, line }: { map: LeafletMap; line: MapLine }) {
  const { look, isEstimate } = line
  // Serialised as the effect's dependency, since each answer of the server is a new array.
  const points = JSON.stringify(line.points)
  useEffect(
    () => map.line(JSON.parse(points) as MapLine['points'], { look, isEstimate }),
    [map, points, look, isEstimate],
  )
  return null
}
