import type { TakeawayState } from '@contract/states/takeaway'
import type { RefundPolicy } from '../refund/policy'
import { takeawayOrder } from './queries'
import { storeReasons } from './reasons'
import { answersShortage } from './shortage/answer'

/** Where dishes are still with the store: who takes them back then can sell them. */
const inKitchen: readonly TakeawayState[] = ['waitingAccept', 'preparing', 'riderAccepted', 'riderArrived']

/**
 * Refunds of takeaway orders: money alone. What has left the kitchen, or waits there cooked to be collected, does not come
 * back into stock and counts as sold. An answer to a shortage is agreed to at once.
 */
export const takeawayRefunds: RefundPolicy = {
  services: ['refundOnly'],
  restocks: ({ state }) => inKitchen.includes(state as TakeawayState),
  async agreesAtOnce(tx, order, application) {
    const { shortage } = await takeawayOrder(tx, order.id)
    return answersShortage(shortage, order.state, application) ? storeReasons.outOfDish.en : undefined
  },
}
