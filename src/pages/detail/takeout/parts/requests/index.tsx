import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { formatClock } from '@contract/date'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Cell } from '@/components/list/Cell'
import { refundStates } from '@/features/order/words'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import { words } from '../../text'
import styles from './index.module.scss'

/** Questions of store and rider to the customer, and the refunds of the order. */
export const OpenRequests = observer(function OpenRequests({ order }: { order: TakeawayDetail }) {
  const { id, delay, shortage, refunds, closedUntil } = order
  const t = words()
  return (
    <>
      {order.step === 'riderDelay' && delay && (
        <Question
          title={t.delayAsked(delay.minutes)}
          text={t.delayText(formatClock(new Date(delay.estimatedAt), order.utcOffset))}
          until={delay.answerBefore}
          onAnswer={() => navigate('delayed', { orderId: id })}
        />
      )}
      {shortage && (
        <Question
          title={t.shortage(shortage.name)}
          text={shortage.substitute ? t.instead(shortage.substitute.name) : t.shortageText}
          until={shortage.answerBefore}
          onAnswer={() => navigate('refuseSpecial', { orderId: id })}
        />
      )}
      {closedUntil && <Question title={t.storeClosed} text={t.storeClosedText} until={closedUntil} />}
      {refunds.length > 0 && (
        <View className={styles.asks}>
          {refunds.map((refund) => (
            <Cell
              key={refund.id}
              label={t.refundOf(formatMoney(refund.amount))}
              value={refundStates()[refund.state]}
              valueTone={refund.state === 'refused' ? 'bad' : 'muted'}
              onOpen={() => navigate('refund', { id: refund.id })}
            />
          ))}
        </View>
      )}
    </>
  )
})

interface Asked {
  title: string
  text: string
  until: string
  /** Nothing for the customer to answer without it. */
  onAnswer?: () => void
}

const Question = observer(function Question({ title, text, until, onAnswer }: Asked) {
  const left = formatCountdown(Math.max(0, secondsUntil(until)))
  return (
    <View className={styles.asks__question} role="status">
      <View className={styles.asks__words}>
        <Text className={styles.asks__title}>{title}</Text>
        <Text className={styles.asks__text}>{`${text} · ${words().left(left)}`}</Text>
      </View>
      {onAnswer && (
        <Button kind="line" size={64} text={words().answer} label={`${words().answer}: ${title}`} onPress={onAnswer} />
      )}
    </View>
  )
})
