import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { BlocksSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { LazyRefundTimeline } from '@/features/order/RefundTimeline/lazy'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { TableOrderModel } from './model'
import { TableBar } from './parts/bar'
import { CancelTable } from './parts/cancel-sheet'
import { Facts } from './parts/facts'
import { Status } from './parts/status'
import { words } from './text'

/** A booked table as the screen of bookings shows it. */
export const TableOrder = observer(function TableOrder({ id }: { id: string }) {
  const model = useModel((api, root) => new TableOrderModel(api, root, id))
  useWhileShown(model.follow)
  useReturned(() => void model.table.reload(false))
  const { table, actions, cancelling } = model
  return (
    <Screen
      title={words().title}
      footer={table.value && <TableBar model={model} table={table.value} />}
      onRefresh={table.reload}
      overlay={
        <>
          <LazyOrderSheets actions={actions} />
          <CancelTable about={cancelling} />
        </>
      }
    >
      <AsyncView resource={table} skeleton={<BlocksSkeleton className={styles.table} heights={[360, 420, 160]} />}>
        {(value) => (
          <View className={styles.table}>
            <Status model={model} table={value} />
            <LazyRefundTimeline orderId={value.id} utcOffset={value.utcOffset} refunded={value.refunded} />
            <Facts model={model} table={value} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
