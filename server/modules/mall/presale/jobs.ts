import type { OrderId } from '@contract/entities/ids'
import type { MallEvent } from '@contract/states/mall'

/** Jobs of presale orders: the opening and the end of their windows, and the compensation by a shop that failed. */
export const openJob = 'presale.open'
export const missJob = 'presale.miss'
export const compensateJob = 'presale.compensate'

/** What `missJob` fires. */
export interface MissedWindow {
  readonly orderId: OrderId
  readonly event: Extract<MallEvent, 'missDeposit' | 'missBalance'>
}
