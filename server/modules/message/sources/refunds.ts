import { orderHead } from '../queries/subjects'
import type { TopicName } from '../topics'
import type { refundTopics } from '../topics/refunds'
import type { Sources } from './sources'

type RefundTopic = Extract<TopicName, keyof typeof refundTopics>
type Events = Readonly<Record<string, RefundTopic>>

/** What is told when a refund of an order changes. */
const refunds: Events = {
  agreeRefund: 'refundPaid',
  receive: 'refundPaid',
  award: 'refundPaid',
  refuse: 'refundRefused',
}
const cases: Events = {
  agreeRefund: 'casePaid',
  receive: 'casePaid',
  award: 'casePaid',
  refuse: 'caseRefused',
  agreeReturn: 'caseSendBack',
  awardReturn: 'caseSendBack',
  dismiss: 'caseDismissed',
}

/** The kinds of orders whose refunds have a screen. */
const kinds: Readonly<Record<string, Events>> = { takeaway: refunds, mall: cases }

/** Whether the notices of refunds tell of the money of orders of a kind. */
export const hasCases = (kind: string): boolean => kind in kinds

/** Tells customers what becomes of their refunds. */
export function tellOfRefunds({ notices, refunds: engine }: Sources): void {
  for (const [kind, events] of Object.entries(kinds))
    engine.onChange(kind, async (tx, { id, amount, edits }, order, { event }) => {
      const topic = events[event]
      const head = topic && (await orderHead(tx, order.id))
      if (!head) return
      const { customer_id: customerId, store, picture } = head
      // What was refused can be changed and refused again.
      const subject = event === 'refuse' ? `${id}:${edits}` : id
      await notices.tell(tx, topic, [{ customerId, subject, targetId: id, params: { store, amount }, picture }])
    })
}
