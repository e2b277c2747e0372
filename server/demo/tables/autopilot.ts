import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Actor } from '@contract/states/machine'
import type { TableEvent, TableState } from '@contract/states/table'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { everyHour } from '../../jobs/hourly'
import { autoAccepts } from '../../modules/merchant/queries/orders'
import type { Order } from '../../modules/order/queries'
import { tableReasons } from '../../modules/reservation/reasons'
import { trustedId } from '../../security/trusted-id'
import type { Services } from '../../services'
import { about } from '../autopilot-plan'
import { fillEvenings, guestIds, tableJob } from './guests'
import { fillQueues } from './queues'
import * as queries from './queries'

type Tx = Transaction<Database>

interface Job {
  readonly orderId: string
  readonly event: TableEvent
}

/** Words in the note of a booking that change what its restaurant does (docs/testing.md). */
const words = { refuse: '#refuse', full: '#full', seat: '#seat', noShow: '#noshow' } as const

/** Delay of each step, in minutes of the demo's time. */
const minutes = { answer: 3, full: 5, seat: 8, visit: 60, free: 5 } as const
/** Minutes after its time, or its announced late arrival, at which a party is seated. */
const turnIn = 4

/** Reason of a restaurant's refusal. */
const reason = tableReasons.others[0]?.en ?? ''

/** Next step of a restaurant with a booking. */
interface Step {
  readonly event: TableEvent
  readonly at: Date
}

/**
 * Simulates restaurants: confirms or refuses, seats, ends visits, marks no-shows, and frees a table for a new waitlist
 * entry. A restaurant whose merchant accepts orders by hand is left to the merchant.
 */
export class TableAutopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'tables' | 'queue' | 'waitlist'>,
  ) {}

  /** Subscribes to all booked tables and waitlists, and keeps evenings booked and queues filled. */
  async start(): Promise<void> {
    const { jobs } = this.context
    const { orders, queue, waitlist } = this.services
    orders.onChange('table', (tx, order) => this.plan(tx, order))
    orders.onTouch('table', (tx, order) => this.plan(tx, order))
    // A table with a deposit fires an event when it is paid.
    orders.onPlaced('table', async (tx, order) => {
      if (order.phase !== 'toPay') await this.plan(tx, order)
    })
    waitlist.onJoined(async (tx, entryId) => {
      await jobs.add(tx, { kind: 'autopilot.waitlist', payload: { entryId }, runAt: this.after(minutes.free) })
    })
    jobs.on<Job>(tableJob, (tx, job) => this.act(tx, job))
    jobs.on<{ entryId: string }>('autopilot.waitlist', (tx, { entryId }) => this.free(tx, entryId))
    await everyHour(this.context, 'demo.tables', async (tx, now) => {
      await fillEvenings(tx, this.context, now)
      await fillQueues(tx, this.context, queue, now)
    })
  }

  /** The time after `count` minutes of the demo's time. */
  private after(count: number): Date {
    return minutesAfter(this.context.clock.now(), count / this.context.config.demoSpeed)
  }

  /** Plans what the restaurant of a booking does next. */
  async plan(tx: Tx, order: Order): Promise<void> {
    const step = await this.stepOf(tx, order)
    if (!step) return
    const { event, at } = step
    const payload: Job = { orderId: order.id, event }
    await this.context.jobs.add(tx, { kind: tableJob, payload, runAt: at })
  }

  private async stepOf(tx: Tx, order: Order): Promise<Step | undefined> {
    const { note, at, held_until, late_at } = await queries.notedBooking(tx, order.id)
    const has = (word: keyof typeof words) => note.includes(words[word])
    const steps: Partial<Record<TableState, () => Step>> = {
      waitingConfirm: () => ({
        event: has('refuse') ? 'refuse' : 'confirm',
        at: this.after(about(minutes.answer)(order)),
      }),
      confirmed: () => {
        if (has('full')) return { event: 'cannotHost', at: this.after(minutes.full) }
        if (has('seat')) return { event: 'seat', at: this.after(minutes.seat) }
        if (has('noShow')) return { event: 'markNoShow', at: held_until }
        return { event: 'seat', at: late_at ? minutesAfter(held_until, -turnIn) : minutesAfter(at, turnIn) }
      },
      seated: () => ({ event: 'leave', at: this.after(about(minutes.visit)(order)) }),
    }
    return steps[order.state as TableState]?.()
  }

  /** Takes a step, unless the merchant does that by hand, or the plan has changed since. */
  private async act(tx: Tx, { orderId, event }: Job): Promise<void> {
    const { orders } = this.services
    const order = await orders.lock(tx, trustedId('order', orderId))
    if ((await autoAccepts(tx, order.store_id)) === false) return
    const step = await this.stepOf(tx, order)
    if (step?.event !== event) return
    const isTimed = event === 'seat' || event === 'markNoShow'
    if (isTimed && step.at > this.context.clock.now() && !(await this.isSeatedEarly(tx, order.id))) return
    const own = event === 'seat' && order.variant === 'back' ? 'seatAndReturn' : event
    const actor: Actor = event === 'confirm' ? 'platform' : 'merchant'
    const says = event === 'refuse' || event === 'cannotHost' ? { reason } : {}
    if (orders.allows(order, own)) await orders.fire(tx, order, own, actor, says)
  }

  /** Steps that a word asks for are due when their job is. */
  private async isSeatedEarly(tx: Tx, orderId: OrderId): Promise<boolean> {
    return (await queries.notedBooking(tx, orderId)).note.includes(words.seat)
  }

  /** Cancels the table of a demo guest at the time that an entry waits for. */
  private async free(tx: Tx, entryId: string): Promise<void> {
    const { orders } = this.services
    const entry = await queries.waitlistEntry(tx, entryId)
    if (entry?.state !== 'waiting' || entry.kind !== 'table') return
    const { store_id, starts_at, ends_at, party } = entry
    const found = await queries.bookedBy(tx, guestIds(), store_id, starts_at, ends_at, party)
    if (!found) return
    const order = await orders.lock(tx, trustedId('order', found.order_id))
    if (orders.allows(order, 'cancelFree'))
      await orders.fire(tx, order, 'cancelFree', 'customer', { reason: tableReasons.cancel[0]?.key ?? '' })
  }
}
