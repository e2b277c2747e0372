import type { Notices } from '../message/notices'
import { type OrderTopic, tellOfOrder } from '../message/order-notice'
import type { OrderEngine } from '../order/engine'

/** The notice of each event of an order. */
const topics: Readonly<Record<string, OrderTopic>> = {
  accept: 'orderAccepted',
  ready: 'orderReady',
  deliver: 'orderDelivered',
  merchantDeliver: 'orderDelivered',
  refuse: 'orderCancelled',
  lapse: 'orderCancelled',
  findClosed: 'orderCancelled',
}

/** Sends notices of takeaway orders. */
export function tellOfTakeaway(notices: Notices, orders: OrderEngine): void {
  orders.onChange('takeaway', async (tx, { id }, event) => {
    const topic = topics[event]
    if (topic) await tellOfOrder(tx, notices, topic, id)
  })
}
