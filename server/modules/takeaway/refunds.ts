import type { TakeawayState } from '@contract/states/takeaway'
import { takeawayState } from '@contract/states/takeaway'
import { storeReasons } from '../order/reasons'
import type { RefundPolicy } from '../refund/policy'
import { answersShortage } from './shortage/shortage'

/** Where dishes are still with the store: who takes them back then can sell them. */
const inKitchen: readonly TakeawayState[] = ['waitingAccept', 'preparing', 'riderAccepted', 'riderArrived']

/**
 * Refunds of takeaway orders: money alone. What has left the kitchen, or waits there cooked to be collected, does not come
 * back into stock and counts as sold. An answer to a shortage is agreed to at once.
 */
export const takeawayRefunds: RefundPolicy = {
  services: ['refundOnly'],
  restocks: (order) => inKitchen.includes(takeawayState(order)),
  agreesAtOnce: (_, order, application) =>
    Promise.resolve(answersShortage(order, application) ? storeReasons.outOfDish.en : undefined),
}
