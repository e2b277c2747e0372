import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CardsSkeleton } from '@/components/base/Skeleton/blocks'
import { Screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { LazyOrderSheets } from '@/features/order/OrderSheets/lazy'
import { LazyRefundTimeline } from '@/features/order/RefundTimeline/lazy'
import { useReturned, useWhileShown } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import { CancelStay } from '@/features/stay/CancelStay'
import { ExtendStay } from '@/features/stay/ExtendStay'
import styles from './index.module.scss'
import { StayOrderModel } from './model'
import { StayBar } from './parts/bar'
import { Facts } from './parts/facts'
import { LateSheet, StayMore } from './parts/more'
import { Notes } from './parts/notes'
import { Prices } from './parts/prices'
import { Rule } from './parts/rule'
import { Status } from './parts/status'
import { Stay } from './parts/stay'
import { words } from './text'

/** A stay as the screen of bookings shows it. */
export const StayOrder = observer(function StayOrder({ id }: { id: string }) {
  const model = useModel((api, root) => new StayOrderModel(api, root, id))
  useWhileShown(model.follow)
  useReturned(() => void model.stay.reload())
  const { stay, actions, cancelling, extending } = model
  return (
    <Screen
      title={words().title}
      footer={stay.value && <StayBar model={model} stay={stay.value} />}
      onRefresh={stay.reload}
      overlay={
        <>
          <LazyOrderSheets actions={actions} />
          <CancelStay about={cancelling} />
          <ExtendStay about={extending} />
          {stay.value && <StayMore model={model} stay={stay.value} />}
          {stay.value && <LateSheet model={model} stay={stay.value} />}
        </>
      }
    >
      <AsyncView
        resource={stay}
        skeleton={<CardsSkeleton className={styles.stay} card={styles.stay__card} heights={[160, 200, 320]} />}
      >
        {(value) => (
          <View className={styles.stay}>
            <Status model={model} stay={value} />
            <Notes model={model} stay={value} />
            {value.cancel.length > 0 && <Rule stay={value} />}
            <Stay model={model} stay={value} />
            <Prices stay={value} />
            <LazyRefundTimeline orderId={value.id} utcOffset={value.utcOffset} refunded={value.refunded} />
            <Facts model={model} stay={value} />
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})
