import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { StayEvent, StayState } from '@contract/states/stay'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { noShowFrom } from '../../modules/hotel/merchant/earliest'
import { stayOf, type StayRow, updateStay } from '../../modules/hotel/stay/queries'
import { autoAccepts } from '../../modules/merchant/queries/orders'
import type { Order } from '../../modules/order/queries'
import { trustedId } from '../../security/trusted-id'
import type { Services } from '../../services'
import { about } from '../autopilot-plan'

type Tx = Transaction<Database>

interface Job {
  readonly orderId: string
  readonly event: StayEvent
}

/** Words in the wishes of a stay that change what its hotel does (docs/testing.md). */
const words = { refuse: '#refuse', noHost: '#nohost', noShow: '#noshow', checkIn: '#checkin' } as const

/** Delay of each step, in minutes of the demo's time. */
const minutes = { answer: 3, noHost: 5, checkIn: 8, visit: 60 } as const
/** Minutes after check-in at which guests without an announced time come, and before check-out at which they leave. */
const [comeAfter, leaveBefore] = [45, 40]

/** Reason of a hotel without a free room. */
const reason = 'We have no room of this kind left'

/** Next step of a hotel with a stay; `isTimed` when it depends on the dates of the stay. */
interface Step {
  readonly event: StayEvent
  readonly at: Date
  readonly isTimed: boolean
}

/** Arrival of guests: the announced time, but before an unpaid room is released. */
function comesAt(stay: StayRow): Date {
  const said = stay.arrival_at ?? minutesAfter(stay.check_in_at, comeAfter)
  const last = stay.late_at === null ? stay.held_until : null
  return last && last <= said ? minutesAfter(last, -comeAfter) : said
}

/**
 * Simulates hotels: confirms or refuses, checks in and out, marks who did not come, and cannot host. A hotel whose merchant
 * confirms by hand is left to the merchant.
 */
export class StayAutopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders'>,
  ) {}

  /** Subscribes to all stays. */
  start(): void {
    const { orders } = this.services
    orders.onPlaced('hotel', (tx, order) => this.plan(tx, order))
    orders.onChange('hotel', (tx, order) => this.plan(tx, order))
    orders.onTouch('hotel', (tx, order) => this.plan(tx, order))
    this.context.jobs.on<Job>('autopilot.stay', (tx, job) => this.act(tx, job))
  }

  /** Performs the hotel's steps of the next days at once; answers the states of the stay in between. */
  async pass(tx: Tx, orderId: OrderId, days: number): Promise<string[]> {
    const until = minutesAfter(this.context.clock.now(), days * 24 * 60)
    const states: string[] = []
    let order = await this.services.orders.lock(tx, orderId)
    for (;;) {
      const step = await this.stepOf(tx, order)
      if (!step || step.at > until) return states
      order = await this.take(tx, order, step.event)
      states.push(order.state)
    }
  }

  /** The time after `count` minutes of the demo's time. */
  private after(count: number): Date {
    return minutesAfter(this.context.clock.now(), count / this.context.config.demoSpeed)
  }

  /** Plans what the hotel of a stay does next. */
  async plan(tx: Tx, order: Order): Promise<void> {
    const step = await this.stepOf(tx, order)
    if (!step) return
    const payload: Job = { orderId: order.id, event: step.event }
    await this.context.jobs.add(tx, { kind: 'autopilot.stay', payload, runAt: step.at })
  }

  private async stepOf(tx: Tx, order: Order): Promise<Step | undefined> {
    const stay = await stayOf(tx, order.id)
    const has = (word: keyof typeof words) => stay.wishes.includes(words[word])
    const soon = (event: StayEvent, count: number): Step => ({ event, at: this.after(count), isTimed: false })
    const timed = (event: StayEvent, at: Date): Step => ({ event, at, isTimed: true })
    const steps: Partial<Record<StayState, () => Step>> = {
      waitingConfirm: () => soon(has('refuse') ? 'refuse' : 'accept', about(minutes.answer)(order)),
      confirmed: () => {
        if (has('noHost')) return soon('cannotHost', minutes.noHost)
        if (has('checkIn')) return soon('checkIn', minutes.checkIn)
        return has('noShow') ? timed('noShow', noShowFrom(stay)) : timed('checkIn', comesAt(stay))
      },
      checkedIn: () =>
        has('checkIn')
          ? soon('checkOut', about(minutes.visit)(order))
          : timed('checkOut', minutesAfter(stay.check_out_at, -leaveBefore)),
    }
    return steps[order.state as StayState]?.()
  }

  /** Takes a step, unless the merchant does that by hand, or the plan has changed since. */
  private async act(tx: Tx, { orderId, event }: Job): Promise<void> {
    const order = await this.services.orders.lock(tx, trustedId('order', orderId))
    if ((await autoAccepts(tx, order.store_id)) === false) return
    const step = await this.stepOf(tx, order)
    if (step?.event !== event || (step.isTimed && step.at > this.context.clock.now())) return
    await this.take(tx, order, event)
  }

  private async take(tx: Tx, order: Order, event: StayEvent): Promise<Order> {
    const says = event === 'refuse' || event === 'cannotHost' ? { reason } : {}
    const changed = await this.services.orders.fire(tx, order, event, 'merchant', says)
    const now = this.context.clock.now()
    if (event === 'checkIn') await updateStay(tx, order.id, { checked_in_at: now })
    if (event === 'checkOut') await updateStay(tx, order.id, { checked_out_at: now })
    return changed
  }
}
