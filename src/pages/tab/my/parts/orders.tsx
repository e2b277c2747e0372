import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderTab } from '@contract/calls/order'
import { SectionTitle } from '@/components/base/SectionTitle'
import { IconGrid } from '@/components/list/IconGrid'
import { needsLogin } from '@/platform/gate'
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
      {overview?.live && <LiveOrder order={overview.live} />}
    </View>
  )
})
