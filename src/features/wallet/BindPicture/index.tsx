import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { BindPicture as Model } from '../binding'
import styles from './index.module.scss'

interface Props {
  of: Model
  title: string
  /** What the photo has to show. */
  hint: string
}

/** The card of a form for its one photo. */
export const BindPicture = observer(function BindPicture({ of, title, hint }: Props) {
  return (
    <View className={styles['bind-picture']}>
      <View className={styles['bind-picture__head']}>
        <Text className={styles['bind-picture__title']}>{title}</Text>
        <Text className={styles['bind-picture__hint']}>{hint}</Text>
      </View>
      <PicturePicker uploads={of.uploads} />
      {of.error !== '' && (
        <Text className={styles['bind-picture__error']} role="alert">
          {of.error}
        </Text>
      )}
    </View>
  )
})
