import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'

export interface Step {
  title: string
  time?: string
  state: 'done' | 'now' | 'todo'
  note?: string
}

/** Vertical timeline of completed and coming steps. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <View className={styles.steps}>
      {steps.map(({ title, time, state, note }, index) => (
        <View key={index} className={styles.steps__row}>
          <View className={styles.steps__rail}>
            <View className={styles.steps__spot}>
              <View className={styles[state === 'now' ? 'steps__halo--now' : 'steps__halo']}>
                <View className={styles[`steps__dot--${state}`]} />
              </View>
            </View>
            {index < steps.length - 1 && <View className={styles[`steps__line--${state}`]} />}
          </View>
          <View className={styles.steps__words}>
            <Text className={styles[`steps__title--${state}`]}>{title}</Text>
            {note && <Text className={styles.steps__note}>{note}</Text>}
          </View>
          {time && <Text className={styles.steps__time}>{time}</Text>}
        </View>
      ))}
    </View>
  )
}
