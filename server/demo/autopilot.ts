import type { Transaction } from 'kysely'
import type { Actor } from '@contract/states/machine'
import { next } from '@contract/states/machine'
import { takeaway, type TakeawayEvent, takeawayState } from '@contract/states/takeaway'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import { askedDelay } from '../modules/order/delay'
import type { FireOptions } from '../modules/order/engine'
import type { Order } from '../modules/order/queries'
import { storeReasons } from '../modules/order/reasons'
import { hadRefusal, lockRefund, newestRefund, orderOf, type Refund } from '../modules/refund/queries'
import type { Services } from '../services'
import { about, onTheWay, riderFor, type Step, stepOf } from './autopilot-plan'
import { delayMinutes, refusalOf, surpriseOf } from './surprises'

type Tx = Transaction<Database>
interface Job {
  orderId: string
  event: TakeawayEvent
  actor: Actor
}

/** How long a store thinks about a refund. */
const decisionMinutes = 4

/** Plays merchants and riders: after each change it sets a job for the next step, on the server's clock. */
export class Autopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'refunds' | 'shortages'>,
  ) {}

  /** Follows every order and refund from now on. */
  start(): void {
    const { jobs } = this.context
    this.services.orders.onChange((tx, order, event) => this.follow(tx, order, event))
    this.services.orders.onAside((tx, order) => this.planNext(tx, order))
    this.services.refunds.onChange((tx, refund, order) => this.planDecision(tx, refund, order))
    jobs.on<Job>('autopilot', (tx, job) => this.act(tx, job))
    jobs.on<{ orderId: string }>('autopilot.shortage', (tx, { orderId }) => this.runOut(tx, orderId))
    jobs.on<{ refundId: string }>('autopilot.refund', (tx, { refundId }) => this.decide(tx, refundId))
  }

  private get share(): number {
    return this.context.config.demoSurprises
  }

  /** `minutes` of real life from now, as long as the demo takes for them. */
  private after(minutes: number): Date {
    return minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
  }

  private async follow(tx: Tx, order: Order, event: TakeawayEvent): Promise<void> {
    if (event === 'accept' && surpriseOf(order, this.share) === 'shortage') {
      const job = { kind: 'autopilot.shortage', payload: { orderId: order.id }, runAt: this.after(about(1)(order)) }
      await this.context.jobs.add(tx, job)
    }
    await this.planNext(tx, order)
  }

  private async planNext(tx: Tx, order: Order): Promise<void> {
    const step = stepOf(order, this.share)
    if (!step || order.shortage) return
    const { event, actor } = step
    const key = ['autopilot', order.id, event, order.delay?.answer].filter(Boolean).join(':')
    const payload: Job = { orderId: order.id, event, actor }
    await this.context.jobs.add(tx, { kind: 'autopilot', payload, runAt: this.timeOf(order, step), key })
  }

  /** A rider on the way is there when the order says; everybody else takes as long as they take. */
  private timeOf(order: Order, step: Step): Date {
    const soon = this.after(step.minutes(order))
    const dueAt = step.event === 'deliver' ? order.rider?.dueAt : undefined
    if (!dueAt) return soon
    return new Date(Math.max(Date.parse(dueAt), this.after(1).getTime()))
  }

  private async act(tx: Tx, { orderId, event, actor }: Job): Promise<void> {
    const order = await this.services.orders.lock(tx, orderId)
    if (next(takeaway, takeawayState(order), event, order.way) === undefined || this.waits(order, event)) return
    await this.services.orders.fire(tx, order, event, actor, this.options(order, event))
  }

  /** Whether a customer's answer comes first: after it the step is planned anew. */
  private waits(order: Order, event: TakeawayEvent): boolean {
    if (order.shortage || order.step === 'riderDelay') return true
    return event === 'deliver' && Date.parse(order.rider?.dueAt ?? '') > this.context.clock.now().getTime()
  }

  private options(order: Order, event: TakeawayEvent): FireOptions {
    if (event === 'refuse') return { reason: storeReasons.outOfDish.en }
    if (event === 'assignRider') return { change: { rider: JSON.stringify(riderFor(order)) } }
    const now = this.context.clock.now()
    if (event === 'applyDelay') {
      const minutes = delayMinutes(order)
      const dueAt = order.rider?.dueAt ? new Date(order.rider.dueAt) : now
      return { change: askedDelay(minutes, now, minutesAfter(dueAt, minutes / this.context.config.demoSpeed)) }
    }
    if (event !== 'setOff' || !order.rider) return {}
    const times = { leftAt: now.toISOString(), dueAt: this.after(onTheWay(order)).toISOString() }
    return { change: { rider: JSON.stringify({ ...order.rider, ...times }) } }
  }

  /** The store runs out of the first dish, unless the order has moved on or a refund is asked. */
  private async runOut(tx: Tx, orderId: string): Promise<void> {
    const order = await this.services.orders.lock(tx, orderId)
    if (takeawayState(order) !== 'preparing' || (await newestRefund(tx, orderId))) return
    await this.services.shortages.report(tx, order, 0)
  }

  private async planDecision(tx: Tx, refund: Refund, order: Order): Promise<void> {
    if (refund.state !== 'merchantReview') return
    const runAt = this.after(about(decisionMinutes)(order))
    await this.context.jobs.add(tx, { kind: 'autopilot.refund', payload: { refundId: refund.id }, runAt })
  }

  private async decide(tx: Tx, refundId: string): Promise<void> {
    const order = await this.services.orders.lock(tx, await orderOf(tx, refundId))
    const refund = await lockRefund(tx, refundId)
    if (refund.state !== 'merchantReview') return
    const again = await hadRefusal(tx, refundId)
    const refusal = refusalOf(order, refund, { share: this.share, again })
    const event = refusal ? 'refuse' : 'agreeRefund'
    await this.services.refunds.fire(tx, order, refund, event, 'merchant', { reason: refusal })
  }
}
