import type { Notices } from '../message/notices'
import { type BookingTopic, tellOfBooking } from '../message/booking-notice'
import type { OrderEngine } from '../order/engine'
import type { TableDesk } from './desk'
import { bookingOf } from './queries'

/** The notice of each event of a table. */
const topics: Readonly<Record<string, BookingTopic>> = {
  confirm: 'tableConfirmed',
  refuse: 'tableCancelled',
  lapse: 'tableCancelled',
  cannotHost: 'tableCancelled',
  release: 'tableMissed',
  markNoShow: 'tableMissed',
  cancel: 'tableCancelledByGuest',
  cancelFree: 'tableCancelledByGuest',
  cancelLate: 'tableCancelledByGuest',
}

/** Sends notices of tables. */
export function tellOfTables(notices: Notices, orders: OrderEngine, desk: TableDesk): void {
  orders.onChange('table', async (tx, { id }, event) => {
    const topic = topics[event]
    if (!topic) return
    const { at } = await bookingOf(tx, id)
    await tellOfBooking(tx, notices, { topic, orderId: id, at, until: topic === 'tableMissed' ? null : at })
  })
  desk.onReminder((tx, { order_id: orderId, at }, which) =>
    tellOfBooking(tx, notices, {
      topic: 'tableReminder',
      orderId,
      at,
      subject: `${orderId}:${which}:${at.toISOString()}`,
    }),
  )
}
