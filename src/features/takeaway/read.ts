import type { TakeawayDetail } from '@contract/entities/order'
import { readOrder } from '@/features/order/read'
import type { Api } from '@/services/api'
import type { Pending } from '@/services/http'

/** Loads an order for the takeaway screens, without the loading indicator. */
export const readTakeaway = (api: Api, orderId: string): Pending<TakeawayDetail> => readOrder(api, orderId, 'takeaway')
