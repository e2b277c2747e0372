import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { dictionary } from '@/i18n'
import styles from './index.module.scss'

const words = dictionary({
  en: { lose: 'What you lose', affirm: 'Confirm it’s you', done: 'Done', at: (step: number) => `Step ${step} of 3` },
  zh: { lose: '注销须知', affirm: '身份验证', done: '完成', at: (step) => `第${step}步，共3步` },
})

/** How far the closing of an account has come. */
export const CloseSteps = observer(function CloseSteps({ step }: { step: 1 | 2 | 3 }) {
  const { lose, affirm, done, at } = words()
  return (
    <View className={styles['close-steps']} role="img" aria-label={at(step)}>
      {[lose, affirm, done].map((label, index) => {
        const look = index + 1 === step ? 'now' : index + 1 < step ? 'done' : 'later'
        return (
          <View key={label} className={styles['close-steps__step']}>
            <View className={styles['close-steps__rail']}>
              <View className={styles[index === 0 ? 'close-steps__line--none' : 'close-steps__line']} />
              <View className={styles[`close-steps__dot--${look}`]}>
                <Text className={styles[`close-steps__number--${look}`]}>{index + 1}</Text>
              </View>
              <View className={styles[index === 2 ? 'close-steps__line--none' : 'close-steps__line']} />
            </View>
            <Text className={styles[`close-steps__label--${look}`]}>{label}</Text>
          </View>
        )
      })}
    </View>
  )
})
