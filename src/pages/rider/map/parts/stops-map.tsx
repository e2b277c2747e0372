import { useEffect, useState, type ReactNode } from 'react'
import { observer } from 'mobx-react'
import type { Position } from '@contract/entities/common'
import { Framing } from '@/features/map/framing'
import type { MapLine, MapMark } from '@/features/map/marks'
import { MapView } from '@/features/map/MapView'
import type { Stop } from '@/features/rider/route'
import { words } from '../text'

interface Props {
  rider: Position | undefined
  route: readonly Stop[]
  /** Over the foot of the map. */
  children: ReactNode
}

/** Pixels around what is shown: the card below it. */
const inset = { top: 96, right: 56, bottom: 260, left: 56 } as const

const positionOf = ({ latitude, longitude }: Position): Position => ({ latitude, longitude })

/** The stops that are left, in the order in which they are visited. */
const marksOf = (route: readonly Stop[]): MapMark[] =>
  route.map(({ task, kind, place }, index) => ({
    id: `${task.id}-${kind}`,
    position: positionOf(place),
    look: kind === 'pickup' ? 'start' : 'end',
    label: `${index + 1} ${kind === 'pickup' ? place.name : place.address}`,
  }))

/** A dotted line for each leg: nobody computes the rider's way, so it is an estimate. */
const linesOf = (points: readonly Position[]): MapLine[] =>
  points.slice(1).map((to, index) => ({
    id: `leg-${index}`,
    points: [points[index] ?? to, to],
    look: 'way',
    isEstimate: true,
  }))

/** A map of the rider and the stops that are left. */
export const StopsMap = observer(function StopsMap({ rider, route, children }: Props) {
  const t = words()
  const stops = marksOf(route)
  const [first] = route
  const isOne = route.every(({ task }) => task.id === first?.task.id)
  const here = rider && positionOf(rider)
  const positions = [...(here ? [here] : []), ...stops.map(({ position }) => position)]
  const [framing] = useState(() => new Framing(positions, inset))
  useEffect(() => framing.start(), [framing])
  useEffect(() => framing.show(positions))
  const marks: MapMark[] = [
    ...stops,
    ...(here ? [{ id: 'rider', position: here, look: 'rider' as const, label: t.you }] : []),
  ]
  return (
    <MapView
      camera={framing.camera}
      marks={marks}
      lines={linesOf(positions)}
      label={!first ? t.around : isOne ? t.way(first.task.number) : t.stops(route.length)}
    >
      {children}
    </MapView>
  )
})
