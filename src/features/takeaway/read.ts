import type { OrderDetail, TakeawayDetail } from '@contract/entities/order'
import { detailOfKind, readOrder } from '@/features/order/read'
import type { Api } from '@/services/api'
import type { Pending } from '@/services/http'

/** Narrows an order to takeaway. @throws Error for another kind */
export const takeawayOf = (order: OrderDetail): TakeawayDetail => detailOfKind(order, 'takeaway')

/** Loads an order for the takeaway screens, without the loading indicator. */
export const readTakeaway = (api: Api, orderId: string): Pending<TakeawayDetail> => readOrder(api, orderId, 'takeaway')
