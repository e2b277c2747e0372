import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { limits } from '@contract/limits'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import * as errands from '../../modules/errand/queries'
import type { Order } from '../../modules/order/queries'
import type { Services } from '../../services'
import { liveDelivery } from '../riders/queries'
import type { DemoRiders } from '../riders/riders'
import { ErrandSteps } from './steps'

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

/** Minutes of a way whose length is not known. */
const otherMinutes = 10
/** Minutes after a wait at a door. */
const shortWhile = 0.1

/**
 * Says when the demo's riders take the steps of errands: they buy under, at and over the estimate, give up, find nothing or nobody, and
 * return goods.
 */
export class ErrandAutopilot {
  private readonly steps: ErrandSteps

  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'errands'>,
    private readonly riders: DemoRiders,
  ) {
    this.steps = new ErrandSteps(context, services)
  }

  /** Subscribes to all errands. */
  start(): void {
    this.services.orders.onChange('errand', (tx, order) => this.plan(tx, order))
    this.steps.register(this.riders)
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

  /** The end of a rider's way, or the time that the customer agreed to wait until. */
  private arrivalOf({ route, delay, rider }: errands.ErrandRow): Date {
    const soon = this.after(route.state === 'ready' ? route.minutes : otherMinutes)
    const due = delay?.answer === 'accepted' && rider?.dueAt ? new Date(rider.dueAt) : soon
    return due > soon ? due : soon
  }

  private soon(state: string, { pickup_at }: errands.ErrandRow): Date | undefined {
    const pace = paces[state]
    if (pace === undefined) return undefined
    const soon = this.after(pace)
    return state === 'waitingAccept' && pickup_at && pickup_at > soon ? pickup_at : soon
  }

  private async act(tx: Tx, job: Job): Promise<void> {
    const order = await this.services.orders.lock(tx, job.orderId)
    if (order.state !== job.state) return
    if (order.state === 'waitingAccept') return this.riders.ask(tx, order.id)
    const step = await this.stepOf(tx, order)
    await this.riders.step(tx, order.id, step)
    if (step !== 'errand.nobody') return
    const runAt = minutesAfter(this.context.clock.now(), limits.doorMinutes + shortWhile)
    await this.context.jobs.add(tx, { kind, payload: job, runAt })
  }

  private async stepOf(tx: Tx, { id, state }: Order): Promise<string> {
    const row = await errands.errandOf(tx, id)
    const surprise = this.steps.surpriseOf(row)
    if (state === 'riderAccepted')
      return surprise === 'giveup' && !(await errands.wasGivenUp(tx, id)) ? 'errand.release' : 'errand.arrive'
    if (state === 'riderArrived') return row.errand_kind === 'buy' ? 'errand.buy' : 'errand.pickUp'
    if (state === 'riderPicking') return 'errand.pickUp'
    if (state === 'riderReturning') return 'errand.handBack'
    if (surprise !== 'nobody' || row.undelivered) return 'errand.deliver'
    const live = await liveDelivery(tx, id)
    return live?.state === 'problem' ? 'errand.stillNobody' : 'errand.nobody'
  }
}
