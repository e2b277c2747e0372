import { useState } from 'react'
import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { SafeArea } from '@/components/frame/SafeArea'
import { useDialogKeys } from '@/platform/dialog'
import { useDrag } from '@/platform/drag'
import { pixels } from '@/platform/pixels'
import { windowInfo } from '@/platform/window-info'
import { type CropModel, mostZoom, sliderWidth, windowSide } from '../crop-model'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  model: CropModel
  /** While the square is being sent. */
  busy: boolean
  onCancel: () => void
  onAgain: () => void
  onUse: () => void
}

/** The whole screen with a picture to crop. Pass it to the Screen as `overlay`. */
export const Cropper = observer(({ model, busy, onCancel, onAgain, onUse }: Props) => {
  const [id] = useState(() => `cropper-${Math.random().toString(36).slice(2)}`)
  useDialogKeys(id, true, busy ? () => undefined : onCancel)
  const { statusBar } = windowInfo()
  const t = words()
  return (
    <View
      id={id}
      className={styles.cropper}
      style={{ paddingTop: pixels(statusBar) }}
      role="dialog"
      aria-modal
      aria-label={t.title}
      tabIndex={-1}
    >
      <View className={styles.cropper__bar}>
        <Press label={t.cancel} disabled={busy} onPress={onCancel} className={styles.cropper__action}>
          <Text className={styles['cropper__action-text']}>{t.cancel}</Text>
        </Press>
        <Text className={styles.cropper__title} role="heading" aria-level={1}>
          {t.title}
        </Text>
        <Press label={t.again} disabled={busy} onPress={onAgain} className={styles['cropper__action--right']}>
          <Text className={styles['cropper__action-text']}>{t.again}</Text>
        </Press>
      </View>
      <Stage model={model} busy={busy} />
      <View className={styles.cropper__foot}>
        <Text className={styles[model.isTooSmall ? 'cropper__hint--bad' : 'cropper__hint']}>
          {model.isTooSmall ? t.small : t.hint}
        </Text>
        <Zoom model={model} busy={busy} />
        <View className={styles.cropper__row}>
          <Tool icon="rotate-cw" name={t.turn} disabled={busy} onPress={model.turn} />
          <Tool icon="flip-horizontal" name={t.flip} disabled={busy} onPress={model.flip} />
          <Tool icon="maximize" name={t.reset} disabled={busy} onPress={model.reset} />
          <View className={styles.cropper__use}>
            <Button text={t.use} busy={busy} disabled={model.isTooSmall} onPress={onUse} />
          </View>
        </View>
      </View>
      <SafeArea />
    </View>
  )
})

interface PartProps {
  model: CropModel
  busy: boolean
}

const nothing = { move: () => undefined, zoom: () => undefined }
/** A length as a part of the window, which is smaller where there is less room. */
const share = (length: number): string => `${(length / windowSide) * 100}%`

const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const
const thirds = ['left', 'right', 'top', 'bottom'] as const

/** The picture under its window. */
const Stage = observer(({ model, busy }: PartProps) => {
  const [id] = useState(() => `stage-${Math.random().toString(36).slice(2)}`)
  const drag = busy ? nothing : { move: model.move, zoom: model.enlarge }
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

/** How far the picture is enlarged: a knob that is dragged, and a button on each side. */
const Zoom = observer(({ model, busy }: PartProps) => {
  const [id] = useState(() => `zoom-${Math.random().toString(36).slice(2)}`)
  const slide = (right: number, down: number) => model.slide(right - down)
  const drag = busy ? nothing : { move: slide, zoom: model.enlarge }
  const gestures = useDrag(id, drag, { id, width: sliderWidth })
  const { smaller, larger, zoom } = words()
  return (
    <View className={styles.cropper__zoom}>
      <Press label={smaller} disabled={busy} onPress={model.zoomOut} className={styles.cropper__step}>
        <Icon name="minus" size={40} colour="white" />
      </Press>
      <View
        id={id}
        className={styles.cropper__slider}
        {...gestures}
        role="slider"
        aria-label={zoom}
        aria-valuemin={100}
        aria-valuemax={mostZoom * 100}
        aria-valuenow={Math.round(model.zoom * 100)}
        tabIndex={0}
      >
        <View className={styles.cropper__track}>
          <View className={styles.cropper__done} style={{ flex: model.zoomed }} />
          <View className={styles.cropper__knob} />
          <View style={{ flex: 1 - model.zoomed }} />
        </View>
      </View>
      <Press label={larger} disabled={busy} onPress={model.zoomIn} className={styles.cropper__step}>
        <Icon name="plus" size={40} colour="white" />
      </Press>
    </View>
  )
})

interface ToolProps {
  icon: IconName
  name: string
  disabled: boolean
  onPress: () => void
}

const Tool = ({ icon, name, disabled, onPress }: ToolProps) => (
  <Press label={name} disabled={disabled} onPress={onPress} className={styles.cropper__tool}>
    <Icon name={icon} size={44} colour="white" />
    <Text className={styles['cropper__tool-text']}>{name}</Text>
  </Press>
)
