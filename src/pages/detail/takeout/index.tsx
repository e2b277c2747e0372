import { View } from '@tarojs/components'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { OrderSheets } from '@/features/order/OrderSheets'
import { useReturned, useWhileShown } from '@/platform/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { TakeoutModel } from './model'
import { OpenRequests } from './parts/requests'
import { OrderBar } from './parts/bar'
import { OrderSkeleton } from './parts/skeleton'
import { Facts } from './parts/facts'
import { Items } from './parts/items'
import { MapButtons, DeliveryMap, DeliveryMapSkeleton } from './parts/map'
import { MoreSheet } from './parts/more'
import { Progress } from './parts/progress'
import { Status } from './parts/status'
import { words } from './text'

export default screen('orderDetail', ({ id, map }) => {
  const model = useModel((api, root) => new TakeoutModel(api, root, id, map === '1'))
  useWhileShown(model.follow)
  useReturned(() => void model.order.reload())
  const { order, hasMap, actions } = model
  return (
    <Screen
      nav={hasMap ? <></> : <Head />}
      floating={hasMap}
      footer={order.value && <OrderBar order={order.value} model={model} />}
      onRefresh={order.reload}
      overlay={
        <>
          {hasMap && <MapButtons number={order.value?.number} />}
          <OrderSheets actions={actions} />
          {order.value && <MoreSheet model={model} order={order.value} />}
        </>
      }
    >
      <AsyncView resource={order} skeleton={hasMap ? <RaisedSkeleton /> : <OrderSkeleton />}>
        {(value) => (
          <View className={styles.order}>
            {hasMap && <DeliveryMap order={value} riding={model.isRiding} />}
            <View className={styles[hasMap ? 'order__cards--raised' : 'order__cards']}>
              <Status order={value} raised={hasMap} />
              <OpenRequests order={value} />
              <Progress model={model} order={value} />
              <Items order={value} />
              <Facts model={model} order={value} />
            </View>
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const RaisedSkeleton = () => (
  <View className={styles.order}>
    <DeliveryMapSkeleton />
    <View className={styles['order__skeleton--raised']}>
      <OrderSkeleton />
    </View>
  </View>
)

const Head = () => (
  <View className={styles.order__head}>
    <NavBar title={words().title} />
  </View>
)
