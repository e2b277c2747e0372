import { Text, View } from '@tarojs/components'
import { Icon } from '@/components/base/Icon'
import { Tag } from '@/components/base/Tag'
import styles from './index.module.scss'

export interface NumberStep {
  readonly title: string
  readonly tag?: string
  readonly amount?: string
  readonly line?: string | undefined
  readonly state: 'done' | 'current' | 'later' | 'missed'
}

/** Numbered steps below each other, each with its amount and when it is. */
export const PresaleSteps = ({ steps }: { steps: readonly NumberStep[] }) => (
  <View className={styles.steps}>
    {steps.map(({ title, tag, amount, line, state }, index) => (
      <View key={title} className={styles.steps__row}>
        <View className={styles.steps__rail}>
          <View className={styles[`steps__disc--${state}`]}>
            <Sign state={state} number={index + 1} />
          </View>
          {index < steps.length - 1 && <View className={styles.steps__link} />}
        </View>
        <View className={styles.steps__words}>
          <View className={styles.steps__head}>
            <Text className={styles.steps__title}>{title}</Text>
            {tag && <Tag text={tag} />}
            <View className={styles.steps__gap} />
            {amount && (
              <Text className={styles[state === 'current' ? 'steps__amount--on' : 'steps__amount']}>{amount}</Text>
            )}
          </View>
          {line && <Text className={styles.steps__line}>{line}</Text>}
        </View>
      </View>
    ))}
  </View>
)

function Sign({ state, number }: { state: NumberStep['state']; number: number }) {
  if (state === 'done') return <Icon name="check" size={28} weight={3} colour="white" />
  if (state === 'missed') return <Icon name="x" size={28} weight={3} colour="white" />
  return <Text className={styles[state === 'current' ? 'steps__number--on' : 'steps__number']}>{number}</Text>
}
