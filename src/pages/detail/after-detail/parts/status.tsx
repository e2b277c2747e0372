import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Refund } from '@contract/entities/refund'
import { formatMoment } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Icon } from '@/components/base/Icon'
import { Note } from '@/components/base/Note'
import { refundStates } from '@/features/order/words'
import { inside } from '@/features/order/moment'
import { refundedText } from '@/features/order/refunded'
import { language } from '@/platform/language'
import { dotsOf, type Dot } from '../dots'
import { words } from '../text'
import styles from './status.module.scss'

/** State of the refund, response deadline and the store's reply. */
export const RefundStatus = observer(function RefundStatus({ refund }: { refund: Refund }) {
  const [text, strong, rest] = sentenceOf(refund)
  return (
    <View className={styles.status}>
      <Text
        className={styles[refund.state === 'refused' ? 'status__title--bad' : 'status__title']}
        role="heading"
        aria-level={2}
      >
        {refundStates()[refund.state]}
      </Text>
      <Text className={styles.status__text}>
        {text}
        {strong && <Text className={styles.status__strong}>{` ${strong}`}</Text>}
        {rest}
      </Text>
      {refund.refusal && <Note kind="bad" icon="circle-alert" text={words().why(refund.refusal)} />}
      <Dots dots={dotsOf(refund)} />
    </View>
  )
})

/** Status sentence; the second part is emphasized. */
function sentenceOf(refund: Refund): readonly [string, string?, string?] {
  const { state, amount, deadline, timeline } = refund
  const t = words()
  const until = deadline ? inside(formatMoment(new Date(deadline), new Date(), language.value)) : ''
  if (state === 'refundComplete') return [refundedText(formatMoney(amount), refund)]
  if (state === 'refused') return [t.again, until]
  if (state === 'applying') return [t.sent]
  if (state === 'merchantReview') return [t.waits, until, t.orRefunded]
  return [timeline.some((event) => event.state === 'revoked') ? t.withdrawn : t.closed]
}

const Dots = observer(function Dots({ dots }: { dots: readonly Dot[] }) {
  return (
    <View className={styles.status__dots}>
      {dots.map(({ key, state }, index) => (
        <View key={key} className={styles.status__place}>
          <View className={styles.status__track}>
            <View className={styles[`status__line--${lineOf(dots[index - 1]?.state)}`]} />
            <View className={styles[`status__dot--${state}`]}>
              {state === 'done' && <Icon name="check" size={24} weight={3} colour="white" />}
              {state === 'now' && <View className={styles.status__core} />}
            </View>
            <View className={styles[`status__line--${index === dots.length - 1 ? 'none' : lineOf(state)}`]} />
          </View>
          <Text className={styles[`status__name--${state}`]}>{words()[key]}</Text>
        </View>
      ))}
    </View>
  )
})

const lineOf = (before: Dot['state'] | undefined) =>
  before === undefined ? 'none' : before === 'done' ? 'done' : 'todo'
