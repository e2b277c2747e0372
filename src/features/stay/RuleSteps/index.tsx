import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CancelStep } from '@contract/entities/hotel'
import { formatMoney } from '@contract/money'
import type { UtcOffset } from '@contract/utc-offset'
import { dictionary } from '@/i18n'
import { withStart } from '@/features/stay/cancel-text'
import { instantText } from '@/features/stay/dates/days'
import { lookOf } from '@/features/stay/RuleBar'
import styles from './index.module.scss'

const words = dictionary({
  en: {
    until: (time: string) => `Until ${time}`,
    after: (time: string) => `After ${time}`,
    always: 'At any time',
    back: (amount: string) => `${amount} back`,
    noRefund: 'No refund',
    noCharge: 'No charge',
    free: 'Free cancellation',
    firstNight: (amount: string) => `First night (${amount}) is charged`,
    share: (amount: string) => `${amount} is charged`,
    all: 'The full price is charged',
  },
  zh: {
    until: (time) => `${time}前`,
    after: (time) => `${time}后`,
    always: '任何时间',
    back: (amount) => `退${amount}`,
    noRefund: '不退款',
    noCharge: '不收费',
    free: '免费取消',
    firstNight: (amount) => `扣首晚房费${amount}`,
    share: (amount) => `扣${amount}`,
    all: '全额扣除',
  },
})

interface Props {
  steps: readonly CancelStep[]
  /** The index of the step that holds now. */
  current: number
  utcOffset: UtcOffset
}

/** The steps of a cancellation policy in a column, with the refund of each. */
export const RuleSteps = observer(function RuleSteps({ steps, current, utcOffset }: Props) {
  const t = words()
  return (
    <View className={styles['rule-steps']}>
      {withStart(steps).map((step, index) => {
        const on = index === current
        const { since, until, kind, kept, back } = step
        const time = until ?? since
        const when = time === null ? t.always : (until ? t.until : t.after)(instantText(time, utcOffset))
        const amount = formatMoney(kept)
        const charged = { free: t.free, firstNight: t.firstNight(amount), share: t.share(amount), all: t.all }[kind]
        // A stay paid at the hotel is free to cancel, whatever the policy is named.
        const sentence = kept > 0 ? charged : t.free
        const look = on ? lookOf(step) : 'none'
        return (
          <View key={index} className={styles['rule-steps__step']}>
            <View className={styles['rule-steps__column']}>
              <View className={styles[on ? `rule-steps__dot--${look}` : 'rule-steps__dot']} />
            </View>
            <View className={styles['rule-steps__words']}>
              <Text className={styles[on ? `rule-steps__time--${look}` : 'rule-steps__time']}>{when}</Text>
              <Text className={styles['rule-steps__text']}>{sentence}</Text>
            </View>
            <Text className={styles[on ? `rule-steps__time--${look}` : 'rule-steps__time']}>
              {back > 0 ? t.back(formatMoney(back)) : kept > 0 ? t.noRefund : t.noCharge}
            </Text>
          </View>
        )
      })}
    </View>
  )
})
