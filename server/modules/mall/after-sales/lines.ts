import type { LineAfterSales } from '@contract/entities/after-sale'
import { isFinalRefund } from '@contract/states/after-sales'
import type { Order } from '../../order/queries'
import { anyServices, deadlinesOf, type LineFacts } from './rules'
import type { linesWithCases } from './queries'
import { caseReasons } from './reasons'

/** A line of an order with its newest case. */
export type LineWithCase = Awaited<ReturnType<typeof linesWithCases>>[number]

/** Facts of a line that decide on its cases, whatever their state. */
export const factsOf = (order: Pick<Order, 'state' | 'ended_at'>, line: LineWithCase, now: Date): LineFacts => ({
  state: order.state,
  receivedAt: order.ended_at,
  freeReturnDays: line.free_return_days ?? 0,
  left: line.quantity - line.refunded_quantity,
  unshipped: line.unshipped,
  now,
})

/** Available requests of a line: none while one of its cases is open or refused. */
export function lineAfterSales(
  order: Pick<Order, 'state' | 'ended_at'>,
  line: LineWithCase,
  now: Date,
): LineAfterSales {
  const facts = factsOf(order, line, now)
  const newest = line.case
  const left = newest && !isFinalRefund(newest.state) ? 0 : facts.left
  const { withoutReason, fault } = deadlinesOf(facts)
  return {
    services: anyServices({ ...facts, left }, caseReasons),
    left,
    unshipped: Math.min(left, line.unshipped),
    refundedAmount: line.refundedAmount,
    withoutReasonBefore: withoutReason?.toISOString() ?? null,
    faultBefore: fault?.toISOString() ?? null,
    case: newest && {
      id: newest.id,
      state: newest.state,
      service: newest.service,
      deadline: newest.deadline && new Date(newest.deadline).toISOString(),
    },
  }
}
