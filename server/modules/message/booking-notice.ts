import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import type { Notices } from './notices'
import * as queries from './queries/subjects'
import type { TopicName } from './topics'
import type { bookingTopics } from './topics/bookings'

type Tx = Transaction<Database>
export type BookingTopic = Extract<TopicName, keyof typeof bookingTopics> & `${'table' | 'stay'}${string}`

interface Telling {
  readonly topic: BookingTopic
  readonly orderId: string
  readonly at: Date
  /** Time at which the booking is over, its own time by default; null for a missed one. */
  readonly until?: Date | null
  /** By default the order. */
  readonly subject?: string
}

/** Sends the customer of a booking a notice that names its store and its time. */
export async function tellOfBooking(
  tx: Tx,
  notices: Notices,
  { topic, orderId, at, until = at, subject = orderId }: Telling,
): Promise<void> {
  const head = await queries.orderHead(tx, orderId)
  if (!head) return
  const { customer_id: customerId, store, zone, logo: picture } = head
  const params = { store, when: { at: at.toISOString(), zone } }
  await notices.tell(tx, topic, [{ customerId, subject, targetId: orderId, params, picture, until }])
}
