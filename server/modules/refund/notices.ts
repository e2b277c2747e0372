import type { Notices } from '../message/notices'
import { orderHead } from '../message/queries/subjects'
import { tellStore } from '../message/store-notice'
import type { OrderKinds } from '../order/kind/registry'
import type { RefundEngine } from './engine'

/** Sends notices of refunds, for the kinds of orders whose refunds have a screen. */
export function tellOfRefunds(notices: Notices, kinds: OrderKinds, engine: RefundEngine): void {
  engine.onEveryChange(async (tx, { id, amount, edits }, order, { event }) => {
    const { messages } = kinds.of(order)
    const topic = messages === 'none' || messages.refunds === 'none' ? undefined : messages.refunds[event]
    if (!topic) return
    // An order without a store is named by its title.
    const { store, picture } = (await orderHead(tx, order.id)) ?? { store: order.title, picture: null }
    const { customer_id: customerId } = order
    // A refused case can be edited and refused again.
    const subject = event === 'refuse' ? `${id}:${edits}` : id
    await notices.tell(tx, topic, [{ customerId, subject, targetId: id, params: { store, amount }, picture }])
  })
}

/** Notifies the merchant of a store of each application that waits for an answer. */
export function askMerchants(notices: Notices, engine: RefundEngine): void {
  engine.onEveryChange(async (tx, { id, amount, edits }, { store_id }, { event }) => {
    if (event !== 'forward' || store_id === null) return
    // An edited application is answered separately.
    const notice = { storeId: store_id, subject: `${id}:${edits}` }
    await tellStore(tx, notices, 'storeRefundAsked', { ...notice, params: (store) => ({ store, amount }) })
  })
}
