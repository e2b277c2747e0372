import type { Notices } from '../message/notices'
import { storeHead } from '../message/queries/stores'
import { orderHead } from '../message/queries/subjects'
import type { OrderKinds } from '../order/kind/registry'
import type { RefundEngine } from './engine'

/** Sends notices of refunds, for the kinds of orders whose refunds have a screen. */
export function tellOfRefunds(notices: Notices, kinds: OrderKinds, engine: RefundEngine): void {
  engine.onEveryChange(async (tx, { id, amount, edits }, order, { event }) => {
    const { messages } = kinds.of(order)
    const topic = messages === 'none' || messages.refunds === 'none' ? undefined : messages.refunds[event]
    const head = topic && (await orderHead(tx, order.id))
    if (!head) return
    const { customer_id: customerId, store, picture } = head
    // A refused case can be edited and refused again.
    const subject = event === 'refuse' ? `${id}:${edits}` : id
    await notices.tell(tx, topic, [{ customerId, subject, targetId: id, params: { store, amount }, picture }])
  })
}

/** Notifies the merchant of a store of each application that waits for an answer. */
export function askMerchants(notices: Notices, engine: RefundEngine): void {
  engine.onEveryChange(async (tx, { id, amount, edits }, { store_id }, { event }) => {
    const store = event === 'forward' && store_id !== null ? await storeHead(tx, store_id) : undefined
    if (!store || store_id === null) return
    // An edited application is answered separately.
    const notice = { customerId: store.merchant_id, subject: `${id}:${edits}`, targetId: store_id }
    await notices.tell(tx, 'storeRefundAsked', [{ ...notice, params: { store: store.name, amount } }])
  })
}
