import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TakeawayDetail } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { takeawayState } from '@contract/states/takeaway'
import { type Sentence, StatusCard } from '@/components/base/StatusCard'
import { StepBars } from '@/components/base/StepBars'
import { isFinished } from '@/features/order/head'
import { momentInside } from '@/features/order/moment'
import { refundedText } from '@/features/order/refunded'
import { takeawayStateWords } from '@/features/takeaway/text'
import { secondsUntil } from '@/platform/device/clock'
import { arrivedAt, barsOf, since } from '../progress'
import { words } from '../text'
import { Contacts } from './contacts'
import styles from './status.module.scss'

interface Props {
  order: TakeawayDetail
  /** Overlaps the map. */
  raised: boolean
}

/** State, estimated time and contacts. */
export const Status = observer(function Status({ order, raised }: Props) {
  return (
    <StatusCard
      title={takeawayStateWords()[takeawayState(order)]}
      sentence={() => promiseOf(order)}
      isPast={Boolean(arrivedAt(order))}
      aside={asideOf(order)}
      raised={raised}
    >
      {order.status !== 'cancelled' && <StepBars count={4} done={barsOf(order)} />}
      <View>
        {order.pickupCode && !isFinished(order) && (
          <View className={styles.status__code}>
            <Text className={styles.status__codeLabel}>{words().pickupCode}</Text>
            <Text className={styles.status__codeText}>{order.pickupCode}</Text>
          </View>
        )}
        <Contacts order={order} />
      </View>
    </StatusCard>
  )
})

const because = ({ cancelReason }: TakeawayDetail): string => (cancelReason ? words().because(cancelReason) : '')

const MINUTE = 60_000

/** Automatic actions with their deadlines; for refunded orders, the reason. */
function asideOf(order: TakeawayDetail): string | undefined {
  const t = words()
  const begun = since(order)
  if (order.status === 'cancelled') return order.refunded ? because(order) : undefined
  const after = (minutes: number) =>
    momentInside(new Date(Date.parse(begun ?? '') + minutes * MINUTE).toISOString(), order.utcOffset)
  if (begun && order.step === 'waitingAccept') return t.acceptBy(after(limits.acceptOrderMinutes))
  if (begun && order.step === 'delivered') return t.confirmedAt(after(limits.confirmDeliveryHours * 60))
  if (begun && order.step === 'ready') return t.collectedAt(after(limits.confirmDeliveryHours * 60))
  return undefined
}

function promiseOf(order: TakeawayDetail): Sentence {
  const t = words()
  if (order.payBefore) return [t.payWithin, formatCountdown(secondsUntil(order.payBefore))]
  if (order.status === 'cancelled')
    return [order.refunded ? refundedText(formatMoney(order.refunded), order) : because(order)]
  const arrived = arrivedAt(order)
  if (arrived)
    return [order.deliveryMethod === 'pickup' ? t.collected : t.arrived, momentInside(arrived, order.utcOffset)]
  if (order.step === 'ready') return [t.collect]
  const time = momentInside(order.estimatedAt, order.utcOffset)
  return order.deliveryMethod === 'pickup' ? [t.ready, time, t.readyEnd] : [t.arrives, time, t.arrivesEnd]
}
