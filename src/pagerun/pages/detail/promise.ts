import type { ErrandDetail } from '@contract/entities/errand'
import { formatCountdown } from '@contract/format'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { inOneLanguage } from '@/features/address/in-one-language'
import { arrivedAt, enteredAt } from '@/features/errand/order/progress'
import { momentInside } from '@/features/order/moment'
import { refundedText } from '@/features/order/refunded'
import { secondsUntil } from '@/platform/device/clock'
import type { Sentence } from '@/components/base/StatusCard'
import { words } from './text'

const MINUTE = 60_000

/** Promise to the customer in a state. */
export function promiseOf(errand: ErrandDetail): Sentence {
  const t = words()
  const { state, payBefore, utcOffset, estimatedAt } = errand
  const moment = (at: string) => momentInside(at, utcOffset)
  if (payBefore) return [t.payWithin, formatCountdown(Math.max(0, secondsUntil(payBefore)))]
  if (state === 'cancelled') return [cancelledText(errand)]
  if (state === 'returned') return [t.broughtBack, moment(enteredAt(errand, 'returned') ?? estimatedAt)]
  if (state === 'purchaseQuestion') return [t.waitsForAnswer]
  if (state === 'undeliverable') return [t.nobodyTook]
  if (state === 'riderReturning') return [t.comesBack(inOneLanguage(errand.from?.name ?? ''))]
  const arrived = arrivedAt(errand) ?? enteredAt(errand, 'review')
  if (arrived) return [t.arrived, moment(arrived)]
  return [t.arrives, moment(estimatedAt), errand.estimate > 0 ? t.arrivesCovered : t.arrivesEnd]
}

/** Refunded amount, else the reason of an unpaid errand's cancellation. */
function cancelledText(errand: ErrandDetail): string {
  const { refunded, cancelReason } = errand
  if (refunded > 0) return refundedText(formatMoney(refunded), errand)
  return cancelReason ? words().because(cancelReason) : ''
}

/** Automatic next event with its deadline; for a cancelled errand the retained amount and the reason. */
export function asideOf(errand: ErrandDetail): string | undefined {
  const t = words()
  const { state, utcOffset, pickupAt, refunded, total, cancelReason } = errand
  const after = (at: string, minutes: number) =>
    momentInside(new Date(Date.parse(at) + minutes * MINUTE).toISOString(), utcOffset)
  if (state === 'cancelled' && refunded > 0) {
    const kept = total > refunded ? t.kept(formatMoney(total - refunded)) : ''
    return [kept, cancelReason && t.because(cancelReason)].filter(Boolean).join(' · ')
  }
  const waiting = enteredAt(errand, 'waitingAccept')
  if (state === 'waitingAccept' && waiting) {
    const from = pickupAt && pickupAt > waiting ? pickupAt : waiting
    return t.acceptBy(after(from, limits.acceptOrderMinutes))
  }
  const delivered = enteredAt(errand, 'delivered')
  return state === 'delivered' && delivered
    ? t.confirmedAt(after(delivered, limits.confirmDeliveryHours * 60))
    : undefined
}
