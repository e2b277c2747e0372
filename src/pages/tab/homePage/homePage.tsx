import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OrderSummary } from '@contract/entities/order'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { PagedList } from '@/components/list/PagedList'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { StoreCard } from '@/features/store/StoreCard'
import { CardSkeleton } from '@/features/store/StoreCard/skeleton'
import { openStore } from '@/features/store/store-page'
import { useShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './homePage.module.scss'
import { GoOrderModel } from './model'
import { PastOrders } from './parts/past-orders'
import { Baskets } from './parts/baskets'
import { GoOrderSkeleton } from './parts/skeleton'
import { words } from './text'

export default screen('orderFood', () => {
  const model = useModel((api, root) => new GoOrderModel(api, root))
  const { title } = words()
  useShown(() => void model.shown())
  const parts = (orders: OrderSummary[]) => (
    <>
      <Baskets model={model} />
      <PastOrders model={model} orders={orders} />
    </>
  )
  return (
    <Screen
      title={title}
      surface="page"
      tab="orderFood"
      onRefresh={model.refresh}
      overlay={<LazyOrderSheets actions={model.actions} />}
    >
      <View className={styles.page}>
        {model.signedIn ? (
          <AsyncView resource={model.past} skeleton={<GoOrderSkeleton />} inline>
            {parts}
          </AsyncView>
        ) : (
          parts([])
        )}
        {model.settled && <Nearby model={model} />}
      </View>
    </Screen>
  )
})

const Nearby = observer(function Nearby({ model }: { model: GoOrderModel }) {
  const { nearby, noStores } = words()
  return (
    <>
      <Text className={styles.page__title} role="heading" aria-level={2}>
        {nearby}
      </Text>
      <PagedList
        list={model.nearby}
        keyOf={({ id }) => id}
        skeleton={<CardSkeleton />}
        empty={<StateView kind="empty" title={noStores} inline />}
        inline
      >
        {(store) => (
          <View className={styles.page__store}>
            <StoreCard store={store} onOpen={() => openStore(store.id, { summary: store })} />
          </View>
        )}
      </PagedList>
    </>
  )
})
