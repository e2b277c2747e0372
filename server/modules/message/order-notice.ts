import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import type { Notices } from './notices'
import * as queries from './queries/subjects'
import type { TopicName } from './topics'
import type { orderTopics } from './topics/orders'

type Tx = Transaction<Database>
export type OrderTopic = Extract<TopicName, keyof typeof orderTopics>

/** Sends the customer of an order a notice that names its store and its goods. */
export async function tellOfOrder(tx: Tx, notices: Notices, topic: OrderTopic, orderId: string): Promise<void> {
  const head = await queries.orderHead(tx, orderId)
  if (!head) return
  const { customer_id: customerId, store, goods, picture } = head
  await notices.tell(tx, topic, [
    { customerId, subject: orderId, targetId: orderId, params: { store, goods }, picture },
  ])
}
