import { observer } from 'mobx-react'
import type { MallDetail } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import { type Sentence, StatusCard } from '@/components/base/StatusCard'
import { StepRow } from '@/components/base/StepRow'
import { deliveryDatesText } from '@/features/mall/delivery-dates'
import { mallStateText } from '@/features/mall/text'
import { momentInside } from '@/features/order/moment'
import { refundedText } from '@/features/order/refunded'
import { secondsUntil } from '@/platform/device/clock'
import { isPartShipped, progressOf } from '../progress'
import { words } from '../text'

/** The state, what happens next and by when, and the steps. */
export const Status = observer(function Status({ order }: { order: MallDetail }) {
  const { partShipped } = words()
  const steps = progressOf(order)
  const dates = deliveryDatesText(order, order.utcOffset)
  return (
    <StatusCard
      title={isPartShipped(order) ? partShipped : mallStateText(order)}
      sentence={() => nextOf(order)}
      aside={dates}
      padding={32}
    >
      {steps.length > 0 && <StepRow numbered steps={steps} />}
    </StatusCard>
  )
})

function nextOf(order: MallDetail): Sentence {
  const t = words()
  const { payBefore, receiptBefore, refunded, cancelReason, parcels, parcelsShipped } = order
  if (order.presale?.step === 'waiting' && order.presale.balanceFrom)
    return [t.balanceFrom(momentInside(order.presale.balanceFrom, order.utcOffset))]
  if (payBefore) return [t.payWithin, formatCountdown(secondsUntil(payBefore))]
  if (order.status === 'closed')
    return [refunded ? refundedText(formatMoney(refunded), order) : cancelReason ? t.because(cancelReason) : '']
  if (order.status === 'pendingReceipt' && !receiptBefore) return [t.standsStill]
  if (receiptBefore) return [t.confirms(momentInside(receiptBefore, order.utcOffset))]
  if (order.status === 'success') {
    const { refundBefore } = order
    return [refundBefore ? t.casesUntil(momentInside(refundBefore, order.utcOffset)) : t.thanks]
  }
  return [isPartShipped(order) ? t.somePacking(parcelsShipped, parcels) : t.packing]
}
