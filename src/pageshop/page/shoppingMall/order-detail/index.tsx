import { View } from '@tarojs/components'
import { CardsSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { AddressChoice } from '@/features/address/AddressChoice'
import { AddressText } from '@/features/address/AddressText'
import { PresaleProgress } from '@/features/mall/PresaleProgress'
import { Beside } from '@/features/mall/Together'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { LazyRefundTimeline } from '@/features/order/RefundTimeline/lazy'
import { navigate } from '@/platform/navigation/gate'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { MallOrderModel } from './model'
import { OrderBar } from './parts/bar'
import { Facts } from './parts/facts'
import { Items } from './parts/items'
import { OrderMore } from './parts/more'
import { Parcels } from './parts/parcels'
import { Status } from './parts/status'
import { words } from './text'

export default screen('mallOrder', ({ id }) => {
  const model = useModel((api, root) => new MallOrderModel(api, root, id))
  useWhileShown(model.follow)
  useReturned(() => void model.order.reload())
  const { order, actions } = model
  return (
    <Screen
      title={words().title}
      footer={order.value && <OrderBar order={order.value} model={model} />}
      onRefresh={order.reload}
      overlay={
        <>
          <LazyOrderSheets actions={actions} />
          {order.value && <OrderMore model={model} order={order.value} />}
        </>
      }
    >
      <AsyncView
        resource={order}
        skeleton={<CardsSkeleton className={styles.order} card={styles.order__card} heights={[200, 160, 120, 320]} />}
      >
        {(value) => (
          <View className={styles.order}>
            <Status order={value} />
            {value.presale && (
              <View className={styles.order__address}>
                <PresaleProgress order={value} presale={value.presale} />
              </View>
            )}
            {/* Parcels are planned when it is placed, and packed once it is paid. */}
            {value.parcelList.length > 0 && value.status !== 'pendingPayment' && <Parcels order={value} />}
            <View className={styles.order__address}>
              {value.presale?.step === 'waiting' ? (
                <AddressChoice address={value.address} onPress={() => navigate('payPresale', { id: value.id })} />
              ) : (
                <AddressText address={value.address} />
              )}
            </View>
            <Items order={value} />
            <LazyRefundTimeline orderId={value.id} utcOffset={value.utcOffset} refunded={value.refunded} />
            <Facts model={model} order={value} />
            {value.paidAt && <Beside lines={value.lines} />}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
