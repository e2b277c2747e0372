import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Refund } from '@contract/entities/refund'
import { formatMoment } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Note } from '@/components/base/Note'
import { ProgressDots } from '@/components/base/ProgressDots'
import { refundStates } from '@/features/order/words'
import { inside } from '@/features/order/moment'
import { refundedText } from '@/features/order/refunded'
import { language } from '@/platform/session/language'
import { dotsOf } from '../dots'
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
      <View className={styles.status__dots}>
        <ProgressDots dots={dotsOf(refund).map((dot) => ({ ...dot, name: words()[dot.key] }))} />
      </View>
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
  if (state === 'evidence' || state === 'arbitration') return [t.decides]
  if (state === 'merchantReview') return [t.waits, until, t.orRefunded]
  return [timeline.some((event) => event.state === 'revoked') ? t.withdrawn : t.closed]
}
