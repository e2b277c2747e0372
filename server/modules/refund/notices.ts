import type { Notices } from '../message/notices'
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
