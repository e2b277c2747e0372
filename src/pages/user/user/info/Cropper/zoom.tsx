import { useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { useDrag } from '@/platform/view/drag'
import { mostZoom, sliderWidth } from '@/pages/user/user/info/crop-model'
import { type PartProps, still } from './parts'
import { words } from './text'
import styles from './zoom.module.scss'

/** Zoom of the picture: a draggable knob, and a button on each side. */
export const Zoom = observer(({ model, busy }: PartProps) => {
  const [id] = useState(() => `zoom-${Math.random().toString(36).slice(2)}`)
  const slide = (right: number, down: number) => model.slide(right - down)
  const drag = busy ? still : { move: slide, zoom: model.enlarge }
  const gestures = useDrag(id, drag, { id, width: sliderWidth })
  const { smaller, larger, zoom } = words()
  return (
    <View className={styles.zoom}>
      <Press label={smaller} disabled={busy} onPress={model.zoomOut} className={styles.zoom__step}>
        <Icon name="minus" size={40} colour="white" />
      </Press>
      <View
        id={id}
        className={styles.zoom__slider}
        {...gestures}
        role="slider"
        aria-label={zoom}
        aria-valuemin={100}
        aria-valuemax={mostZoom * 100}
        aria-valuenow={Math.round(model.zoom * 100)}
        tabIndex={0}
      >
        <View className={styles.zoom__track}>
          <View className={styles.zoom__done} style={{ flex: model.zoomed }} />
          <View className={styles.zoom__knob} />
          <View style={{ flex: 1 - model.zoomed }} />
        </View>
      </View>
      <Press label={larger} disabled={busy} onPress={model.zoomIn} className={styles.zoom__step}>
        <Icon name="plus" size={40} colour="white" />
      </Press>
    </View>
  )
})
