import type { OrderDetail } from '@contract/entities/order'
import { isOfKind, type OrderKindName } from '@contract/order-kinds'
import type { Api } from '@/services/api'
import type { Pending } from '@/services/http'
import type { DetailOf } from './kind'

/** Narrows an order to a kind. @throws Error for another kind */
export function detailOfKind<Kind extends OrderKindName>(order: OrderDetail, kind: Kind): DetailOf<Kind> {
  if (!isOfKind(order, kind)) throw new Error(`It is an order of kind ${order.kind}`)
  return order
}

/** Maps the result of a pending call and keeps its `abort`. */
export const mapped = <T, U>(pending: Pending<T>, change: (answer: T) => U | Promise<U>): Pending<U> =>
  Object.assign(pending.then(change), { abort: () => pending.abort() })

/** Loads an order for the screens of its kind, without the loading indicator. */
export const readOrder = <Kind extends OrderKindName>(api: Api, orderId: string, kind: Kind): Pending<DetailOf<Kind>> =>
  mapped(api.order.detail({ orderId }, { quiet: true }), (order) => detailOfKind(order, kind))
