import { useEffect, useState, type ReactNode } from 'react'
import { observer } from 'mobx-react'
import type { Position } from '@contract/entities/common'
import { Framing } from '@/features/map/framing'
import type { MapLine, MapMark } from '@/features/map/marks'
import { MapView } from '@/features/map/MapView'
import { isAtPickup } from '@/features/rider/places'
import type { DeliveryTask } from '@/features/rider/types'
import { words } from '../text'

interface Props {
  rider: Position | undefined
  task: DeliveryTask | undefined
  /** Over the foot of the map. */
  children: ReactNode
}

/** Pixels around what is shown: the card below it. */
const inset = { top: 96, right: 56, bottom: 260, left: 56 } as const

const positionOf = ({ latitude, longitude }: Position): Position => ({ latitude, longitude })

/** The stops that are left, in riding order. */
function stopsOf(task: DeliveryTask | undefined): MapMark[] {
  if (!task) return []
  const { pickup, dropOff } = task
  return [
    ...(pickup && isAtPickup(task)
      ? [{ id: 'from', position: positionOf(pickup), look: 'start' as const, label: pickup.name }]
      : []),
    ...(dropOff ? [{ id: 'to', position: positionOf(dropOff), look: 'end' as const, label: dropOff.address }] : []),
  ]
}

/** A dotted line for each leg: nobody computes the rider's way, so it is an estimate. */
const linesOf = (points: readonly Position[]): MapLine[] =>
  points.slice(1).map((to, index) => ({
    id: `leg-${index}`,
    points: [points[index] ?? to, to],
    look: 'way',
    isEstimate: true,
  }))

/** A map of the rider and the stops of a delivery. */
export const StopsMap = observer(function StopsMap({ rider, task, children }: Props) {
  const t = words()
  const stops = stopsOf(task)
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
      label={task ? t.way(task.number) : t.around}
    >
      {children}
    </MapView>
  )
})
