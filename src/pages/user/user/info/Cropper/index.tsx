import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { SafeArea } from '@/components/frame/SafeArea'
import { useDialogKeys } from '@/platform/view/dialog'
import { useInView } from '@/platform/navigation/page-view'
import { pixels } from '@/platform/view/capabilities'
import { windowInfo } from '@/platform/device/window-info'
import type { CropModel } from '@/pages/user/user/info/crop-model'
import styles from './index.module.scss'
import { Stage } from './stage'
import { words } from './text'
import { Zoom } from './zoom'

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
  useDialogKeys(id, useInView(), busy ? () => undefined : onCancel)
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
