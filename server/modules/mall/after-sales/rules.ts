import { afterSalesLimits } from '@contract/after-sales-limits'
import { settings } from '@contract/settings'
import type { RefundServiceName } from '@contract/states/after-sales'
import { daysAfter } from '../../../local-time'
import type { CaseReason } from './reasons'

/** Facts of an order line that decide on its cases. */
export interface LineFacts {
  readonly state: string
  /** Time of the order's receipt; null before. */
  readonly receivedAt: Date | null
  /** Days in which the product can be returned without reason. */
  readonly freeReturnDays: number
  /** Quantity that is neither refunded nor in an open or refused case, and its unshipped part. */
  readonly left: number
  readonly unshipped: number
  readonly now: Date
}

const beforeReceipt: readonly string[] = ['pendingShipment', 'pendingReceipt']

/** Ends of the right to apply for a received line, without a fault and with one; null before receipt. */
export function deadlinesOf({ state, receivedAt, freeReturnDays }: LineFacts) {
  if (state !== 'success' || !receivedAt) return { withoutReason: null, fault: null }
  const { timeZone } = settings()
  return {
    withoutReason: daysAfter(timeZone, receivedAt, freeReturnDays),
    fault: daysAfter(timeZone, receivedAt, afterSalesLimits.faultDays),
  }
}

/** Whether it is too late to apply for a received line with a reason. */
export function isLate(facts: LineFacts, { fault }: Pick<CaseReason, 'fault'>): boolean {
  const ends = deadlinesOf(facts)
  const end = fault === 'buyer' ? ends.withoutReason : ends.fault
  return end !== null && end <= facts.now
}

/**
 * The services available for a line with a reason now. Before receipt a refund without return is available for any
 * reason, and shipped pieces can be returned; after it, a refund without return is for the shop's faults.
 */
export function servicesFor(facts: LineFacts, reason: CaseReason): RefundServiceName[] {
  const { state, left, unshipped } = facts
  if (left <= 0) return []
  const returns: RefundServiceName[] = reason.returns && left > unshipped ? ['returnAndRefund'] : []
  if (beforeReceipt.includes(state)) return ['refundOnly', ...returns]
  if (state !== 'success' || !reason.afterReceipt || isLate(facts, reason)) return []
  return reason.fault === 'shop' ? ['refundOnly', ...returns] : returns
}

/** The services that a line can be applied for now, with one reason or another. */
export function anyServices(facts: LineFacts, reasons: readonly CaseReason[]): RefundServiceName[] {
  const found = new Set(reasons.flatMap((reason) => servicesFor(facts, reason)))
  return (['refundOnly', 'returnAndRefund'] as const).filter((service) => found.has(service))
}
