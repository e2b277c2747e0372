import type { TakeawaySummary } from '@contract/entities/order'
import { isFinished } from '@/features/order/head'

/** Whether the order has a map: from payment to delivery, also before a rider accepts, to avoid layout shifts. */
export function hasMap(order: TakeawaySummary): boolean {
  if (order.deliveryMethod === 'pickup' || order.status === 'pendingPayment') return false
  return order.step !== 'delivered' && !isFinished(order)
}

/** Route params for an order; `map` selects the matching skeleton. */
export const orderParams = (order: TakeawaySummary): { id: string; map?: '1' } =>
  hasMap(order) ? { id: order.id, map: '1' } : { id: order.id }
