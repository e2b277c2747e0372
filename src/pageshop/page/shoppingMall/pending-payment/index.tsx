import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallSummary } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { OrderCard } from '@/features/order/OrderCard'
import { OrdersSkeleton } from '@/features/order/OrderCard/skeleton'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { secondsUntil } from '@/platform/device/clock'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PendingPaymentModel } from './model'
import { words } from './text'

interface Props {
  model: PendingPaymentModel
}

export default screen('pendingPayment', ({ id }) => {
  const model = useModel((api, root) => new PendingPaymentModel(api, root, id))
  const { orders, actions, openOrders } = model
  useWhileShown(model.follow)
  useReturned(() => void orders.reload(false))
  const t = words()
  const none = (
    <StateView
      kind="empty"
      art="store"
      title={t.none}
      text={t.noneText}
      action={{ text: t.orders, onPress: openOrders }}
    />
  )
  return (
    <Screen
      title={t.title}
      footer={orders.value && orders.value.length > 0 && <Bar model={model} />}
      onRefresh={orders.reload}
      overlay={<LazyOrderSheets actions={actions} />}
    >
      <AsyncView
        resource={orders}
        skeleton={<OrdersSkeleton />}
        empty={{ when: (all) => all.length === 0, view: none }}
      >
        {(all) => (
          <View className={styles.pending}>
            <Head model={model} />
            {all.map((order) => (
              <OrderCard key={order.id} order={shown(order)} actions={actions} />
            ))}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

/** An order of the trade: it is paid with the others, by the bar. */
const shown = (order: MallSummary): MallSummary => ({
  ...order,
  actions: order.actions.filter((action) => action !== 'pay'),
  payBefore: null,
  paidTogether: 0,
})

/** Number of orders, and their payment deadline. */
const Head = observer(function Head({ model: { orders, payBefore } }: Props) {
  const { within, together, cancelSome } = words()
  const { length } = orders.ready
  return (
    <View className={styles.pending__head}>
      {payBefore !== undefined && (
        <Text className={styles.pending__title} role="heading" aria-level={2}>
          {within}
          <Text className={styles.pending__time}>{formatCountdown(secondsUntil(payBefore))}</Text>
        </Text>
      )}
      <Text className={styles.pending__note}>{together(length)}</Text>
      {length > 1 && <Text className={styles.pending__note}>{cancelSome}</Text>}
    </View>
  )
})

const Bar = observer(function Bar({ model: { total, pay } }: Props) {
  const t = words()
  const sum = (
    <View className={styles.pending__sum}>
      <Text className={styles.pending__note}>{t.toPay}</Text>
      <Price amount={total} size={44} />
    </View>
  )
  return (
    <BottomBar left={sum}>
      <Button text={t.pay} onPress={pay} />
    </BottomBar>
  )
})
