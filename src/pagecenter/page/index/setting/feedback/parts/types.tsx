import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Chip } from '@/components/base/Chip'
import type { Answer } from '@/services/api'
import styles from '../index.module.scss'
import type { FeedbackModel } from '../model'
import { words } from '../text'
import { Title } from './title'

interface Props {
  model: FeedbackModel
  items: Answer<'feedback.types'>['items']
}

/** Choice of the feedback's type. */
export const Types = observer(({ model, items }: Props) => {
  const { about } = words()
  return (
    <View className={styles.feedback__card}>
      <Title text={about} />
      <View className={styles.feedback__types} role="group" aria-label={about}>
        {items.map(({ type, name }) => {
          const on = type === model.type
          return (
            <Chip
              key={type}
              text={name}
              ground="card"
              on={on}
              icon={on ? 'check' : undefined}
              onPress={() => model.choose(type)}
            />
          )
        })}
      </View>
    </View>
  )
})
