import type { TakeawaySummary } from '@contract/entities/order'
import { canRemove, takeawayState } from '@contract/states/takeaway'

/** Whether there is a way to show: from the payment to the door, so that nothing moves when a rider takes the order. */
export function hasMap(order: TakeawaySummary): boolean {
  if (order.deliveryMethod === 'pickup' || order.status === 'pendingPayment') return false
  return order.step !== 'delivered' && !canRemove(takeawayState(order))
}

/** The parameters that open an order of which this much is known: what loads has the form of what comes. */
export const orderParams = (order: TakeawaySummary): { id: string; map?: '1' } =>
  hasMap(order) ? { id: order.id, map: '1' } : { id: order.id }
