import { Text, View } from '@tarojs/components'
import styles from './index.module.scss'

interface Props {
  labels: readonly string[]
  /** The one-based current step; past the last one, all are done. */
  step: number
  /** Accessible name, such as "Step 1 of 3". */
  at: string
}

/** Numbered steps side by side. */
export const StepDots = ({ labels, step, at }: Props) => (
  <View className={styles['step-dots']} role="img" aria-label={at}>
    {labels.map((label, index) => {
      const look = index + 1 === step ? 'now' : index + 1 < step ? 'done' : 'later'
      return (
        <View key={label} className={styles['step-dots__step']}>
          <View className={styles['step-dots__rail']}>
            <View className={styles[index === 0 ? 'step-dots__line--none' : 'step-dots__line']} />
            <View className={styles[`step-dots__dot--${look}`]}>
              <Text className={styles[`step-dots__number--${look}`]}>{index + 1}</Text>
            </View>
            <View className={styles[index === labels.length - 1 ? 'step-dots__line--none' : 'step-dots__line']} />
          </View>
          <Text className={styles[`step-dots__label--${look}`]}>{label}</Text>
        </View>
      )
    })}
  </View>
)
