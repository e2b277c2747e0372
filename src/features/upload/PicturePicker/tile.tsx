import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import type { Upload } from '../picture-uploads'
import styles from './index.module.scss'
import { words } from './text'

interface Props {
  upload: Upload
  /** One-based position. */
  place: number
  fill?: boolean
  onView: () => void
  onRetry: () => void
  onRemove: () => void
}

/** One picture with its upload state. */
export const Tile = observer(function Tile({ upload, place, fill, onView, onRetry, onRemove }: Props) {
  const { remove, view } = words()
  return (
    <View className={styles[fill ? 'picker__tile--fill' : 'picker__tile']}>
      <Press label={view(place)} onPress={onView} className={styles.picker__view}>
        <Image className={styles.picker__image} src={upload.chosen.preview} mode="aspectFill" aria-hidden />
      </Press>
      <Veil upload={upload} place={place} onRetry={onRetry} />
      <Press label={remove(place)} onPress={onRemove} className={styles.picker__remove}>
        <View className={styles.picker__cross}>
          <Icon name="x" size={24} colour="white" />
        </View>
      </Press>
    </View>
  )
})

const Veil = observer(function Veil({ upload, place, onRetry }: Pick<Props, 'upload' | 'place' | 'onRetry'>) {
  const { retry, retryAt, sending, waiting } = words()
  const { state, percent, message } = upload
  if (state === 'done') return null
  if (state === 'failed') {
    return (
      <Press label={`${retryAt(place)}: ${message}`} onPress={onRetry} className={styles.picker__veil}>
        <Icon name="refresh-cw" size={32} colour="white" />
        <Text className={styles.picker__state}>{retry}</Text>
      </Press>
    )
  }
  const text = state === 'waiting' ? waiting : `${percent}%`
  return (
    <View className={styles.picker__veil} role="status" aria-label={sending(percent)}>
      <Text className={styles.picker__state}>{text}</Text>
      <View className={styles.picker__track}>
        <View className={styles.picker__bar} style={{ width: `${percent}%` }} />
      </View>
    </View>
  )
})
