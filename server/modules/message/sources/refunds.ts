import { orderHead } from '../queries/subjects'
import type { TopicName } from '../topics'
import type { refundTopics } from '../topics/refunds'
import type { Sources } from './sources'

type RefundTopic = Extract<TopicName, keyof typeof refundTopics>
type Events = Readonly<Record<string, RefundTopic>>

/** Topics by event of a refund. */
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

/** Whether the notices of refunds cover the money of orders of a kind. */
export const hasCases = (kind: string): boolean => kind in kinds

/** Sends notices of refunds. */
export function tellOfRefunds({ notices, refunds: engine }: Sources): void {
  for (const [kind, events] of Object.entries(kinds))
    engine.onChange(kind, async (tx, { id, amount, edits }, order, { event }) => {
      const topic = events[event]
      const head = topic && (await orderHead(tx, order.id))
      if (!head) return
      const { customer_id: customerId, store, picture } = head
      // A refused case can be edited and refused again.
      const subject = event === 'refuse' ? `${id}:${edits}` : id
      await notices.tell(tx, topic, [{ customerId, subject, targetId: id, params: { store, amount }, picture }])
    })
}
