import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDifference, formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { TimeLeft } from '@/components/base/TimeLeft'
import { BottomBar } from '@/components/frame/BottomBar'
import { KeyValue } from '@/components/list/KeyValue'
import { Choice } from '@/features/errand/order/Choice'
import { secondsUntil } from '@/platform/device/clock'
import { Written } from '@/platform/view/written'
import type { RiderQuestion, ErrandAnswerModel, PurchaseAnswer } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: ErrandAnswerModel
  asked: RiderQuestion
}

/** Cost of the goods beyond the paid amount, and the three answers. */
export const PurchaseQuestion = observer(function PurchaseQuestion({ model, asked }: Props) {
  const t = words()
  const { errand, limit } = asked
  const { question, product, photos, rider } = errand
  if (!question) return null
  const { amount, difference, note, answerBefore } = question
  const receipt = photos.find(({ step }) => step === 'receipt')
  return (
    <View className={styles.ask}>
      <View className={styles.ask__card}>
        <View className={styles.ask__head}>
          <Text className={styles.ask__muted}>{t.extra}</Text>
          <Price amount={difference} size={56} />
          <View className={styles.ask__within}>
            <Text className={styles.ask__muted}>{t.within}</Text>
            <TimeLeft endsAt={answerBefore} label={t.within} onEnd={() => model.asked.reload(false)} />
          </View>
          <Text className={styles.ask__muted}>{t.waits}</Text>
        </View>
        <View className={styles.ask__figures}>
          <Figure label={t.estimate} amount={amount - difference} />
          <Figure label={t.receipt} amount={amount} />
          <Figure label={t.limit} amount={limit} />
        </View>
      </View>
      <View className={styles.ask__card}>
        <Text className={styles.ask__title} role="heading" aria-level={2}>
          {t.found}
        </Text>
        <View className={styles.ask__found}>
          {receipt && <Picture picture={receipt.picture} width={192} height={232} label={t.receipt} />}
          <View className={styles.ask__lines}>
            <Text className={styles.ask__product}>
              <Written text={product} />
            </Text>
            <KeyValue label={t.estimate} value={formatMoney(amount - difference)} tone="muted" />
            <KeyValue label={t.more} value={formatDifference(difference)} tone="brand" />
            <KeyValue label={t.total} value={formatMoney(amount)} />
          </View>
        </View>
        {note !== '' && (
          <View className={styles.ask__said}>
            <Text className={styles.ask__muted}>{t.says(rider?.name ?? t.rider)}</Text>
            <Text className={styles.ask__note}>
              <Written text={note} />
            </Text>
          </View>
        )}
      </View>
      <Choices model={model} asked={asked} />
      <Note kind="info" icon="info" text={question.without > 0 ? t.silent : t.silentNothing} />
    </View>
  )
})

const Figure = ({ label, amount }: { label: string; amount: number }) => (
  <View className={styles.ask__figure}>
    <Text className={styles.ask__amount}>{formatMoney(amount)}</Text>
    <Text className={styles.ask__label}>{label}</Text>
  </View>
)

const Choices = observer(function Choices({ model, asked: { errand } }: Props) {
  const t = words()
  const { question, total, refunded } = errand
  if (!question) return null
  const { amount, difference, without, canStop, stopFee, answerBefore } = question
  const isOver = secondsUntil(answerBefore) <= 0
  const paid = amount - difference
  const whole = Math.max(0, total - refunded - stopFee)
  const choice = (answer: PurchaseAnswer, said: { title: string; note: string; amount: number }, isOff = false) => (
    <Choice
      title={said.title}
      note={said.note}
      amount={isOff ? '' : formatDifference(said.amount)}
      on={model.chosen === answer}
      disabled={isOver || isOff}
      onPress={() => model.choose(answer)}
    />
  )
  return (
    <View className={styles.ask__card} role="radiogroup" aria-label={t.what}>
      <Text className={styles.ask__title} role="heading" aria-level={2}>
        {t.what}
      </Text>
      <View className={styles.ask__choices}>
        {choice('pay', { title: t.pay, note: t.payNote(formatMoney(amount)), amount: difference })}
        {choice(
          'without',
          {
            title: t.without,
            note: without > 0 ? t.withoutNote(formatMoney(paid - without), formatMoney(without)) : t.withoutOff,
            amount: without - paid,
          },
          without === 0,
        )}
        {canStop && choice('stop', { title: t.stop, note: t.stopNote(formatMoney(stopFee)), amount: -whole })}
      </View>
    </View>
  )
})

/** Calls the rider, or does what is chosen. */
export const PurchaseBar = observer(function PurchaseBar({ model }: { model: ErrandAnswerModel }) {
  const t = words()
  const { question } = model.asked.ready.errand
  const { chosen, busy } = model
  if (!question) return null
  const text = chosen === 'pay' ? t.doPay(formatMoney(question.difference)) : chosen === 'stop' ? t.doStop : t.doWithout
  return (
    <BottomBar>
      <Button kind="outline" size={80} text={t.call} onPress={() => void model.call()} />
      <Button
        size={80}
        text={text}
        busy={busy}
        disabled={secondsUntil(question.answerBefore) <= 0}
        onPress={() => void model.answerPurchase()}
      />
    </BottomBar>
  )
})
