import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { merchantSeat } from '@contract/calls/merchant'
import type { reservationCancel, reservationChange } from '@contract/calls/reservation'
import type { OrderId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { table } from '@contract/states/table'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { addJobs } from '../../jobs/queries'
import { localClock, localDay } from '../../local-time'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { offerFreed } from '../waitlist/offer'
import { namingConflicts } from './conflict'
import * as queries from './queries'
import { readSituation } from './situation'
import { keptOf } from './view'
import { tableWaiting } from './waiting'

type Tx = Transaction<Database>

/** Which reminder is sent, and how long before the table's time. */
const reminders = { day: 24 * 60, hours: 2 * 60 } as const
type Reminder = keyof typeof reminders
const marks = { day: 'day_reminded_at', hours: 'hours_reminded_at' } as const

interface RemindJob {
  readonly orderId: OrderId
  readonly which: Reminder
  /** The time of the table when the reminder was planned, by which one of an earlier time is dropped. */
  readonly at: string
}

/** Called in the transaction that marks a reminder as sent. */
export type ReminderListener = (tx: Tx, booking: queries.Booking, which: Reminder) => Promise<void>

const events = {
  accept: 'confirm',
  refuse: 'refuse',
  leave: 'leave',
  noShow: 'markNoShow',
  cannotHost: 'cannotHost',
} as const

/**
 * Customers' and restaurants' actions on a booked table, beyond those in the lists of orders (product text §2,
 * shopding).
 */
export class TableDesk {
  private readonly listeners: ReminderListener[] = []

  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {
    context.jobs.on<RemindJob>('table.remind', (tx, job) => this.remind(tx, job))
    orders.onChange('table', async (tx, order, event) => {
      if (event === 'confirm') await this.planReminders(tx, order.id)
    })
    // A table without a deposit can begin confirmed.
    orders.onPlaced('table', async (tx, { id, state }) => {
      if (state === 'confirmed') await this.planReminders(tx, id)
    })
  }

  /** Subscribes to reminders that are due. */
  onReminder(listener: ReminderListener): void {
    this.listeners.push(listener)
  }

  /** Plans the reminders of a confirmed table; those whose time has passed are left out. */
  async planReminders(tx: Tx, orderId: OrderId): Promise<void> {
    const { at } = await queries.bookingOf(tx, orderId)
    const now = this.context.clock.now()
    const jobs = (Object.keys(reminders) as Reminder[])
      .map((which) => ({ which, runAt: minutesAfter(at, -reminders[which]) }))
      .filter(({ runAt }) => runAt > now)
      .map(({ which, runAt }) => {
        const payload = { orderId, which, at: at.toISOString() }
        return { kind: 'table.remind', payload, runAt }
      })
    await addJobs(tx, jobs)
  }

  /**
   * Cancels a table by the deadline of its booking; `kept` is the amount that the customer saw.
   * @throws Failure `orderStateChanged`, or `cancelTermsChanged` with `kept` and `back`
   */
  async cancel(tx: Tx, { orderId, reason, kept }: Request<typeof reservationCancel>): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    if (order.kind !== 'table') throw new Failure('orderStateChanged')
    if (order.state !== 'confirmed')
      return void (await this.orders.eventsOf(table).fire(tx, order, 'cancel', 'customer', { reason }))
    const booking = await queries.bookingOf(tx, orderId)
    const due = keptOf(booking, order.total, this.context.clock.now())
    if (due !== kept) throw new Failure('cancelTermsChanged', { kept: due, back: order.total - due })
    await this.orders.eventsOf(table).fire(tx, order, due > 0 ? 'cancelLate' : 'cancelFree', 'customer', { reason })
  }

  /**
   * Keeps a table longer for a party that is late, once.
   * @throws Failure `orderStateChanged`, `lateAlreadyTold`, or `lateNotPossible` when the next party needs the table
   */
  async late(tx: Tx, orderId: OrderId): Promise<void> {
    const order = await this.confirmed(tx, orderId)
    const found = await queries.bookingOf(tx, orderId)
    await queries.lockDay(tx, found.store_id, found.day)
    const now = this.context.clock.now()
    if (found.late_at) throw new Failure('lateAlreadyTold')
    if (found.held_until <= now) throw new Failure('orderStateChanged')
    const until = minutesAfter(found.ends_at, limits.tableLateMinutes)
    if (await queries.isNeeded(tx, orderId, found.ends_at, until)) throw new Failure('lateNotPossible')
    const { customer_id, at } = found
    if (await queries.bookedMeanwhile(tx, customer_id, at, until, orderId)) throw new Failure('lateNotPossible')
    await queries.extendVisit(tx, orderId, at, until)
    const held_until = minutesAfter(found.held_until, limits.tableLateMinutes)
    await queries.updateBooking(tx, orderId, { late_at: now, held_until })
    await this.orders.reclock(tx, order)
    await this.orders.touch(tx, order, {})
  }

  /**
   * Moves a confirmed table: the new one is taken before the old one is given up.
   * @throws Failure `orderStateChanged`, `changeTooLate`, `depositDiffers`, or why the new table cannot be had
   */
  async change(tx: Tx, caller: SignedIn, request: Request<typeof reservationChange>): Promise<void> {
    const { orderId, party, at, seatingId } = request
    const order = await this.confirmed(tx, orderId)
    const { clock } = this.context
    const now = clock.now()
    const old = await queries.bookingOf(tx, orderId)
    if (now >= old.free_until) throw new Failure('changeTooLate')
    const day = at.slice(0, 10)
    const asked = { storeId: old.store_id, from: day, to: day, except: orderId, now }
    const { day: newDay } = (await readSituation(tx, asked)).slotAt(new Date(at))
    for (const each of [...new Set([old.day, newDay])].sort()) await queries.lockDay(tx, old.store_id, each)
    const situation = await readSituation(tx, asked)
    const slot = situation.slotAt(new Date(at))
    situation.checkParty(party)
    const { rules, seatings } = situation.facts
    if (rules.deposit !== order.total) throw new Failure('depositDiffers')
    const seating = seatings.find(({ id }) => id === seatingId)
    const unit = situation.fit(slot.at, party, seatingId)
    if (!seating || !unit) throw new Failure('tableTaken')
    const visit = situation.visitOf(slot.at)
    const other = await queries.bookedMeanwhile(tx, caller.customer.id, visit.from, visit.to, orderId)
    if (other) throw new Failure('alreadyBooked', { store: other.name[caller.language] })
    await namingConflicts(async () => {
      await queries.releasePeriods(tx, orderId)
      await queries.keepTables(tx, { storeId: old.store_id, tableIds: unit.tableIds, ...visit, orderId })
      await queries.updateBooking(tx, orderId, {
        seating_id: seating.id,
        day: slot.day,
        visit: queries.range(visit.from, visit.to),
        party,
        minimum_spend: seating.minimum_spend,
        free_until: minutesAfter(slot.at, -rules.free_minutes),
        held_until: minutesAfter(slot.at, limits.tableHoldMinutes),
        late_at: null,
        day_reminded_at: null,
        hours_reminded_at: null,
      })
    })
    await offerFreed(this.context, tx, tableWaiting(this.context), { storeId: old.store_id, day: old.day })
    await this.planReminders(tx, orderId)
    await this.orders.reclock(tx, order)
    await this.orders.touch(tx, order, {})
  }

  /**
   * Restaurant's step on a booking.
   * @throws Failure `orderStateChanged`, `reasonRequired`, `tableStillKept` before the table's time is over, or
   * `tableSlotTooEarly` to seat a party on another day
   */
  async move(tx: Tx, { orderId, step, reason }: Request<typeof merchantSeat>): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    if (order.kind !== 'table') throw new Failure('orderStateChanged')
    const booking = await queries.bookingOf(tx, orderId)
    const now = this.context.clock.now()
    if (step === 'noShow' && now < booking.held_until)
      throw new Failure('tableStillKept', { time: localClock(booking.time_zone, booking.held_until) })
    if (step !== 'seat')
      return void (await this.orders.eventsOf(table).fire(tx, order, events[step], 'merchant', { reason }))
    if (localDay(booking.time_zone, now) < booking.day) throw new Failure('tableSlotTooEarly')
    await this.orders.eventsOf(table).fire(tx, order, order.variant === 'back' ? 'seatAndReturn' : 'seat', 'merchant')
  }

  private async confirmed(tx: Tx, orderId: OrderId): Promise<Order> {
    const order = await this.orders.lock(tx, orderId)
    if (order.kind !== 'table' || order.state !== 'confirmed') throw new Failure('orderStateChanged')
    return order
  }

  /** Marks a reminder as sent, once, unless the table was moved or given up since. */
  private async remind(tx: Tx, { orderId, which, at }: RemindJob): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    const booking = await queries.bookingOf(tx, orderId)
    if (order.state !== 'confirmed' || booking.at.toISOString() !== at || booking[marks[which]]) return
    await queries.updateBooking(tx, orderId, { [marks[which]]: this.context.clock.now() })
    for (const listener of this.listeners) await listener(tx, booking, which)
    await this.orders.touch(tx, order, {})
  }
}
