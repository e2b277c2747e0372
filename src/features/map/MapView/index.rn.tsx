import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { PanResponder, View as NativeView } from 'react-native'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SvgXml } from 'react-native-svg'
import type { Position } from '@contract/entities/common'
import { useRootState } from '@/state'
import { type MapCamera, zooms } from '../camera'
import { type MapGround, MapGroundState } from '../ground'
import { positionOfSpot, spotOf } from '../mercator'
import { clusterPins } from '../pins'
import type { MapViewProps } from '../props'
import { mapWords } from '../text'
import { EstimateNote } from './estimate-note'
import { linesSvg } from './lines-svg'
import { Mark } from './mark'
import { Pin } from './pin'
import { planSvg } from './plan-svg'
import styles from './index.module.scss'

/** Pixels of a finger's way before it moves the map rather than presses it. */
const slack = 6
/** Room for a pin around its position, so that only those are drawn of which something can be in view. */
const pinBox = { width: 120, height: 48 } as const
/** Room for a sign with its bubble. */
const markBox = { width: 200, height: 100 } as const
/** The drawing reaches this many times as far as the view, so that a moved map shows no edge at once. */
const reach = 2

interface Box {
  readonly width: number
  readonly height: number
}

interface Touch {
  readonly pageX: number
  readonly pageY: number
}

const spread = (touches: readonly Touch[]) => {
  const [one, other] = touches
  return one && other ? Math.hypot(one.pageX - other.pageX, one.pageY - other.pageY) : 0
}

/** Moves the camera as fingers do: one drags, two zoom by whole steps. */
function useHand(camera: MapCamera, moved: (by: { x: number; y: number }) => void, onPress: () => void) {
  const began = useRef(0)
  const pressed = useRef(onPress)
  pressed.current = onPress
  return useMemo(
    () =>
      PanResponder.create({
        onStartShouldSetPanResponder: () => true,
        onMoveShouldSetPanResponder: (_, { dx, dy }) => Math.hypot(dx, dy) > slack,
        onPanResponderGrant: () => {
          began.current = 0
        },
        onPanResponderMove: ({ nativeEvent: { touches } }, { dx, dy }) => {
          if (touches.length > 1) began.current ||= spread(touches)
          else moved({ x: dx, y: dy })
          if (touches.length > 1 && began.current > 0) {
            const steps = Math.round(Math.log2(spread(touches) / began.current))
            if (steps !== 0) {
              began.current = spread(touches)
              camera.zoomBy(steps)
            }
          }
        },
        onPanResponderRelease: (_, { dx, dy }) => {
          moved({ x: 0, y: 0 })
          const { centre, zoom } = camera
          if (!centre) return
          if (Math.hypot(dx, dy) <= slack) return pressed.current()
          const { x, y } = spotOf(centre, zoom)
          camera.stands(positionOfSpot({ x: x - dx, y: y - dy }, zoom), zoom, true)
        },
      }),
    [camera, moved],
  )
}

/** A map drawn with react-native-svg from the plan of the demo city; without one it is plain land with its pins. */
export const MapView = observer(function MapView({
  camera,
  pins = [],
  marks = [],
  lines = [],
  chosen,
  onPin,
  onPress,
  me,
  label,
  children,
}: MapViewProps) {
  const kept = useRootState().keep(MapGroundState)
  const [ground, setGround] = useState<MapGround>()
  const [by, setBy] = useState({ x: 0, y: 0 })
  const hand = useHand(camera, setBy, () => onPress?.())
  const { target, zoom, size, centre } = camera
  // Without an answer the pins are on blank land.
  useEffect(() => void kept.get().then(setGround, () => setGround(undefined)), [kept])
  useEffect(() => camera.stands(target.centre, Math.min(zooms.most, target.zoom), false), [camera, target])
  const plan = ground?.plan
  const [width, height] = [size.width * reach, size.height * reach]
  const drawing = useMemo(
    () => (plan && centre && width > 0 ? planSvg(plan, { centre, zoom, width, height }) : undefined),
    [plan, centre, zoom, width, height],
  )
  const t = mapWords()
  const middle = centre && spotOf(centre, zoom)
  const drawnLines = useMemo(
    () => (centre && width > 0 && lines.length > 0 ? linesSvg(lines, { centre, zoom, width, height }) : undefined),
    [lines, centre, zoom, width, height],
  )
  const drawings = [drawing, drawnLines].filter((svg) => svg !== undefined)
  const placed = (key: string, position: Position, child: ReactNode, box: Box = pinBox) => {
    if (!middle) return null
    const { x, y } = spotOf(position, zoom)
    const left = size.width / 2 + x - middle.x + by.x - box.width / 2
    const bottom = size.height / 2 - (y - middle.y) - by.y
    const isBeside = left < -box.width || left > size.width
    if (isBeside || bottom < -box.height || bottom > size.height) return null
    return (
      <NativeView key={key} style={{ position: 'absolute', left, bottom, width: box.width, alignItems: 'center' }}>
        {child}
      </NativeView>
    )
  }
  return (
    <View className={styles.map}>
      <NativeView
        accessibilityLabel={label}
        testID="map"
        style={{ flex: 1, overflow: 'hidden' }}
        onLayout={({ nativeEvent: { layout } }) => camera.measured({ width: layout.width, height: layout.height })}
        {...hand.panHandlers}
      >
        {drawings.map((svg, index) => (
          <NativeView
            key={index}
            style={{
              position: 'absolute',
              left: by.x - (width - size.width) / 2,
              top: by.y - (height - size.height) / 2,
              width,
              height,
            }}
          >
            <SvgXml xml={svg} width="100%" height="100%" />
          </NativeView>
        ))}
        {me && placed('me', me, <View className={styles.map__me} style={{ marginBottom: -16 }} />)}
        {clusterPins(pins, zoom, chosen).map((item) =>
          placed(item.id, item.position, <Pin item={item} camera={camera} chosen={chosen} onPin={onPin} />),
        )}
        {marks.map((mark) => placed(mark.id, mark.position, <Mark mark={mark} />, markBox))}
      </NativeView>
      <View className={styles.map__foot}>
        <EstimateNote lines={lines} />
        <Text className={styles.map__credit}>{t.schematic}</Text>
        {children}
      </View>
    </View>
  )
})
