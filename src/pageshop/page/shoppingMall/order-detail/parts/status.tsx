import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { MallDetail } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import type { MallState } from '@contract/states/mall'
import { StepDots } from '@/components/base/StepDots'
import { mallStateWords } from '@/features/mall/text'
import { momentInside } from '@/features/order/moment'
import { refundedText } from '@/features/order/refunded'
import { secondsUntil } from '@/platform/clock'
import { words } from '../text'
import styles from './status.module.scss'

/** The one-based step that an order is at; past the last one it is done. */
const steps: Readonly<Record<MallState, number>> = {
  pendingPayment: 1,
  pendingShipment: 2,
  pendingReceipt: 3,
  success: 5,
  closed: 0,
}

const isPartShipped = ({ status, parcelsShipped }: MallDetail): boolean =>
  status === 'pendingShipment' && parcelsShipped > 0

/** The state, what happens next and by when, and the steps. */
export const Status = observer(function Status({ order }: { order: MallDetail }) {
  const { partShipped, paidStep, shippedStep, receiveStep, doneStep, stepAt } = words()
  const labels = [paidStep, shippedStep, receiveStep, doneStep]
  const step = steps[order.status]
  return (
    <View className={styles.status}>
      <Text className={styles.status__title} role="heading" aria-level={2}>
        {isPartShipped(order) ? partShipped : mallStateWords()[order.status]}
      </Text>
      <Next order={order} />
      {step > 0 && (
        <View className={styles.status__steps}>
          <StepDots labels={labels} step={step} at={stepAt(Math.min(step, labels.length))} />
        </View>
      )}
    </View>
  )
})

const Next = observer(function Next({ order }: { order: MallDetail }) {
  const [text, strong] = nextOf(order)
  return (
    <Text className={styles.status__next}>
      {text}
      {strong && <Text className={styles.status__strong}>{strong}</Text>}
    </Text>
  )
})

function nextOf(order: MallDetail): readonly [string, string?] {
  const t = words()
  const { payBefore, receiptBefore, refunded, cancelReason, parcels, parcelsShipped } = order
  if (payBefore) return [t.payWithin, formatCountdown(secondsUntil(payBefore))]
  if (order.status === 'closed')
    return [refunded ? refundedText(formatMoney(refunded), order) : cancelReason ? t.because(cancelReason) : '']
  if (order.status === 'pendingReceipt' && !receiptBefore) return [t.standsStill]
  if (receiptBefore) return [t.confirms(momentInside(receiptBefore, order.utcOffset))]
  if (order.status === 'success') return [t.thanks]
  return [isPartShipped(order) ? t.somePacking(parcelsShipped, parcels) : t.packing]
}
