import { eventsFor, next } from './machine'
import {
  canRemind,
  canRemove,
  takeaway,
  takeawayState,
  type TakeawayStatus,
  type TakeawayStep,
  type TakeawayWay,
} from './takeaway'

export type OrderAction = 'remove' | 'cancel' | 'again' | 'remind' | 'confirm' | 'pay'

interface Order {
  status: TakeawayStatus
  step: TakeawayStep | null
  way: TakeawayWay
}

/** What a customer may do with an order, by its states' table, what matters most last (product text §4). */
export function actionsOf(order: Order): OrderAction[] {
  const state = takeawayState(order)
  const events = eventsFor(takeaway, state, 'customer', order.way)
  const may: Record<OrderAction, boolean> = {
    remove: canRemove(state),
    cancel: events.includes('cancel'),
    again: !events.includes('cancel'),
    remind: canRemind(state),
    confirm: events.includes('confirm') || events.includes('collect'),
    pay: next(takeaway, state, 'pay') !== undefined,
  }
  return (Object.keys(may) as OrderAction[]).filter((action) => may[action])
}
