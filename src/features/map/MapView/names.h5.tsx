import { observer } from 'mobx-react'
import type { CityPlan } from '@contract/city-plan'
import { Icon } from '@/components/base/Icon'
import { language } from '@/platform/session/language'
import type { MapCamera } from '../camera'
import { namesInView } from '../labels'
import type { LeafletMap } from './leaflet-map.h5'
import { Marker } from './marker.h5'
import styles from './index.module.scss'

interface Props {
  map: LeafletMap
  camera: MapCamera
  plan: CityPlan
}

/** The names of streets and parks, in the reader's language. */
export const MapNames = observer(function MapNames({ map, camera, plan }: Props) {
  const { centre, zoom, size } = camera
  if (!centre) return null
  return (
    <>
      {namesInView(plan, { centre, zoom, size }, language.value).map(({ key, text, position, turn, kind }) => (
        <Marker key={key} map={map} position={position}>
          {kind === 'street' ? (
            <div className={styles.map__street} style={{ transform: `translate(-50%, -50%) rotate(${turn}deg)` }}>
              {text}
            </div>
          ) : (
            <div className={styles.map__park}>
              <div className={styles.map__disc}>
                <Icon name="trees" size={22} colour="white" />
              </div>
              {text}
            </div>
          )}
        </Marker>
      ))}
    </>
  )
})
