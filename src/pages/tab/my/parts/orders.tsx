import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderTab } from '@contract/calls/order'
import { SectionTitle } from '@/components/base/SectionTitle'
import { IconGrid } from '@/components/list/IconGrid'
import { navigate, needsLogin } from '@/platform/navigation/gate'
import type { Overview } from '../model'
import { words } from '../text'
import { LiveOrder } from './live-order'
import styles from './orders.module.scss'

const tabs = [
  ['toPay', 'wallet'],
  ['inProgress', 'bike'],
  ['toReview', 'star'],
  ['refund', 'undo-2'],
] as const

interface Props {
  overview: Overview | undefined
  onOpen: (tab: OrderTab) => Promise<void>
}

/** Orders by status, and the one in progress. */
export const Orders = observer(({ overview, onOpen }: Props) => {
  const { orders, all } = words()
  const open = needsLogin(onOpen)
  const waiting: Partial<Record<OrderTab, number>> = {
    toPay: overview?.counts.toPay ?? 0,
    inProgress: overview?.counts.inProgress ?? 0,
    toReview: overview?.counts.toReview ?? 0,
    refund: overview?.counts.refund ?? 0,
  }
  const items = tabs.map(([key, icon]) => ({
    key,
    icon,
    label: words()[key],
    count: waiting[key] ?? 0,
    onPress: () => open(key),
  }))
  return (
    <View className={styles.orders}>
      <SectionTitle title={orders} more={all} onMore={() => open('all')} />
      <IconGrid columns={4} items={items} />
      <MallOrders overview={overview} />
      {overview?.live && <LiveOrder order={overview.live} />}
    </View>
  )
})

/** Counted statuses: the status, its icon, and the machine's states that wait for the customer in it. */
const states = [
  ['pendingPayment', 'wallet', ['pendingPayment', 'pendingDeposit', 'balanceDue']],
  ['pendingShipment', 'package', ['pendingShipment']],
  ['pendingReceipt', 'truck', ['pendingReceipt']],
] as const

/** The mall's orders by state, and its after-sales. */
const MallOrders = observer(({ overview }: Pick<Props, 'overview'>) => {
  const t = words()
  const { states: counts = {}, refund = 0 } = overview?.mallCounts ?? {}
  const items = [
    ...states.map(([key, icon, counted]) => ({
      key,
      icon,
      label: t[key],
      name: t.ofMall(t[key]),
      count: counted.reduce((sum, state) => sum + (counts[state] ?? 0), 0),
      onPress: () => navigate('myOrder', { state: key }),
    })),
    {
      key: 'afterSales',
      icon: 'undo-2' as const,
      label: t.afterSales,
      count: refund,
      onPress: () => navigate('afterSales'),
    },
  ]
  return (
    <>
      <SectionTitle title={t.mallOrders} more={t.all} onMore={() => navigate('myOrder', {})} />
      <IconGrid columns={4} items={items} />
    </>
  )
})
