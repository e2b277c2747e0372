import { useState } from 'react'
import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useDrag } from '@/platform/view/drag'
import { windowSide } from '@/pages/user/user/info/crop-model'
import { type PartProps, still } from './parts'
import styles from './stage.module.scss'
import { words } from './text'

/** A length as a part of the window, which is smaller where there is less room. */
const share = (length: number): string => `${(length / windowSide) * 100}%`

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
const thirds = ['left', 'right', 'top', 'bottom'] as const

/** The picture under its window. */
export const Stage = observer(({ model, busy }: PartProps) => {
  const [id] = useState(() => `stage-${Math.random().toString(36).slice(2)}`)
  const drag = busy ? still : { move: model.move, zoom: model.enlarge }
  const gestures = useDrag(id, drag, { id: `${id}-window`, width: windowSide })
  const { box, turns, flipped, right, down } = model
  const place = {
    width: share(box.width),
    height: share(box.height),
    left: share((windowSide - box.width) / 2 + right),
    top: share((windowSide - box.height) / 2 + down),
  }
  return (
    <View id={id} className={styles.stage} {...gestures} role="application" aria-label={words().stage} tabIndex={0}>
      <View id={`${id}-window`} className={styles.stage__window}>
        <View className={styles[`stage__picture--${turns}${flipped ? '-flipped' : ''}`]} style={place}>
          <Image src={model.chosen.preview} mode="scaleToFill" className={styles.stage__image} aria-hidden />
        </View>
        <View className={styles.stage__mask} />
        {thirds.map((side) => (
          <View key={side} className={styles[`stage__third--${side}`]} />
        ))}
        <View className={styles.stage__circle} />
        {corners.map((corner) => (
          <View key={corner} className={styles[`stage__corner--${corner}`]} />
        ))}
      </View>
    </View>
  )
})
