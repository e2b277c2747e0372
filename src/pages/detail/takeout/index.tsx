import { View } from '@tarojs/components'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { LazyWayMap } from '@/features/map/WayMap/lazy'
import { WayMapSkeleton } from '@/features/map/WayMap/skeleton'
import { LazyLaterPaySheet } from '@/features/pay/LaterPaySheet/lazy'
import { MapButtons } from '@/features/order/MapButtons'
import { LazyRefundTimeline } from '@/features/order/RefundTimeline/lazy'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { navigate } from '@/platform/navigation/gate'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { TakeoutModel } from './model'
import { LazyOpenRequests } from './parts/requests/lazy'
import { OrderBar } from './parts/bar'
import { OrderSkeleton } from './parts/skeleton'
import { Facts } from './parts/facts'
import { Items } from './parts/items'
import { OrderMore } from './parts/more'
import { Progress } from './parts/progress'
import { Status } from './parts/status'
import { TipCard } from './parts/tip'
import { LazyTipSheet } from './parts/tip-sheet/lazy'
import { words } from './text'
import { wayOf } from './way'

export default screen('orderDetail', ({ id, map }) => {
  const model = useModel((api, root) => new TakeoutModel(api, root, id, map === '1'))
  useWhileShown(model.follow)
  useReturned(() => void model.order.reload())
  const { order, hasMap, actions } = model
  return (
    <Screen
      nav={hasMap ? <></> : <Head />}
      floating={hasMap}
      lead={hasMap && (order.value ? <LazyWayMap way={wayOf(order.value, model.isRiding)} /> : <WayMapSkeleton />)}
      footer={order.value && <OrderBar order={order.value} model={model} />}
      onRefresh={order.reload}
      overlay={
        <>
          {hasMap && <MapButtons onHelp={() => navigate('contactUs', { order: order.value?.number })} />}
          <LazyOrderSheets actions={actions} />
          {order.value && <OrderMore model={model} order={order.value} />}
          {order.value && <LazyTipSheet order={order.value} tip={model.tip} />}
          <LazyLaterPaySheet payment={model.payment} />
        </>
      }
    >
      <AsyncView resource={order} skeleton={hasMap ? <RaisedSkeleton /> : <OrderSkeleton />}>
        {(value) => (
          <View className={styles.order}>
            <View className={styles[hasMap ? 'order__cards--raised' : 'order__cards']}>
              <Status order={value} raised={hasMap} />
              <LazyOpenRequests order={value} />
              <Progress model={model} order={value} />
              <TipCard order={value} tip={model.tip} />
              <Items order={value} />
              <LazyRefundTimeline orderId={value.id} utcOffset={value.utcOffset} refunded={value.refunded} />
              <Facts model={model} order={value} />
            </View>
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const RaisedSkeleton = () => (
  <View className={styles['order__skeleton--raised']}>
    <OrderSkeleton />
  </View>
)

const Head = () => (
  <View className={styles.order__head}>
    <NavBar title={words().title} />
  </View>
)
