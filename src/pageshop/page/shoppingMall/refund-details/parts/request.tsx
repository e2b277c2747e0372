import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { afterSalesLimits } from '@contract/after-sales-limits'
import { formatDateTime } from '@contract/date'
import type { AfterSale } from '@contract/entities/after-sale'
import { formatMoney } from '@contract/money'
import { CopyFact } from '@/components/list/CopyFact'
import { KeyValue } from '@/components/list/KeyValue'
import { serviceWords } from '@/features/after-sales/words'
import { afterSalesWordsOf } from '@/features/order/after-sales-kinds'
import { LineItem } from '@/features/order/LineItem'
import { navigate } from '@/platform/navigation/gate'
import type { RefundDetailsModel } from '../model'
import { words } from '../text'
import styles from './cards.module.scss'

interface Props {
  refund: AfterSale
}

/** Goods of the case with their refunds. */
export const Goods = observer(function Goods({ refund }: Props) {
  const { lines, fees, orderKind } = refund
  return (
    <View className={styles.card}>
      {lines.map(({ position, picture, name, optionText, quantity, amount }) => (
        <LineItem key={position} picture={picture} name={name} spec={optionText} quantity={quantity} price={amount} />
      ))}
      {fees > 0 && <KeyValue label={afterSalesWordsOf(orderKind).fees} value={formatMoney(fees)} />}
    </View>
  )
})

/** Request, destination of the refund, and payer of the return shipping. */
export const Request = observer(function Request({ model, refund }: Props & { model: RefundDetailsModel }) {
  const t = words()
  const { service, amount, reason, returnPaidBy, isChosenAmount, appliedAt, utcOffset, number, orderId } = refund
  return (
    <View className={styles['card--words']}>
      <Text className={styles.card__title} role="heading" aria-level={2}>
        {t.request}
      </Text>
      <KeyValue label={t.service} value={serviceWords()[service]} />
      <KeyValue label={t.amount} value={formatMoney(amount)} tone="brand" />
      <KeyValue label={t.to} value={destinationOf(refund)} />
      <KeyValue label={t.reason} value={reason} />
      {returnPaidBy && <KeyValue label={t.way} value={t[returnPaidBy]} />}
      {isChosenAmount && <KeyValue label={t.kept} value={t.keptText} />}
      <KeyValue label={t.applied} value={formatDateTime(new Date(appliedAt), utcOffset)} />
      <CopyFact label={t.refundNo} value={number} onCopy={() => void model.copyNumber()} />
      <KeyValue label={t.order} value={t.viewOrder} onOpen={() => navigate('mallOrder', { id: orderId })} />
    </View>
  )
})

/** "WeChat Pay ¥49.90, 300 points" */
function destinationOf({ destinations, points, paidBy }: AfterSale): string {
  const t = words()
  const money = destinations.map(({ method, amount }) => `${t[method]} ${formatMoney(amount)}`)
  return [...money, ...(points > 0 ? [t.points(points)] : []), ...(paidBy === 'friend' ? [t.friend] : [])].join(', ')
}

/** Explains escalation to the platform, where it is available. */
export const WhatIf = observer(function WhatIf() {
  const { what, whatText } = words()
  return (
    <View className={styles['card--words']}>
      <Text className={styles.card__question}>{what}</Text>
      <Text className={styles.card__small}>
        {whatText(afterSalesLimits.evidenceHours, afterSalesLimits.decisionDays)}
      </Text>
    </View>
  )
})
