import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import type { BoardKind, MerchantTab } from '@contract/merchant-work'
import { Screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { type Figure, Figures } from '@/features/merchant/Figures'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import { MerchantHead } from '@/features/merchant/OwnStore'
import type { ManagedStore } from '@/features/merchant/merchant'
import { StoreState } from '@/features/merchant/StoreState'
import type { OrderOf, StoreOrders } from '@/features/merchant/store-orders'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { NewOrders } from '@/features/merchant/new-orders'
import { words } from '../text'
import styles from './board.module.scss'

interface Props<Kind extends BoardKind> {
  store: ManagedStore
  orders: StoreOrders<Kind>
  /** In their order; orders that come to the first are announced. */
  tabs: readonly { value: MerchantTab<Kind>; name: string }[]
  /** Beside today's orders and income. */
  figure: Figure
  overlay: ReactNode
  children: (order: OrderOf<Kind>) => ReactNode
}

/** The orders of a store of any kind: today's figures, the tabs, and a card for each order. */
function BoardOf<Kind extends BoardKind>({ store, orders, tabs, figure, overlay, children }: Props<Kind>) {
  useModel(() => new NewOrders('merchantOrders', () => orders.summary?.counts[tabs[0]?.value ?? orders.tab]))
  useReturned(() => void orders.refresh())
  useWhileShown(orders.follow)
  const { counts, today } = orders.summary ?? {}
  const items = tabs.map((tab) => {
    const count = counts?.[tab.value]
    return { ...tab, ...(count ? { count: String(count) } : {}) }
  })
  const t = words()
  const figures = [
    { name: t.today, value: today ? String(today.orders) : t.unknown },
    { name: t.income, value: today ? formatMoney(today.income) : t.unknown },
    figure,
  ]
  return (
    <Screen
      nav={
        <MerchantHead title={store.name} right={<StoreState storeId={store.id} />}>
          <Figures figures={figures} />
          <Tabs items={items} value={orders.tab} onChange={orders.choose} />
        </MerchantHead>
      }
      footer={<MerchantBar active="merchantOrders" />}
      onRefresh={orders.refresh}
      overlay={overlay}
    >
      <View className={styles.orders}>
        <PagedList list={orders.list} keyOf={({ id }) => id} empty={<NoOrders />}>
          {children}
        </PagedList>
      </View>
    </Screen>
  )
}

export const Board = observer(BoardOf)

const NoOrders = () => <StateView kind="empty" title={words().none} text={words().noneText} />
