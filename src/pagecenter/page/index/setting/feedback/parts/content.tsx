import { useState } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { TextArea } from '@/components/form/TextArea'
import { PicturePicker } from '@/features/upload/PicturePicker'
import styles from '../index.module.scss'
import type { FeedbackModel } from '../model'
import { words } from '../text'
import { Title } from './title'

/** The words and the pictures. */
export const Content = observer(({ model: { content: field, uploads } }: { model: FeedbackModel }) => {
  const { more, placeholder, pictures, optionalOf } = words()
  const [focused, setFocused] = useState(false)
  const leave = () => {
    setFocused(false)
    field.leave()
  }
  return (
    <View className={styles.feedback__card}>
      <Title text={more} />
      <View className={styles[focused ? 'feedback__box--on' : 'feedback__box']}>
        <TextArea
          label={more}
          value={field.value}
          placeholder={placeholder}
          max={limits.feedbackMax}
          onChange={(value) => field.set(value)}
          onFocus={() => setFocused(true)}
          onBlur={leave}
          error={field.error}
          tall
        />
      </View>
      <View className={styles.feedback__heading}>
        <Text className={styles.feedback__title}>{pictures}</Text>
        <Text className={styles.feedback__note}>{optionalOf(uploads.items.length, uploads.max)}</Text>
      </View>
      <PicturePicker uploads={uploads} />
    </View>
  )
})
