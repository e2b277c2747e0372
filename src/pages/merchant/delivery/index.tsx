import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import { OrderCard } from '@/features/merchant/OrderCard'
import { MerchantHead, OwnStore } from '@/features/merchant/OwnStore'
import type { ManagedStore } from '@/features/merchant/merchant'
import { OrderWork } from '@/features/merchant/order-work'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { words } from './text'

export default screen('merchantDelivery', () => (
  <OwnStore tab="merchantDelivery" title={words().title}>
    {(store) => <Deliveries key={store.id} store={store} />}
  </OwnStore>
))

/** Orders ready to leave the store, and orders on their way. */
const Deliveries = observer(function Deliveries({ store }: { store: ManagedStore }) {
  const work = useModel((api) => new OrderWork(api, store.id, 'ready'))
  const { orders } = work
  useReturned(() => void orders.refresh())
  useWhileShown(orders.follow)
  const t = words()
  const tabs = (['ready', 'out'] as const).map((value) => {
    const count = orders.summary?.counts[value]
    return { value, name: t[value], ...(count ? { count: String(count) } : {}) }
  })
  const value = orders.tab === 'out' ? 'out' : 'ready'
  return (
    <Screen
      nav={
        <MerchantHead title={t.title}>
          <Tabs items={tabs} value={value} onChange={orders.choose} />
        </MerchantHead>
      }
      footer={<MerchantBar active="merchantDelivery" />}
      onRefresh={orders.refresh}
    >
      <View className={styles.deliveries}>
        <PagedList
          list={orders.list}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" title={t.none} text={t.noneText} />}
        >
          {(order) => <OrderCard order={order} work={work} />}
        </PagedList>
      </View>
    </Screen>
  )
})
