import { View } from '@tarojs/components'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { NavBar } from '@/components/frame/NavBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { VoucherModel } from './model'
import { VoucherBar } from './parts/bar'
import { Facts } from './parts/facts'
import { GiveBack } from './parts/give-back'
import { Ticket } from './parts/ticket'
import { words } from './text'

export default screen('voucher', ({ id }) => {
  const model = useModel((api, root) => new VoucherModel(api, root, id))
  useWhileShown(model.follow)
  useReturned(() => void model.voucher.reload(false))
  const { voucher, actions } = model
  const isOver = voucher.value?.usable === 0
  return (
    <Screen
      nav={<NavBar title={words().title} ground={isOver ? 'gray' : 'brand'} />}
      footer={voucher.value && <VoucherBar model={model} voucher={voucher.value} />}
      onRefresh={voucher.reload}
      overlay={
        <>
          <LazyOrderSheets actions={actions} />
          <GiveBack model={model} />
        </>
      }
    >
      <AsyncView
        resource={voucher}
        skeleton={<BlocksSkeleton className={styles.voucher__skeleton} heights={[180, 640, 280]} />}
      >
        {(value) => (
          <View className={styles.voucher}>
            <View className={styles[value.usable > 0 ? 'voucher__band' : 'voucher__band--over']} />
            <View className={styles.voucher__body}>
              <Ticket model={model} voucher={value} />
              <Facts voucher={value} />
            </View>
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
