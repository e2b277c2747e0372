import { Image, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { UploadVeil } from '../UploadVeil'
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
  const { remove, retryAt, view } = words()
  return (
    <View className={styles[fill ? 'picker__tile--fill' : 'picker__tile']}>
      <Press label={view(place)} onPress={onView} className={styles.picker__view}>
        <Image className={styles.picker__image} src={upload.chosen.preview} mode="aspectFill" aria-hidden />
      </Press>
      <UploadVeil upload={upload} failed={retryAt(place)} onRetry={onRetry} />
      <Press label={remove(place)} onPress={onRemove} className={styles.picker__remove}>
        <View className={styles.picker__cross}>
          <Icon name="x" size={24} colour="white" />
        </View>
      </Press>
    </View>
  )
})
