import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import * as errands from '../../modules/errand/queries'
import type { Order } from '../../modules/order/queries'
import { sha256 } from '../../security/hash'
import type { Services } from '../../services'
import { riders } from '../riders'
import { ridingOf } from '../riding'
import { part } from '../surprises'
import { type ErrandSurprise, errandSurpriseOf } from './surprises'

type Tx = Transaction<Database>

interface Job {
  readonly orderId: OrderId
  readonly state: string
}

const kind = 'autopilot.errand'
/** Minutes that a rider takes in each state, of the demo's time; nothing is done in others. */
const paces: Readonly<Record<string, number>> = {
  waitingAccept: 1,
  riderAccepted: 4,
  riderArrived: 3,
  riderPicking: 1,
  riderReturning: 8,
}

/**
 * Simulates the riders of errands: buys under, at and over the estimate, gives up, finds nothing or nobody, and returns
 * goods.
 */
export class ErrandAutopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'refunds' | 'errands'>,
  ) {}

  /** Subscribes to all errands. */
  start(): void {
    this.services.orders.onChange('errand', (tx, order) => this.plan(tx, order))
    this.context.jobs.on<Job>(kind, (tx, job) => this.act(tx, job))
  }

  private after(minutes: number): Date {
    return minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
  }

  private async plan(tx: Tx, { id: orderId, state }: Order): Promise<void> {
    const row = await errands.errandOf(tx, orderId)
    const runAt = state === 'riderDelivering' ? this.arrivalOf(row) : this.soon(state, row)
    if (runAt) await this.context.jobs.add(tx, { kind, payload: { orderId, state }, runAt })
  }

  private soon(state: string, { pickup_at }: errands.ErrandRow): Date | undefined {
    const pace = paces[state]
    if (pace === undefined) return undefined
    const soon = this.after(pace)
    return state === 'waitingAccept' && pickup_at && pickup_at > soon ? pickup_at : soon
  }

  private arrivalOf({ rider }: errands.ErrandRow): Date {
    const soon = this.after(1)
    const due = new Date(rider?.dueAt ?? soon)
    return due > soon ? due : soon
  }

  private async act(tx: Tx, { orderId, state }: Job): Promise<void> {
    const order = await this.services.orders.lock(tx, orderId)
    if (order.state !== state) return
    const riding = await ridingOf(tx, orderId)
    if (riding === 'asked') {
      const runAt = minutesAfter(this.context.clock.now(), this.context.config.offerSeconds / 60)
      await this.context.jobs.add(tx, { kind, payload: { orderId, state }, runAt })
    }
    if (riding !== 'free') return
    const row = await errands.errandOf(tx, orderId)
    const surprise = errandSurpriseOf({ id: orderId, note: row.note }, this.context.config.demoSurprises)
    await this.step(tx, order, row, surprise)
  }

  private async step(tx: Tx, order: Order, row: errands.ErrandRow, surprise: ErrandSurprise | undefined) {
    const { desk, money } = this.services.errands
    if (order.state === 'waitingAccept') {
      const rider = riders[Math.floor(part(order, 'rider') * riders.length)] ?? riders[0]
      return desk.accept(tx, order, rider)
    }
    if (order.state === 'riderAccepted') {
      const givesUp = surprise === 'giveup' && !(await errands.wasGivenUp(tx, order.id))
      return givesUp ? desk.giveUp(tx, order) : desk.arrive(tx, order)
    }
    if (order.state === 'riderArrived')
      return row.errand_kind === 'buy'
        ? this.buy(tx, order, row, surprise)
        : desk.events.fire(tx, order, 'pickUp', 'rider')
    if (order.state === 'riderPicking') return this.leave(tx, order, row)
    if (order.state === 'riderDelivering')
      return surprise === 'nobody' && !row.undelivered
        ? desk.nobody(tx, order, { waited: 10, calls: 2 })
        : desk.events.fire(tx, order, 'deliver', 'rider')
    return desk.handBack(tx, order, await money.left(tx, order, 'errandGoods'))
  }

  private buy(tx: Tx, order: Order, { estimate }: errands.ErrandRow, surprise: ErrandSurprise | undefined) {
    const { desk } = this.services.errands
    if (surprise === 'missing') return desk.bought(tx, order, [this.receipt(order, 0)])
    if (surprise === 'dearer') {
      const [amount, without] = [Math.round(estimate * 1.3), Math.round(estimate * 0.6)]
      return desk.ask(tx, order, { amount, without, note: '' })
    }
    const amount = part(order, 'price') < 0.5 ? estimate : Math.round(estimate * 0.85)
    return desk.bought(tx, order, [this.receipt(order, amount)])
  }

  /** Buys what was asked about, if that is still to do, and sets off. */
  private async leave(tx: Tx, order: Order, row: errands.ErrandRow) {
    const { desk, money } = this.services.errands
    let current = order
    if (row.errand_kind === 'buy' && row.spent === null) {
      const left = await money.left(tx, order, 'errandGoods')
      const { amount = left, without = left } = row.question ?? {}
      current = await desk.bought(tx, order, [this.receipt(order, left >= amount ? amount : Math.min(without, left))])
    }
    const minutes = row.route.state === 'ready' ? row.route.minutes : 10
    return desk.setOff(tx, current, minutes / this.context.config.demoSpeed)
  }

  private receipt({ id }: Order, amount: number) {
    return { amount, photoHash: sha256(`receipt of ${id} ${this.context.clock.now().toISOString()}`) }
  }
}
