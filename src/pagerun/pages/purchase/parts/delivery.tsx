import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DeliveryAnswer } from '@contract/entities/errand'
import { formatDifference, formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { TimeLeft } from '@/components/base/TimeLeft'
import { BottomBar } from '@/components/frame/BottomBar'
import { Choice } from '@/features/errand/order/Choice'
import { secondsUntil } from '@/platform/device/clock'
import type { RiderQuestion, ErrandAnswerModel } from '../model'
import { wayNotes, wayWords, words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: ErrandAnswerModel
  asked: RiderQuestion
}

/** Options for goods that nobody received, with their fees. */
export const DeliveryQuestion = observer(function DeliveryQuestion({ model, asked: { errand } }: Props) {
  const t = words()
  const { undelivered } = errand
  if (!undelivered) return null
  const { answerBefore, calls, choices, silent } = undelivered
  const isOver = secondsUntil(answerBefore) <= 0
  return (
    <View className={styles.ask}>
      <View className={styles.ask__card}>
        <View className={styles.ask__head}>
          <Text className={styles.ask__title} role="heading" aria-level={2}>
            {t.nobody}
          </Text>
          <Text className={styles.ask__muted}>{t.called(calls)}</Text>
          <View className={styles.ask__within}>
            <Text className={styles.ask__muted}>{t.within}</Text>
            <TimeLeft endsAt={answerBefore} label={t.within} onEnd={() => model.asked.reload(false)} />
          </View>
        </View>
      </View>
      <View className={styles.ask__card} role="radiogroup" aria-label={t.whatNow}>
        <Text className={styles.ask__title} role="heading" aria-level={2}>
          {t.whatNow}
        </Text>
        <View className={styles.ask__choices}>
          {choices.map((way) => (
            <Choice
              key={way}
              title={wayWords()[way]}
              note={wayNotes()[way]}
              amount={feeText(model, way)}
              on={model.way === way}
              disabled={isOver}
              onPress={() => void model.chooseWay(way)}
            />
          ))}
        </View>
      </View>
      <Note kind="info" icon="info" text={silent === 'return' ? t.silentReturn : t.silentGiveAway} />
    </View>
  )
})

/** Fee of an answer; empty while its address is not chosen. */
function feeText(model: ErrandAnswerModel, way: DeliveryAnswer): string {
  const fee = model.feeOf(way)
  if (fee === undefined) return ''
  // The note explains that goods given away are not refunded.
  if (fee === 0 && way === 'giveAway') return ''
  return fee > 0 ? formatDifference(fee) : words().free
}

/** Calls the rider, or does what is chosen. */
export const DeliveryBar = observer(function DeliveryBar({ model }: { model: ErrandAnswerModel }) {
  const t = words()
  const { way, busy } = model
  const { undelivered } = model.asked.ready.errand
  const fee = way ? (model.feeOf(way) ?? 0) : 0
  const text = way === undefined ? t.choose : fee > 0 ? t.doWay(formatMoney(fee)) : wayWords()[way]
  return (
    <BottomBar>
      <Button kind="outline" size={80} text={t.call} onPress={() => void model.call()} />
      <Button
        size={80}
        text={text}
        busy={busy}
        disabled={way === undefined || !undelivered || secondsUntil(undelivered.answerBefore) <= 0}
        onPress={() => void model.answerDelivery()}
      />
    </BottomBar>
  )
})
