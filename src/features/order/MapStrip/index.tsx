import type { ReactNode } from 'react'
import { Image, Text, View } from '@tarojs/components'
import type { Picture as PictureData } from '@contract/entities/common'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { units } from '@/styles/units'
import { city, type Box } from './city'
import styles from './index.module.scss'
import scooter from '@/features/map/MapView/scooter.webp'
import { figure } from '@/platform/view/figure'
import { legs, place, remainingRoute, deliveryRoute, type Point } from './route'

interface Props {
  /** Accessible name. */
  label: string
  height?: number
  /** The store's picture at the start of the route; absent while loading. */
  store?: PictureData | undefined
  /** The rider's progress from 0 (store) to 1 (customer); null without a rider. */
  progress?: number | null
  /** Bubble above the rider, the first text bold, such as "620 m" and "6 min". */
  bubble?: readonly [string, string]
  /** Names of the ends, in place of pictures. */
  ends?: readonly [string, string]
  /** Marker that moves along the route; a rider's scooter by default. */
  mark?: ReactNode
}

/** Schematic delivery map built from boxes, identical on every platform. */
export function MapStrip({ label, height = 628, store, progress = null, bubble, ends, mark }: Props) {
  const left = remainingRoute(deliveryRoute, place(progress ?? 0))
  return (
    <View className={styles['map-strip']} style={{ height: units(height) }} {...figure(label)}>
      {(['block', 'water', 'park', 'tree', 'road'] as const).map((kind) => (
        <Boxes key={kind} kind={kind} boxes={city[kind]} />
      ))}
      <Boxes kind="done" boxes={legs(deliveryRoute, 10)} />
      <Boxes kind="way" boxes={legs(left, 10)} />
      {ends ? (
        <>
          <End at={deliveryRoute[0]} text={ends[0]} />
          {progress !== 1 && <End at={deliveryRoute.at(-1)} text={ends[1]} dark />}
        </>
      ) : (
        <>
          <Pin at={deliveryRoute[0]}>{store && <Picture picture={store} width={60} radius={999} />}</Pin>
          <Pin at={deliveryRoute.at(-1)} dark>
            <Icon name="house" size={36} weight={2.2} colour="white" />
          </Pin>
        </>
      )}
      {progress !== null && (
        <Pin at={left[0]} rider>
          {mark ?? <Image className={styles['map-strip__scooter']} src={scooter} aria-hidden />}
        </Pin>
      )}
      {progress !== null && bubble && <Bubble at={left[0]} words={bubble} />}
    </View>
  )
}

const Boxes = ({ kind, boxes }: { kind: keyof typeof city | 'done' | 'way'; boxes: readonly Box[] }) => (
  <>
    {boxes.map(([x, y, width, height], index) => (
      <View
        key={index}
        className={styles[`map-strip__${kind}`]}
        style={{ left: units(x), top: units(y), width: units(width), height: units(height) }}
      />
    ))}
  </>
)

/** Disc marker whose pointer marks the place. */
function Pin({
  at = [0, 0],
  dark,
  rider,
  children,
}: {
  at?: Point
  dark?: boolean
  rider?: boolean
  children: ReactNode
}) {
  const size = rider ? 88 : 68
  const look = dark ? '--dark' : ''
  return (
    <>
      <View
        className={styles[`map-strip__pin${look}`]}
        style={{
          left: units(at[0] - size / 2),
          top: units(at[1] - size - 10),
          width: units(size),
          height: units(size),
        }}
      >
        {children}
      </View>
      <View className={styles[`map-strip__point${look}`]} style={{ left: units(at[0] - 6), top: units(at[1] - 10) }} />
    </>
  )
}

const End = ({ at = [0, 0], text, dark }: { at?: Point; text: string; dark?: boolean }) => (
  <>
    <View className={styles['map-strip__end']} style={{ left: units(at[0] - 150), top: units(at[1] - 64) }}>
      <View className={styles[`map-strip__end-box${dark ? '--dark' : ''}`]}>
        <Text className={styles['map-strip__end-text']}>{text}</Text>
      </View>
    </View>
    <View
      className={styles[`map-strip__point${dark ? '--dark' : ''}`]}
      style={{ left: units(at[0] - 6), top: units(at[1] - 10) }}
    />
  </>
)

const Bubble = ({ at = [0, 0], words }: { at?: Point; words: readonly [string, string] }) => (
  <View className={styles['map-strip__bubble']} style={{ left: units(at[0] - 150), top: units(at[1] - 172) }}>
    <View className={styles['map-strip__bubble-box']}>
      <Text className={styles['map-strip__strong']}>{words[0]}</Text>
      <Text className={styles['map-strip__weak']}>{` · ${words[1]}`}</Text>
    </View>
  </View>
)
