import { type AfterSalesState, isOpenRefund } from './after-sales'
import { eventsFor, next } from './machine'
import {
  canRemind,
  canRemove,
  takeaway,
  takeawayState,
  type TakeawayState,
  type TakeawayStatus,
  type TakeawayStep,
  type TakeawayWay,
} from './takeaway'

/** A button on an order (product text §4). */
export type OrderAction = 'remove' | 'refund' | 'cancel' | 'again' | 'remind' | 'confirm' | 'evaluate' | 'pay'

interface Order {
  status: TakeawayStatus
  step: TakeawayStep | null
  way: TakeawayWay
  /** The newest refund; while it is open or was refused there is no other to ask for. */
  refund?: { state: AfterSalesState } | null
}

/** Whether a refund can be applied for: the order is paid and not over, and no other application is on. */
const mayApply = (state: TakeawayState, { way, refund }: Order): boolean =>
  next(takeaway, state, 'refund', way) !== undefined &&
  !(refund && (isOpenRefund(refund.state) || refund.state === 'refused'))

/** What a customer may do with an order, by its states' table, what matters most last (product text §4). */
export function actionsOf(order: Order): OrderAction[] {
  const state = takeawayState(order)
  const events = eventsFor(takeaway, state, 'customer', order.way)
  const may: Record<OrderAction, boolean> = {
    remove: canRemove(state),
    refund: mayApply(state, order),
    cancel: events.includes('cancel'),
    again: !events.includes('cancel'),
    remind: canRemind(state),
    confirm: events.includes('confirm') || events.includes('collect'),
    evaluate: events.includes('review'),
    pay: next(takeaway, state, 'pay') !== undefined,
  }
  return (Object.keys(may) as OrderAction[]).filter((action) => may[action])
}
