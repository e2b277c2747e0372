import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { merchantTabs } from '@contract/merchant-work'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { Tabs } from '@/components/frame/Tabs'
import { PagedList } from '@/components/list/PagedList'
import { MerchantBar } from '@/features/merchant/MerchantBar'
import { OrderCard } from '@/features/merchant/OrderCard'
import { RefusalSheet } from '@/features/merchant/OrderCard/refusal'
import { MerchantHead, OwnStore } from '@/features/merchant/OwnStore'
import type { StoreName } from '@/features/merchant/merchant'
import type { OrderWork } from '@/features/merchant/order-work'
import { useReturned, useWhileShown } from '@/platform/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { StoreOrdersModel } from './model'
import { words } from './text'

export default screen('merchantOrders', () => (
  <OwnStore tab="merchantOrders" title={words().title}>
    {(store) => <StoreOrders key={store.id} store={store} />}
  </OwnStore>
))

const StoreOrders = observer(function StoreOrders({ store }: { store: StoreName }) {
  const { work, follow } = useModel((api) => new StoreOrdersModel(api, store.id))
  useReturned(() => void work.refresh())
  useWhileShown(follow)
  return (
    <Screen
      nav={
        <MerchantHead title={store.name}>
          <Head work={work} />
        </MerchantHead>
      }
      footer={<MerchantBar active="merchantOrders" />}
      onRefresh={work.refresh}
      overlay={<RefusalSheet work={work} />}
    >
      <View className={styles.orders}>
        <PagedList list={work.list} keyOf={({ id }) => id} empty={<NoOrders />}>
          {(order) => <OrderCard order={order} work={work} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const NoOrders = () => <StateView kind="empty" title={words().none} text={words().noneText} />

/** Today's figures and the tabs. */
const Head = observer(function Head({ work }: { work: OrderWork }) {
  const t = words()
  const { counts, today } = work.summary ?? {}
  const count = { new: counts?.new, cooking: counts?.cooking, ready: counts?.ready, out: counts?.out, done: undefined }
  const cooking = today?.cookingMinutes
  const figures = [
    { name: t.today, value: today ? String(today.orders) : t.unknown },
    { name: t.income, value: today ? formatMoney(today.income) : t.unknown },
    { name: t.cookingTime, value: cooking === null || cooking === undefined ? t.unknown : t.minutes(cooking) },
  ]
  const items = merchantTabs.map((value) => ({
    value,
    name: t[value],
    ...(count[value] ? { count: String(count[value]) } : {}),
  }))
  return (
    <>
      <View className={styles.figures}>
        {figures.map(({ name, value }) => (
          <View key={name} className={styles.figures__one}>
            <Text className={styles.figures__value}>{value}</Text>
            <Text className={styles.figures__name}>{name}</Text>
          </View>
        ))}
      </View>
      <Tabs items={items} value={work.tab} onChange={work.choose} />
    </>
  )
})
