import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { OrderCard } from '@/features/order/OrderCard'
import { OrdersSkeleton } from '@/features/order/OrderCard/skeleton'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { navigate } from '@/platform/navigation/gate'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { OrdersModel } from './model'
import { NoOrders } from './parts/empty'
import { OrdersHead } from './parts/head'
import { words } from './text'

const Visitor = () => {
  const { visitor, visitorText, login } = words()
  return (
    <StateView
      kind="empty"
      title={visitor}
      text={visitorText}
      action={{ text: login, onPress: () => navigate('loginCode') }}
    />
  )
}

export default screen('orders', () => {
  const model = useModel((api, root) => new OrdersModel(api, root))
  useReturned(() => void model.returned())
  useWhileShown(model.follow)
  useEffect(() => void model.count(), [model])
  const { signedIn, list, actions } = model
  return (
    <Screen
      tab="orders"
      nav={<OrdersHead model={model} />}
      onRefresh={signedIn ? model.refresh : undefined}
      overlay={<LazyOrderSheets actions={actions} />}
    >
      {signedIn ? (
        <View className={styles.orders}>
          <PagedList
            list={list}
            keyOf={({ id }) => id}
            empty={<NoOrders model={model} />}
            skeleton={<OrdersSkeleton />}
          >
            {(order) => <OrderCard order={order} actions={actions} />}
          </PagedList>
        </View>
      ) : (
        <Visitor />
      )}
    </Screen>
  )
})
