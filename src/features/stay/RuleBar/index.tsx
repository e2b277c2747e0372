import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CancelStep } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import type { UtcOffset } from '@contract/utc-offset'
import { dictionary } from '@/i18n'
import { distinctSteps } from '@/features/stay/cancel-text'
import { instantText } from '@/features/stay/dates/days'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    free: 'Free',
    fee: (amount: string) => `${amount} fee`,
    none: 'No refund',
    until: (time: string) => `to ${time}`,
    after: 'after that',
    always: 'at any time',
  },
  zh: {
    free: '免费取消',
    fee: (amount) => `扣${amount}`,
    none: '不退款',
    until: (time) => `${time}前`,
    after: '之后',
    always: '任何时间',
  },
})

type Look = 'good' | 'warn' | 'none'

/** Tone of a cancellation step: full refund, partial refund or none. */
export const lookOf = ({ kept, back }: CancelStep): Look =>
  back === 0 && kept > 0 ? 'none' : kept > 0 ? 'warn' : 'good'

/** The steps of a cancellation policy side by side: deadlines and retained amounts. */
export const RuleBar = observer(function RuleBar({
  steps,
  utcOffset,
}: {
  steps: readonly CancelStep[]
  utcOffset: UtcOffset
}) {
  const t = words()
  return (
    <View className={styles['rule-bar']}>
      {distinctSteps(steps).map((step, index) => {
        const look = lookOf(step)
        const text = { good: t.free, warn: t.fee(formatMoney(step.kept, { trim: true })), none: t.none }[look]
        const until = step.until ? t.until(instantText(step.until, utcOffset)) : index > 0 ? t.after : t.always
        return (
          <View key={index} className={styles['rule-bar__step']}>
            <View className={styles[`rule-bar__bar--${look}`]} />
            <Text className={styles[`rule-bar__text--${look}`]}>{text}</Text>
            <Text className={styles['rule-bar__until']}>{until}</Text>
          </View>
        )
      })}
    </View>
  )
})
