import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@contract/date'
import type { MerchantCaseAction, MerchantRefund as Refund } from '@contract/entities/merchant-refund'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { confirm } from '@/platform/view/feedback'
import { language } from '@/platform/session/language'
import type { StoreRefundsModel } from '../model'
import { goodsWords } from '../goods-text'
import { words } from '../text'
import { GoodsFacts } from './goods-facts'
import styles from './refund-card.module.scss'

const stateText = ({ state }: Refund): string => {
  const { refunded, refused, closed, open, waiting } = words()
  const { awaitingReturn, returnedGoods, evidence, arbitration } = goodsWords()
  const texts: Partial<Record<Refund['state'], string>> = {
    merchantReview: waiting,
    refundComplete: refunded,
    refused,
    revoked: closed,
    closed,
    awaitingReturn,
    returnedGoods,
    evidence,
    arbitration,
  }
  return texts[state] ?? open
}

/** An application for a refund: the fault, the goods, and the store's answer. */
export const RefundCard = observer(function RefundCard({
  refund,
  model,
}: {
  refund: Refund
  model: StoreRefundsModel
}) {
  const answers = refund.goods?.actions ?? (refund.state === 'merchantReview' ? (['agree', 'refuse'] as const) : [])
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
      {refund.goods && <GoodsFacts refund={refund} goods={refund.goods} />}
      {answers.length > 0 && <Answers refund={refund} model={model} actions={answers} />}
    </View>
  )
})

interface AnswersProps {
  refund: Refund
  model: StoreRefundsModel
  actions: readonly MerchantCaseAction[]
}

/** Actions of the store on a case. */
const Answers = observer(function Answers({ refund, model, actions }: AnswersProps) {
  const [t, goods] = [words(), goodsWords()]
  const { number, service } = refund
  const can = (action: MerchantCaseAction) => actions.includes(action)
  const isReturn = refund.goods !== null && service === 'returnAndRefund'
  const agree = async () => {
    if (!isReturn) {
      const question = {
        title: t.agreeTitle(formatMoney(refund.amount)),
        text: t.agreeText,
        ok: t.agree,
        cancel: t.keep,
      }
      if (await confirm(question)) await model.agree(refund)
      return
    }
    const to = await model.returnAddress()
    if (to === undefined) return
    const text = goods.returnTo(to ? [to.name, to.phone, to.address].join(', ') : goods.atShop)
    const question = { title: goods.returnTitle, text, ok: goods.agreeReturn, cancel: t.keep }
    if (await confirm(question)) await model.agree(refund)
  }
  const main = { agree: isReturn ? goods.agreeReturn : t.agree, countIn: goods.countIn, addEvidence: goods.addEvidence }
  const first = (['countIn', 'addEvidence', 'agree'] as const).find(can)
  return (
    <View className={styles.card__actions}>
      {can('refuse') && (
        <View className={styles.card__refuse}>
          <Button
            kind="outline"
            text={t.refuse}
            label={`${t.refuse}: ${number}`}
            onPress={() => model.startRefusal(refund)}
          />
        </View>
      )}
      {first && (
        <View className={styles.card__agree}>
          <Button
            text={main[first]}
            label={`${main[first]}: ${number}`}
            busy={model.busy === refund.id}
            onPress={() => (first === 'agree' ? void agree() : model.start(refund, first))}
          />
        </View>
      )}
    </View>
  )
})
