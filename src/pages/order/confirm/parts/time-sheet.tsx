import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatClock } from '@contract/date'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { TimeSlots } from '@/features/order/TimeSlots'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import styles from './sheets.module.scss'

/** Time selection: as soon as possible, or a slot of a day. */
export const TimeSheet = observer(({ model }: { model: ConfirmModel }) => {
  const { deliveryTime, pickupTime } = words()
  const title = model.choices.fulfilment === 'delivery' ? deliveryTime : pickupTime
  return (
    <Sheet open={model.sheet === 'times'} onClose={model.close} title={title}>
      <View className={styles.sheets__list}>
        <AsyncView resource={model.times} inline>
          {(times) => (
            <TimeSlots
              label={title}
              times={times}
              soonest={formatClock(new Date(times.soonest), times.utcOffset)}
              chosen={model.choices.deliverAt}
              onChoose={(at) => model.chooseTime(at)}
            />
          )}
        </AsyncView>
      </View>
    </Sheet>
  )
})
