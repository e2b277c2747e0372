import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react'
import { useRootState } from '@/state'
import { type MapGround, MapGroundState } from '../ground'
import { clusterPins, isCluster, type MapPin, type PinCluster } from '../pins'
import type { MapViewProps } from '../props'
import { mapWords } from '../text'
import type * as Layers from './layers.h5'
import { EstimateNote } from './estimate-note'
import { Mark } from './mark'
import { Pin } from './pin'
import { Zoom } from './zoom.h5'
import styles from './index.module.scss'

/** Blank ground, used while the sources of the map are unknown. */
const plainLand: MapGround = { tiles: null, centre: null, plan: null }

interface Shown {
  readonly map: Layers.LeafletMap
  readonly layers: typeof Layers
  readonly ground: MapGround
}

/** Clusters lie lowest, the chosen pin on top. */
const layerOf = (item: MapPin | PinCluster, chosen: string | undefined): number =>
  isCluster(item) ? 2 : item.id === chosen ? 9 : 3

/** A map in the page, by Leaflet, which is loaded with the first map. */
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
  const holder = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>()
  const pressed = useRef(onPress)
  pressed.current = onPress
  useEffect(() => {
    let map: Layers.LeafletMap | undefined
    let gone = false
    const begin = async () => {
      const [layers, ground] = await Promise.all([import('./layers.h5'), kept.get().catch(() => plainLand)])
      if (gone || !holder.current) return
      map = new layers.LeafletMap(holder.current, camera, ground, () => pressed.current?.())
      setShown({ map, layers, ground })
    }
    // `platform/chunks` reports a file that failed to load and offers a retry.
    begin().catch(() => setShown(undefined))
    return () => {
      gone = true
      map?.dispose()
    }
  }, [kept, camera])
  return (
    <div className={styles.map} role="group" aria-label={label}>
      <div className={styles.map__ground} ref={holder} />
      {shown && <OnMap {...shown} {...{ camera, pins, marks, lines, chosen, onPin, me }} />}
      {shown && <Zoom camera={camera} />}
      <div className={styles.map__foot}>
        <EstimateNote lines={lines} />
        {shown && <div className={styles.map__credit}>{shown.ground.tiles?.credit ?? mapWords().schematic}</div>}
        {children}
      </div>
    </div>
  )
})

type OnMapProps = Shown &
  Omit<MapViewProps, 'label' | 'children' | 'onPress'> &
  Required<Pick<MapViewProps, 'pins' | 'marks' | 'lines'>>

/** Layers over the ground: names, the person's position, pins, lines and marks. */
const OnMap = observer(function OnMap(props: OnMapProps) {
  const { map, layers, ground, camera, pins, marks, lines, chosen, onPin, me } = props
  const { Line, MapNames, Marker } = layers
  return (
    <>
      {ground.plan && <MapNames map={map} camera={camera} plan={ground.plan} />}
      {me && (
        <Marker map={map} position={me} layer={1}>
          <div className={styles.map__me} />
        </Marker>
      )}
      {clusterPins(pins, camera.zoom, chosen).map((item) => (
        <Marker key={item.id} map={map} position={item.position} layer={layerOf(item, chosen)}>
          <Pin item={item} camera={camera} chosen={chosen} onPin={onPin} />
        </Marker>
      ))}
      {lines.map((line) => (
        <Line key={line.id} map={map} line={line} />
      ))}
      {marks.map((mark) => (
        <Marker key={mark.id} map={map} position={mark.position} layer={mark.look === 'rider' ? 8 : 7} glides>
          <Mark mark={mark} />
        </Marker>
      ))}
    </>
  )
})
