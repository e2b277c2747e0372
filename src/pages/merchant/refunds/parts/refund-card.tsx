import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@contract/date'
import type { Refund } from '@contract/entities/refund'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { confirm } from '@/platform/feedback'
import { language } from '@/platform/language'
import type { StoreRefundsModel } from '../model'
import { words } from '../text'
import styles from './refund-card.module.scss'

const stateText = ({ state }: Refund): string => {
  const { refunded, refused, closed, open, waiting } = words()
  const texts: Partial<Record<Refund['state'], string>> = {
    merchantReview: waiting,
    refundComplete: refunded,
    refused,
    revoked: closed,
    closed,
  }
  return texts[state] ?? open
}

/** An application for a refund: what is wrong, of what, and the store's answer. */
export const RefundCard = observer(function RefundCard({
  refund,
  model,
}: {
  refund: Refund
  model: StoreRefundsModel
}) {
  const { lines, amount, reason, description, pictures, refusal, appliedAt, utcOffset, number } = refund
  return (
    <View className={styles.card}>
      <View className={styles.card__head}>
        <Text className={styles.card__amount}>{formatMoney(amount)}</Text>
        <Text className={styles.card__state}>{stateText(refund)}</Text>
      </View>
      <Text className={styles.card__note}>
        {`${number} · ${formatMoment(new Date(appliedAt), new Date(), language.value, utcOffset)}`}
      </Text>
      <Text className={styles.card__reason}>{reason}</Text>
      <Text className={styles.card__text}>{description}</Text>
      {pictures.length > 0 && (
        <View className={styles.card__pictures}>
          {pictures.map(({ id, picture }) => (
            <Picture key={id} picture={picture} width={112} label={words().picture} />
          ))}
        </View>
      )}
      {lines.map(({ position, name, quantity, amount: part }) => (
        <View key={position} className={styles.card__line}>
          <Text className={styles.card__dish}>{`${name} ×${quantity}`}</Text>
          <Text className={styles.card__part}>{formatMoney(part)}</Text>
        </View>
      ))}
      {refusal && (
        <View className={styles.card__refusal}>
          <Note kind="bad" text={refusal} />
        </View>
      )}
      {refund.state === 'merchantReview' && <Answers refund={refund} model={model} />}
    </View>
  )
})

const Answers = observer(function Answers({ refund, model }: { refund: Refund; model: StoreRefundsModel }) {
  const t = words()
  const agree = async () => {
    const question = { title: t.agreeTitle(formatMoney(refund.amount)), text: t.agreeText, ok: t.agree, cancel: t.keep }
    if (await confirm(question)) await model.agree(refund)
  }
  return (
    <View className={styles.card__actions}>
      <View className={styles.card__refuse}>
        <Button
          kind="outline"
          text={t.refuse}
          label={`${t.refuse}: ${refund.number}`}
          onPress={() => model.startRefusal(refund)}
        />
      </View>
      <View className={styles.card__agree}>
        <Button
          text={t.agree}
          label={`${t.agree}: ${refund.number}`}
          busy={model.busy === refund.id}
          onPress={() => void agree()}
        />
      </View>
    </View>
  )
})
