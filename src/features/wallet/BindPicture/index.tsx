import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FieldError } from '@/components/form/FieldError'
import { PicturePicker } from '@/features/upload/PicturePicker'
import type { BindPicture as Model } from '../binding'
import styles from './index.module.scss'

interface Props {
  of: Model
  title: string
  /** Required content of the photo. */
  hint: string
  /** The picture is as wide as the card. */
  fill?: boolean
}

/** The card of a form for its one photo. */
export const BindPicture = observer(function BindPicture({ of, title, hint, fill }: Props) {
  return (
    <View className={styles['bind-picture']}>
      <View className={styles['bind-picture__head']}>
        <Text className={styles['bind-picture__title']}>{title}</Text>
        <Text className={styles['bind-picture__hint']}>{hint}</Text>
      </View>
      <PicturePicker uploads={of.uploads} fill={fill} />
      <FieldError text={of.error} />
    </View>
  )
})
