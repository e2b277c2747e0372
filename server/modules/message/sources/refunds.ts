import { orderHead } from '../queries/subjects'
import type { Sources } from './sources'

/** Tells customers what becomes of their refunds. */
export function tellOfRefunds({ notices, kinds, refunds: engine }: Sources): void {
  for (const { name, messages } of kinds.all) {
    if (messages === 'none' || messages.refunds === 'none') continue
    const { refunds } = messages
    engine.onChange(name, async (tx, { id, amount, edits }, order, { event }) => {
      const topic = refunds[event]
      const head = topic && (await orderHead(tx, order.id))
      if (!head) return
      const { customer_id: customerId, store, picture } = head
      // What was refused can be changed and refused again.
      const subject = event === 'refuse' ? `${id}:${edits}` : id
      await notices.tell(tx, topic, [{ customerId, subject, targetId: id, params: { store, amount }, picture }])
    })
  }
}
