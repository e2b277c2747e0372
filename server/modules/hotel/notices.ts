import type { Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { type BookingTopic, tellOfBooking } from '../message/booking-notice'
import type { Notices } from '../message/notices'
import * as queries from '../message/queries/subjects'
import type { ChangeAnswers } from './change/answers'
import type { OrderEngine } from '../order/engine'

type Tx = Transaction<Database>

/** The notice of each event of a stay. */
const topics: Readonly<Record<string, BookingTopic>> = {
  accept: 'stayConfirmed',
  refuse: 'stayCancelled',
  unanswered: 'stayCancelled',
  cannotHost: 'stayNotHosted',
  noShow: 'stayMissed',
  cancel: 'stayCancelledByGuest',
  cancelFree: 'stayCancelledByGuest',
  cancelCharged: 'stayCancelledByGuest',
}

const stayJob = 'message.stay'
/** Hours before its beginning at which a stay is announced again. */
const stayHours = 24

interface StayJob {
  readonly orderId: string
  /** The time of the stay when the reminder was planned: one that was moved has another. */
  readonly at: string
}

/** Sends notices of stays. */
export function tellOfStays(
  { clock, jobs }: Context,
  notices: Notices,
  orders: OrderEngine,
  changes: ChangeAnswers,
): void {
  const remind = async (tx: Tx, orderId: string, checkIn: Date) => {
    const runAt = minutesAfter(checkIn, -stayHours * 60)
    const at = checkIn.toISOString()
    if (runAt > clock.now())
      await jobs.add(tx, { kind: stayJob, payload: { orderId, at }, runAt, key: `${stayJob}:${orderId}:${at}` })
  }
  const tellOfStay = async (tx: Tx, orderId: string, topic: BookingTopic) => {
    const at = await queries.checkInOf(tx, orderId)
    if (!at) return
    await tellOfBooking(tx, notices, { topic, orderId, at, until: topic === 'stayMissed' ? null : at })
    if (topic === 'stayConfirmed') await remind(tx, orderId, at)
  }
  // A stay paid at the hotel can begin confirmed.
  orders.onPlaced('hotel', async (tx, { id, state }) => {
    if (state === 'confirmed') await tellOfStay(tx, id, 'stayConfirmed')
  })
  orders.onChange('hotel', async (tx, { id }, event) => {
    const topic = topics[event]
    if (topic) await tellOfStay(tx, id, topic)
  })
  changes.onAnswer(async (tx, { orderId, changeId }, isAccepted) => {
    const at = await queries.checkInOf(tx, orderId)
    const topic = isAccepted ? 'stayChangeAccepted' : 'stayChangeRefused'
    if (at) await tellOfBooking(tx, notices, { topic, orderId, at, subject: `${orderId}:${changeId}` })
  })
  // Other dates are reminded of in time; the reminder of the old ones finds that they do not hold.
  orders.onTouch('hotel', async (tx, { id, state }) => {
    const at = await queries.checkInOf(tx, id)
    if (at && state === 'confirmed') await remind(tx, id, at)
  })
  jobs.on<StayJob>(stayJob, async (tx, { orderId, at: planned }) => {
    const at = await queries.confirmedCheckIn(tx, orderId)
    if (at?.toISOString() === planned)
      await tellOfBooking(tx, notices, { topic: 'stayReminder', orderId, at, subject: `${orderId}:${planned}` })
  })
}
