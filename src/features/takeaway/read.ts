import type { OrderDetail, TakeawayDetail } from '@contract/entities/order'
import { isOfKind } from '@contract/order-kinds'
import type { Api } from '@/services/api'
import type { Pending } from '@/services/http'

/** An order for the screens of takeaway. @throws Error for an order of another kind, which they cannot show. */
export function takeawayOf(order: OrderDetail): TakeawayDetail {
  if (!isOfKind(order, 'takeaway')) throw new Error(`It is an order of kind ${order.kind}`)
  return order
}

/** What comes of an answer, still given up with its request. */
const mapped = <T, U>(pending: Pending<T>, change: (answer: T) => U): Pending<U> =>
  Object.assign(pending.then(change), { abort: () => pending.abort() })

/** Reads an order for the screens of takeaway, which tell themselves when it does not come. */
export const readTakeaway = (api: Api, orderId: string): Pending<TakeawayDetail> =>
  mapped(api.order.detail({ orderId }, { quiet: true }), takeawayOf)
