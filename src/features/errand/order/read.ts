import type { ErrandDetail } from '@contract/entities/errand'
import { readOrder } from '@/features/order/read'
import type { Answer, Api } from '@/services/api'

/** The codes that are handed over with the goods, each there only while somebody needs it. */
export type HandOverCodes = Answer<'errand.pickupCodeStand'>

/** An errand with the codes that its customer needs now. */
export interface ErrandInHand {
  readonly errand: ErrandDetail
  readonly codes: HandOverCodes | null
}

/** Loads an errand, and its codes while it is under way, without the loading indicator. */
export async function readErrand(api: Api, orderId: string): Promise<ErrandInHand> {
  const errand = await readOrder(api, orderId, 'errand')
  if (errand.phase !== 'inProgress') return { errand, codes: null }
  return { errand, codes: await api.errand.pickupCodeStand({ orderId }, { quiet: true }) }
}
