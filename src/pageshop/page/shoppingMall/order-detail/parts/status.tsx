import { observer } from 'mobx-react'
import type { MallDetail } from '@contract/entities/order'
import { formatCountdown } from '@contract/format'
import { formatMoney } from '@contract/money'
import type { MallStatus } from '@contract/states/mall'
import { type Sentence, StatusCard } from '@/components/base/StatusCard'
import { StepRow, stepsAt } from '@/components/base/StepRow'
import { deliveryDatesText } from '@/features/mall/delivery-dates'
import { mallStateText } from '@/features/mall/text'
import { momentInside } from '@/features/order/moment'
import { refundedText } from '@/features/order/refunded'
import { secondsUntil } from '@/platform/device/clock'
import { words } from '../text'

/** The one-based step that an order is at; past the last one it is done. */
const steps: Readonly<Record<MallStatus, number>> = {
  pendingPayment: 1,
  pendingShipment: 2,
  pendingReceipt: 3,
  success: 5,
  closed: 0,
}

/** The step that an order is at: what is paid in two parts has one step more. */
function stepOf({ status, presale }: MallDetail): number {
  const step = steps[status]
  const isPastDeposit = step > 0 && presale?.deposit && presale.step !== 'deposit'
  return isPastDeposit ? step + 1 : step
}

/** The labels of the steps: the one that an order is at says what is still to be done, the others what is done by then. */
function progressOf(order: MallDetail) {
  const { payStep, depositStep, balanceStep, shipStep, receiveStep, doneStep } = words()
  const { paidStep, shippedStep, receivedStep } = words()
  const pay = order.presale?.deposit ? [[depositStep], [balanceStep]] : [[paidStep, payStep]]
  const all = [...pay, [shippedStep, shipStep], [receivedStep, receiveStep], [doneStep]]
  const step = stepOf(order)
  return { labels: all.map(([then = '', now = then], index) => (index + 1 === step ? now : then)), step }
}

const isPartShipped = ({ status, parcelsShipped }: MallDetail): boolean =>
  status === 'pendingShipment' && parcelsShipped > 0

/** The state, what happens next and by when, and the steps. */
export const Status = observer(function Status({ order }: { order: MallDetail }) {
  const { partShipped } = words()
  const { labels, step } = progressOf(order)
  const dates = deliveryDatesText(order, order.utcOffset)
  return (
    <StatusCard
      title={isPartShipped(order) ? partShipped : mallStateText(order)}
      sentence={() => nextOf(order)}
      aside={dates}
      padding={32}
    >
      {step > 0 && <StepRow numbered steps={stepsAt(labels, step)} />}
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
