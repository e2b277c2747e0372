import type { Transaction } from 'kysely'
import { minutesAfter } from '../../../clock'
import type { Database } from '../../../database/schema'
import { numberName } from '../../queue/line'
import { bookingOf } from '../../reservation/queries'
import type { Offer } from '../../order/kind/waitlist'
import { offeredJob } from '../../waitlist/offer'
import type { Notices } from '../notices'
import * as queries from '../queries/subjects'
import type { TopicName } from '../topics'
import type { bookingTopics } from '../topics/bookings'
import type { Sources } from './sources'

type Tx = Transaction<Database>
type BookingTopic = Extract<TopicName, keyof typeof bookingTopics> & `${'table' | 'stay'}${string}`
type Events = Readonly<Record<string, BookingTopic>>

/** What is told when a booking changes. */
const tables: Events = {
  confirm: 'tableConfirmed',
  refuse: 'tableCancelled',
  lapse: 'tableCancelled',
  cannotHost: 'tableCancelled',
  cancel: 'tableCancelledByGuest',
  cancelFree: 'tableCancelledByGuest',
  cancelLate: 'tableCancelledByGuest',
}
const stays: Events = {
  accept: 'stayConfirmed',
  refuse: 'stayCancelled',
  unanswered: 'stayCancelled',
  cannotHost: 'stayCancelled',
  cancel: 'stayCancelledByGuest',
  cancelFree: 'stayCancelledByGuest',
  cancelCharged: 'stayCancelledByGuest',
}

const stayJob = 'message.stay'
/** How long before its beginning a stay is told again. */
const stayHours = 24

interface StayJob {
  readonly orderId: string
  /** The time of the stay when the reminder was planned: one that was moved has another. */
  readonly at: string
}

/** Tells customers of their tables, stays, numbers in queues and lines. */
export function tellOfBookings({ context, notices, orders, tables: desk, queue }: Sources): void {
  const { clock, jobs } = context
  orders.onChange('table', async (tx, { id }, event) => {
    const topic = tables[event]
    if (topic) await tell(tx, notices, { topic, orderId: id, at: (await bookingOf(tx, id)).at })
  })
  desk.onReminder((tx, { order_id: orderId, at }, which) =>
    tell(tx, notices, { topic: 'tableReminder', orderId, at, subject: `${orderId}:${which}:${at.toISOString()}` }),
  )
  const remind = async (tx: Tx, orderId: string, checkIn: Date) => {
    const runAt = minutesAfter(checkIn, -stayHours * 60)
    const at = checkIn.toISOString()
    if (runAt > clock.now())
      await jobs.add(tx, { kind: stayJob, payload: { orderId, at }, runAt, key: `${stayJob}:${orderId}:${at}` })
  }
  const tellOfStay = async (tx: Tx, orderId: string, topic: BookingTopic) => {
    const at = await queries.checkInOf(tx, orderId)
    if (!at) return
    await tell(tx, notices, { topic, orderId, at })
    if (topic === 'stayConfirmed') await remind(tx, orderId, at)
  }
  // What is paid at the hotel can begin confirmed.
  orders.onPlaced('hotel', async (tx, { id, state }) => {
    if (state === 'confirmed') await tellOfStay(tx, id, 'stayConfirmed')
  })
  orders.onChange('hotel', async (tx, { id }, event) => {
    const topic = stays[event]
    if (topic) await tellOfStay(tx, id, topic)
  })
  // Other dates are reminded of in time; the reminder of the old ones finds that they do not hold.
  orders.onTouch('hotel', async (tx, { id, state }) => {
    const at = await queries.checkInOf(tx, id)
    if (at && state === 'confirmed') await remind(tx, id, at)
  })
  jobs.on<StayJob>(stayJob, async (tx, { orderId, at: planned }) => {
    const at = await queries.confirmedCheckIn(tx, orderId)
    if (at?.toISOString() === planned)
      await tell(tx, notices, { topic: 'stayReminder', orderId, at, subject: `${orderId}:${planned}` })
  })
  queue.onTold(async (tx, row, what) => {
    if (!row.customer_id) return
    const { name: store, logo: picture } = await queries.storeHead(tx, row.store_id)
    const subject = `${row.id}:${(row.called_at ?? clock.now()).toISOString()}`
    const params = { store, number: numberName(row) }
    const notice = { customerId: row.customer_id, subject, targetId: row.id, params, picture }
    await notices.tell(tx, what === 'called' ? 'queueCalled' : 'queueNear', [notice])
  })
  jobs.on<{ entryId: string }>(offeredJob, (tx, { entryId }) => tellOfOffer(tx, notices, entryId))
}

interface Telling {
  readonly topic: BookingTopic
  readonly orderId: string
  readonly at: Date
  /** By default the order. */
  readonly subject?: string
}

async function tell(tx: Tx, notices: Notices, { topic, orderId, at, subject = orderId }: Telling): Promise<void> {
  const head = await queries.orderHead(tx, orderId)
  if (!head) return
  const { customer_id: customerId, store, zone, logo: picture } = head
  const params = { store, when: { at: at.toISOString(), zone } }
  await notices.tell(tx, topic, [{ customerId, subject, targetId: orderId, params, picture, until: at }])
}

async function tellOfOffer(tx: Tx, notices: Notices, entryId: string): Promise<void> {
  const row = await queries.waitlistOffer(tx, entryId)
  if (!row?.offer || !row.held_until) return
  const { name: store, zone, logo: picture } = await queries.storeHead(tx, row.store_id)
  const { at, name } = row.offer as Offer
  const params = { store, name, when: { at, zone }, until: { at: row.held_until.toISOString(), zone } }
  const subject = `${entryId}:${row.held_until.toISOString()}`
  const notice = {
    customerId: row.customer_id,
    subject,
    targetId: row.store_id,
    params,
    picture,
    until: row.held_until,
  }
  await notices.tell(tx, 'waitlistOffer', [notice])
}
