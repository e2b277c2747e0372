import { useEffect, useMemo, useState } from 'react'
import Taro from '@tarojs/taro'
import { Map as NativeMap, View } from '@tarojs/components'
import type { MapProps } from '@tarojs/components/types/Map'
import { observer } from 'mobx-react'
import { windowSize } from '@/platform/device/window-size'
import { fromGcj02, toGcj02 } from '@/platform/device/gcj02'
import { toast } from '@/platform/view/feedback'
import { heightsOf, measured } from '@/platform/view/measure'
import { colours } from '@/styles/tokens'
import { useRootState } from '@/state'
import { MapGroundState } from '../ground'
import type { MapLine, MapMark } from '../marks'
import { clusterPins, isCluster, type MapPin, type PinCluster, wordOf } from '../pins'
import type { MapViewProps } from '../props'
import { mapWords } from '../text'
import { EstimateNote } from './estimate-note'
import styles from './index.module.scss'

export type { MapViewProps } from '../props'

let made = 0

const looks = {
  plain: { color: colours.ink, bgColor: colours.white },
  seen: { color: colours['ink-2'], bgColor: colours['line-strong'] },
  full: { color: colours['ink-3'], bgColor: colours.line },
  chosen: { color: colours.white, bgColor: colours.brand },
}

/** The platform's marker for a pin, whose callout is its price; a marker is known by its number. */
function markerOf(item: MapPin | PinCluster, index: number, chosen: string | undefined): MapProps.marker {
  const t = mapWords()
  const isChosen = item.id === chosen
  const word = isCluster(item) ? wordOf(item) : item.text
  const content = isCluster(item) ? t.cluster(item.pins.length, word) : word
  const look = isChosen ? looks.chosen : looks[isCluster(item) ? 'plain' : item.tone]
  return {
    ...toGcj02(item.position),
    id: index,
    iconPath: '/map/dot.png',
    width: 1,
    height: 1,
    zIndex: isChosen ? 9 : 1,
    ariaLabel: isCluster(item) ? t.clusterLabel(item.pins.length, word) : item.label,
    callout: {
      ...look,
      content,
      fontSize: isChosen ? 14 : 12,
      anchorX: 0,
      anchorY: 0,
      borderRadius: 16,
      borderWidth: 0,
      borderColor: look.bgColor,
      padding: isChosen ? 10 : 7,
      display: 'ALWAYS',
      textAlign: 'center',
    },
  }
}

/** The platform's marker for a sign, whose callout is its name and bubble. */
function markMarker({ position, look, label, bubble }: MapMark, id: number): MapProps.marker {
  const { color, bgColor } = look === 'end' ? { color: colours.white, bgColor: colours.ink } : looks.plain
  return {
    ...{ ...toGcj02(position), id, iconPath: '/map/dot.png', width: 1, height: 1, zIndex: 5, ariaLabel: label },
    callout: {
      ...{ color, bgColor, content: bubble ? bubble.join(' · ') : label, fontSize: 12, anchorX: 0, anchorY: 0 },
      ...{ borderRadius: 16, borderWidth: 0, borderColor: bgColor, padding: 7, display: 'ALWAYS', textAlign: 'center' },
    },
  }
}

/** A line in the platform's form, pale where the rider has already passed. */
const polylineOf = ({ points, look, isEstimate }: MapLine): MapProps.polyline => ({
  points: points.map(toGcj02),
  color: look === 'way' ? colours.brand : `${colours.brand}38`,
  width: 5,
  dottedLine: isEstimate,
})

/** The lines that are drawn: ways on the demo's streets, which this map does not have, are straight and estimates. */
function useShownLines(lines: readonly MapLine[]): readonly MapLine[] {
  const kept = useRootState().keep(MapGroundState)
  const [isDrawn, setDrawn] = useState(false)
  const hasLines = lines.length > 0
  useEffect(() => {
    if (hasLines) void kept.isDrawn().then(setDrawn)
  }, [kept, hasLines])
  if (!isDrawn) return lines
  return lines.map(({ points, ...line }) => ({
    ...line,
    points: [points[0], points.at(-1)].filter((point) => point !== undefined),
    isEstimate: true,
  }))
}

/** The platform's own map, which is drawn in GCJ-02. */
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
  const id = useMemo(() => `map-${(made += 1)}`, [])
  const { target, zoom } = camera
  const shownLines = useShownLines(lines)
  const items = clusterPins(pins, zoom, chosen)
  const report = (byHand: boolean) => {
    const context = Taro.createMapContext(id)
    void context.getCenterLocation({
      success: (there) => {
        const { latitude, longitude } = there as unknown as { latitude: number; longitude: number }
        const centre = fromGcj02({ latitude: Number(latitude), longitude: Number(longitude) })
        void context.getScale({ success: ({ scale }) => camera.stands(centre, Number(scale), byHand) })
      },
    })
  }
  useEffect(() => {
    const { width } = windowSize()
    void heightsOf([`${id}-frame`]).then(([height = 0]) => camera.measured({ width, height: height || width }))
    camera.stands(camera.target.centre, camera.target.zoom, false)
  }, [camera, id])
  const press = (index: number) => {
    const item = items[index]
    if (!item) return
    if (isCluster(item)) camera.goTo(item.position, zoom + 2)
    else onPin?.(item.id)
  }
  return (
    <View className={styles.map} {...measured(`${id}-frame`)}>
      <NativeMap
        id={id}
        className={styles.map__ground}
        {...toGcj02(target.centre)}
        scale={target.zoom}
        markers={[
          ...items.map((item, index) => markerOf(item, index, chosen)),
          ...marks.map((mark, index) => markMarker(mark, items.length + index)),
        ]}
        polyline={shownLines.map(polylineOf)}
        showLocation={me !== undefined}
        onMarkerTap={({ detail }) => press(Number(detail.markerId))}
        onCalloutTap={({ detail }) => press(Number(detail.markerId))}
        onRegionChange={({ detail, type }) => {
          const { causedBy } = detail as { causedBy?: string }
          if ((detail.type ?? type) !== 'begin') report(causedBy !== 'update')
        }}
        onTap={() => onPress?.()}
        onError={() => toast(mapWords().failed)}
        aria-label={label}
      />
      {children && (
        <View className={styles.map__foot}>
          <EstimateNote lines={shownLines} />
          {children}
        </View>
      )}
    </View>
  )
})
