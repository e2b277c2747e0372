import type { ReactNode } from 'react'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import type { ErrandDetail } from '@contract/entities/errand'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { secondsUntil } from '@/platform/device/clock'
import { navigate } from '@/platform/navigation/gate'
import type { ErrandModel } from '../model'
import { words } from '../text'
import styles from './requests.module.scss'

interface Props {
  model: ErrandModel
  errand: ErrandDetail
}

/** Open questions to the customer: more time, dearer goods, goods that nobody received, an unpaid tip. */
export const Requests = observer(function Requests({ model, errand }: Props) {
  const t = words()
  const { id: orderId, delay, question, undelivered, tipPaymentId } = errand
  const answer = (title: string) => (
    <Button
      size={64}
      text={t.answer}
      label={`${t.answer}: ${title}`}
      onPress={() => navigate('errandAnswer', { orderId })}
    />
  )
  return (
    <>
      {errand.state === 'riderDelay' && delay && (
        <Request
          title={t.delayAsked(delay.minutes)}
          text={t.delayText(formatClock(new Date(delay.estimatedAt), errand.utcOffset))}
          until={delay.answerBefore}
        >
          <Button
            kind="outline"
            size={64}
            text={t.no}
            label={`${t.no}: ${t.delayAsked(delay.minutes)}`}
            disabled={model.busy}
            onPress={() => void model.answerDelay(false)}
          />
          <Button
            size={64}
            text={t.agree}
            label={`${t.agree}: ${t.delayAsked(delay.minutes)}`}
            disabled={model.busy}
            onPress={() => void model.answerDelay(true)}
          />
        </Request>
      )}
      {question && (
        <Request title={t.dearer(formatMoney(question.difference))} text={t.dearerText} until={question.answerBefore}>
          {answer(t.dearer(formatMoney(question.difference)))}
        </Request>
      )}
      {undelivered && (
        <Request title={t.nobody} text={t.nobodyText} until={undelivered.answerBefore}>
          {answer(t.nobody)}
        </Request>
      )}
      {tipPaymentId && (
        <Request title={t.tipUnpaid} text={t.tipUnpaidText}>
          <Button
            size={64}
            text={t.pay}
            label={`${t.pay}: ${t.tipUnpaid}`}
            onPress={() => model.payment.open(tipPaymentId)}
          />
        </Request>
      )}
    </>
  )
})

interface Asked {
  title: string
  text: string
  until?: string
  /** The ways to answer. */
  children: ReactNode
}

const Request = observer(function Request({ title, text, until, children }: Asked) {
  const left = until && words().left(formatCountdown(Math.max(0, secondsUntil(until))))
  return (
    <View className={styles.request} role="status">
      <View className={styles.request__words}>
        <Text className={styles.request__title}>{title}</Text>
        <Text className={styles.request__text}>{left ? `${text} · ${left}` : text}</Text>
      </View>
      <View className={styles.request__buttons}>{children}</View>
    </View>
  )
})
