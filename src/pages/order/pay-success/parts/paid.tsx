import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaidOrder } from '@contract/entities/payment'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { Outcome } from '@/components/frame/Outcome'
import { KeyValue } from '@/components/list/KeyValue'
import { TellMe } from '@/features/message/TellMe'
import { businessOf, paidFactsOf, paidLinkOf } from '@/features/order/kinds'
import { paidPartOf } from '@/features/order/paid-parts'
import { bothWays } from '@/features/pay/both-ways'
import { partWords } from '@/features/pay/part-words'
import type { PaySuccessModel, Result } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

export const Paid = observer(({ model, result }: { model: PaySuccessModel; result: Result }) => {
  const { paid, paidFor, view, viewAll, home } = words()
  const { payer, amount } = result.payment
  return (
    <>
      <View className={styles['pay-success']}>
        <Outcome title={payer ? paidFor(payer) : paid}>
          <Price amount={amount} size={56} tone="ink" />
        </Outcome>
        <Facts result={result} />
        <TellMe />
        <Button text={model.isOne ? (paidLinkOf(result.order) ?? view) : viewAll} onPress={model.viewOrder} />
        <Button text={home} kind="outline" onPress={model.goHome} />
      </View>
      {paidPartOf(result.order)}
    </>
  )
})

/** The methods, and the friend who paid by them. */
const wayOf = ({ method, payer, fromBalance }: Result['payment']): string => {
  const { wayOf: by } = words()
  const way = method ? bothWays(words()[method], fromBalance) : ''
  return payer ? by(way, payer) : way
}

const Facts = observer(({ result: { payment, order } }: { result: Result }) => {
  const t = words()
  const [paid, ...others] = payment.orders
  return (
    <View className={styles['pay-success__facts']}>
      {others.length > 0
        ? payment.orders.map((each) => (
            <KeyValue key={each.orderId} label={each.store ? t.store : each.title} value={sumText(each)} />
          ))
        : order.store && <KeyValue label={businessOf(order) ?? t.store} value={order.store.name} />}
      {paid && paid.part !== 'whole' && <KeyValue label={partWords()[paid.part]} value={partText(paid)} />}
      {paidFactsOf(order).map((fact) => (
        <KeyValue key={fact.label} {...fact} />
      ))}
      {payment.method && <KeyValue label={t.way} value={wayOf(payment)} />}
      {payment.method && payment.fromBalance && (
        <>
          <KeyValue label={t[payment.method]} value={formatMoney(payment.amount - payment.fromBalance)} />
          <KeyValue label={t.balance} value={formatMoney(payment.fromBalance)} />
        </>
      )}
    </View>
  )
})

/** Store and amount of one of several orders. */
const sumText = ({ store, amount }: PaidOrder): string =>
  [...(store ? [store.name] : []), formatMoney(amount)].join(' ')

const partText = ({ amount, total }: PaidOrder): string =>
  amount < total ? words().ofTotal(formatMoney(amount), formatMoney(total)) : formatMoney(amount)
