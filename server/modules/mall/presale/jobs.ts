import type { OrderId } from '@contract/entities/ids'
import type { MallEvent } from '@contract/states/mall'

/** The jobs of orders of presales: their windows open, end, and what a shop that failed owes is paid. */
export const openJob = 'presale.open'
export const missJob = 'presale.miss'
export const compensateJob = 'presale.compensate'

/** What `missJob` fires. */
export interface MissedWindow {
  readonly orderId: OrderId
  readonly event: Extract<MallEvent, 'missDeposit' | 'missBalance'>
}
