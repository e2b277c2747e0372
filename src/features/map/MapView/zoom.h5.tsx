import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { type MapCamera, zooms } from '../camera'
import { mapWords } from '../text'
import styles from './index.module.scss'

/** Buttons that zoom by one step, for a mouse; a hand has its own ways. */
export const Zoom = observer(function Zoom({ camera }: { camera: MapCamera }) {
  const { zoomIn, zoomOut } = mapWords()
  const step = (steps: number) => () => camera.zoomByHand(steps)
  return (
    <div className={styles.map__zoom}>
      <Press label={zoomIn} onPress={step(1)} disabled={camera.zoom >= zooms.most} className={styles.map__step}>
        <Icon name="plus" size={36} />
      </Press>
      <Press label={zoomOut} onPress={step(-1)} disabled={camera.zoom <= zooms.least} className={styles.map__step}>
        <Icon name="minus" size={36} />
      </Press>
    </div>
  )
})
