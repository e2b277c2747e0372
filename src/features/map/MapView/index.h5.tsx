import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react'
import { useRootState } from '@/state'
import { type MapGround, MapGroundState } from '../ground'
import { clusterPins, isCluster, type MapPin, type PinCluster } from '../pins'
import type { MapViewProps } from '../props'
import { mapWords } from '../text'
import type { LeafletMap } from './leaflet-map.h5'
import { Marker } from './marker.h5'
import { MapNames } from './names.h5'
import { Pin } from './pin'
import styles from './index.module.scss'

/** While what maps are drawn from cannot be known, pins stand on plain land. */
const plainLand: MapGround = { tiles: null, centre: null, plan: null }

interface Shown {
  readonly map: LeafletMap
  readonly ground: MapGround
}

/** Clusters lie lowest, the chosen pin on top. */
const layerOf = (item: MapPin | PinCluster, chosen: string | undefined): number =>
  isCluster(item) ? 2 : item.id === chosen ? 9 : 3

/** A map in the page, by Leaflet, which is loaded with the first map. */
export const MapView = observer(function MapView({
  camera,
  pins,
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
    let map: LeafletMap | undefined
    let gone = false
    const begin = async () => {
      const [{ LeafletMap: Made }, ground] = await Promise.all([
        import('./leaflet-map.h5'),
        kept.get().catch(() => plainLand),
      ])
      if (gone || !holder.current) return
      map = new Made(holder.current, camera, ground, () => pressed.current?.())
      setShown({ map, ground })
    }
    // A file that does not come was told of, and asked about, where files are loaded (`platform/chunks`).
    begin().catch(() => setShown(undefined))
    return () => {
      gone = true
      map?.dispose()
    }
  }, [kept, camera])
  const t = mapWords()
  const { ground, map } = shown ?? {}
  return (
    <div className={styles.map} role="group" aria-label={label}>
      <div className={styles.map__ground} ref={holder} />
      {map && ground?.plan && <MapNames map={map} camera={camera} plan={ground.plan} />}
      {map && me && (
        <Marker map={map} position={me} layer={1}>
          <div className={styles.map__me} />
        </Marker>
      )}
      {map &&
        clusterPins(pins, camera.zoom, chosen).map((item) => (
          <Marker key={item.id} map={map} position={item.position} layer={layerOf(item, chosen)}>
            <Pin item={item} camera={camera} chosen={chosen} onPin={onPin} />
          </Marker>
        ))}
      <div className={styles.map__foot}>
        {shown && <div className={styles.map__credit}>{ground?.tiles ? ground.tiles.credit : t.schematic}</div>}
        {children}
      </div>
    </div>
  )
})
