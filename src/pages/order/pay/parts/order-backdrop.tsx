import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderDetail } from '@contract/entities/order'
import type { PaidOrder } from '@contract/entities/payment'
import { formatMoney } from '@contract/money'
import { Price } from '@/components/base/Price'
import { KeyValue } from '@/components/list/KeyValue'
import { OrderLines } from '@/features/order/OrderLines'
import { PriceBreakdown } from '@/features/order/PriceBreakdown'
import { StoreLine } from '@/features/order/StoreLine'
import type { Cashier } from '@/features/pay/paying'
import { partWords } from '@/features/pay/part-words'
import { words } from '../text'
import styles from './behind.module.scss'

interface Props {
  order: OrderDetail | undefined
  /** Amount due, from the server. */
  cashier: Cashier | undefined
}

/** Orders behind the payment sheet: one, or several with their parts of the sum. */
export const OrderBackdrop = observer(({ order, cashier }: Props) => {
  const [paid, ...others] = cashier?.orders ?? []
  if (cashier && others.length > 0) return <Several cashier={cashier} />
  if (!order) return null
  return (
    <View className={styles.behind} aria-hidden>
      {order.store && (
        <View className={styles.behind__store}>
          <StoreLine store={order.store} />
        </View>
      )}
      <OrderLines lines={order.lines} />
      {paid && paid.part !== 'whole' ? (
        <Part paid={paid} />
      ) : (
        <Whole order={order} amount={paid?.amount ?? order.total} />
      )}
    </View>
  )
})

const Whole = observer(({ order: { components, saved }, amount }: { order: OrderDetail; amount: number }) => (
  <PriceBreakdown components={components} total={amount} saved={saved} label={partWords().whole} />
))

/** A part of the price, below the whole of it. */
const Part = observer(({ paid: { part, amount, total } }: { paid: PaidOrder }) => (
  <PriceBreakdown components={[]} total={amount} label={partWords()[part]}>
    {total !== amount && <KeyValue label={words().orderTotal} value={formatMoney(total)} />}
  </PriceBreakdown>
))

const Several = observer(({ cashier: { orders, amount } }: { cashier: Cashier }) => (
  <View className={styles.behind} aria-hidden>
    {orders.map(({ orderId, store, title, amount: own }) => (
      <View key={orderId} className={styles.behind__order}>
        {store && <StoreLine store={store} />}
        <View className={styles.behind__sum}>
          <Text className={styles.behind__title} numberOfLines={1}>
            {title}
          </Text>
          <Price amount={own} size={32} tone="ink" />
        </View>
      </View>
    ))}
    <PriceBreakdown components={[]} total={amount} label={partWords().whole} />
  </View>
))
