import type { OrderDetail, TakeawayDetail } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import type { Api } from '@/services/api'
import type { Pending } from '@/services/http'

/** Narrows an order to takeaway. @throws Error for another kind */
export function takeawayOf(order: OrderDetail): TakeawayDetail {
  if (!isOfKind(order, 'takeaway')) throw new Error(`It is an order of kind ${order.kind}`)
  return order
}

/** Maps the result of a pending call and keeps its `abort`. */
const mapped = <T, U>(pending: Pending<T>, change: (answer: T) => U): Pending<U> =>
  Object.assign(pending.then(change), { abort: () => pending.abort() })

/** Loads an order for the takeaway screens, without the loading indicator. */
export const readTakeaway = (api: Api, orderId: string): Pending<TakeawayDetail> =>
  mapped(api.order.detail({ orderId }, { quiet: true }), takeawayOf)
