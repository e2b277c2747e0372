import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Position } from '@contract/entities/common'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Framing } from '../framing'
import { MapView } from '../MapView'
import type { MapLine, MapMark } from '../marks'
import { mapWords } from '../text'
import { cutWay } from '../way'
import styles from './index.module.scss'

/** A route with its ends, and its rider. */
export interface Way {
  /** Accessible name of the map. */
  readonly label: string
  /** Null where nobody knows yet where it begins. */
  readonly from: Omit<MapMark, 'id' | 'look'> | null
  readonly to: Omit<MapMark, 'id' | 'look'>
  readonly rider: Omit<MapMark, 'id' | 'look'> | null
  /** Whether the rider is on the way from its beginning to its end. */
  readonly isRiding: boolean
  /** From its beginning to its end; a straight line where there is none. */
  readonly line: readonly Position[]
  readonly isEstimate: boolean
}

/** Pixels around what is shown: the bubbles above it, and the card below. */
const inset = { top: 120, right: 56, bottom: 92, left: 56 } as const

const positionsOf = ({ from, to, rider, isRiding }: Way): Position[] => {
  const shown = [rider, isRiding ? null : from, to].filter((mark) => mark !== null)
  return shown.map(({ position: { latitude, longitude } }) => ({ latitude, longitude }))
}

function linesOf({ from, to, rider, isRiding, line, isEstimate }: Way): MapLine[] {
  const points = line.length > 1 ? line : from ? [from.position, to.position] : []
  if (points.length === 0) return []
  if (!rider || !isRiding) return [{ id: 'way', points, look: 'way', isEstimate }]
  const { done, left } = cutWay(points, rider.position)
  return [
    { id: 'done', points: done, look: 'done', isEstimate },
    { id: 'way', points: left, look: 'way', isEstimate },
  ]
}

function marksOf({ from, to, rider }: Way): MapMark[] {
  return [
    ...(from ? [{ ...from, id: 'from', look: 'start' as const }] : []),
    { ...to, id: 'to', look: 'end' },
    ...(rider ? [{ ...rider, id: 'rider', look: 'rider' as const }] : []),
  ]
}

/** A map of a route that stays on its important part. It is the `lead` of a Screen, whose body covers its foot. */
export const WayMap = observer(function WayMap({ way }: { way: Way }) {
  const [framing] = useState(() => new Framing(positionsOf(way), inset))
  useEffect(() => framing.start(), [framing])
  useEffect(() => framing.show(positionsOf(way)))
  const lines = linesOf(way)
  const t = mapWords()
  return (
    <View className={styles['way-map']}>
      <MapView camera={framing.camera} marks={marksOf(way)} lines={lines} label={way.label}>
        <View className={styles['way-map__foot']}>
          <Press label={t.whole} onPress={framing.fit} className={styles['way-map__fit']}>
            <Icon name="locate" size={36} />
          </Press>
        </View>
      </MapView>
    </View>
  )
})
