import type { TakeawayState } from '@contract/states/takeaway'
import type { ShortageRecord } from '../../database/schema'
import type { RefundPolicy, RequestedLines } from '../order/kind/refunds'
import { takeawayOrder } from './queries'
import { storeReasons } from './reasons'

/** States in which refunded dishes are restocked: they have not left the kitchen. */
const inKitchen: readonly TakeawayState[] = ['waitingAccept', 'preparing', 'riderAccepted', 'riderArrived']

/** Whether a refund request answers a shortage: it is for the missing dish, or for the whole order while it is prepared. */
function answersShortage(shortage: ShortageRecord | null, state: string, { type, lines }: RequestedLines): boolean {
  if (!shortage) return false
  if (type === 'full') return state === 'preparing'
  return lines.length === 1 && lines[0]?.position === shortage.position
}

/**
 * Refunds of takeaway orders: money only. Dishes that have left the kitchen, or wait there for collection, are not restocked.
 * A refund request that answers a shortage is accepted at once.
 */
export const takeawayRefunds: RefundPolicy = {
  services: ['refundOnly'],
  isDecidedByPlatform: true,
  restocks: ({ state }) => inKitchen.includes(state as TakeawayState),
  async agreesAtOnce(tx, order, application) {
    const { shortage } = await takeawayOrder(tx, order.id)
    return answersShortage(shortage, order.state, application) ? storeReasons.outOfDish.en : undefined
  },
}
