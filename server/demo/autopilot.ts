import type { Transaction } from 'kysely'
import type { OrderId, RefundId } from '@contract/entities/ids'
import type { Actor } from '@contract/states/machine'
import type { TakeawayEvent } from '@contract/states/takeaway'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import type { EventInput } from '../modules/order/typed-events'
import type { Order } from '../modules/order/queries'
import { hadRefusal, lockRefund, newestRefund, orderOf, type Refund } from '../modules/refund/queries'
import { autoAccepts } from '../modules/merchant/queries/orders'
import { askedDelay } from '../modules/order/delay'
import { takeawayOrder, updateTakeaway } from '../modules/takeaway/queries'
import { storeReasons } from '../modules/takeaway/reasons'
import { riderColumns } from '../modules/takeaway/track'
import type { Services } from '../services'
import { about, type DemoOrder, onTheWay, riderFor, scheduledStart, type Step, stepOf } from './autopilot-plan'
import { ridingOf } from './riding'
import { delayMinutes, refusalOf, surpriseOf } from './surprises'

type Tx = Transaction<Database>
interface Job {
  orderId: OrderId
  event: TakeawayEvent
  actor: Actor
}

const inFull = async (tx: Tx, order: Order): Promise<DemoOrder> => ({
  ...order,
  ...(await takeawayOrder(tx, order.id)),
})

/** The time until a store decides on a refund. */
const decisionMinutes = 4
/** The time until a withdrawal is approved. */
const reviewMinutes = 5

/**
 * Simulates merchants, riders and reviewers of withdrawals: after each change it schedules a job for the next step, on
 * the server's clock. In a store that accepts orders by hand, the merchant's steps are left to the merchant.
 */
export class Autopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'refunds' | 'shortages' | 'withdrawals'>,
  ) {}

  /** Subscribes to all orders and refunds. */
  start(): void {
    const { jobs } = this.context
    this.services.orders.onChange('takeaway', (tx, order, event) => this.follow(tx, order, event))
    this.services.orders.onTouch('takeaway', async (tx, order) => this.planNext(tx, await inFull(tx, order)))
    this.services.refunds.onChange('takeaway', (tx, refund, order) => this.planDecision(tx, refund, order))
    this.services.withdrawals.onOpened((tx, id) => this.planReview(tx, id))
    jobs.on<Job>('autopilot', (tx, job) => this.act(tx, job))
    jobs.on<{ orderId: OrderId }>('autopilot.shortage', (tx, { orderId }) => this.runOut(tx, orderId))
    jobs.on<{ refundId: RefundId }>('autopilot.refund', (tx, { refundId }) => this.decide(tx, refundId))
    jobs.on<{ id: string }>(
      'autopilot.withdrawal',
      async (tx, { id }) => void (await this.services.withdrawals.approve(tx, id)),
    )
  }

  private get share(): number {
    return this.context.config.demoSurprises
  }

  /** The time after `minutes` of simulated time. */
  private after(minutes: number): Date {
    return minutesAfter(this.context.clock.now(), minutes / this.context.config.demoSpeed)
  }

  private async follow(tx: Tx, changed: Order, event: string): Promise<void> {
    const order = await inFull(tx, changed)
    if (event === 'accept' && surpriseOf(order, this.share) === 'shortage') {
      const job = { kind: 'autopilot.shortage', payload: { orderId: order.id }, runAt: this.after(about(1)(order)) }
      await this.context.jobs.add(tx, job)
    }
    await this.planNext(tx, order)
  }

  private async planNext(tx: Tx, order: DemoOrder): Promise<void> {
    const step = stepOf(order, this.share)
    if (!step || order.shortage) return
    const { event, actor } = step
    const key = ['autopilot', order.id, event, order.delay?.answer].filter(Boolean).join(':')
    const payload: Job = { orderId: order.id, event, actor }
    await this.context.jobs.add(tx, { kind: 'autopilot', payload, runAt: this.timeOf(order, step), key })
  }

  /** Time of a step: a delivery at the order's estimated time, the first step of a scheduled order in time for it, other steps after their duration. */
  private timeOf(order: DemoOrder, step: Step): Date {
    const soon = this.after(step.minutes(order))
    const begins = order.state === 'preparing' ? scheduledStart(order) : null
    if (begins && begins > soon) return begins
    const dueAt = step.event === 'deliver' ? order.rider?.dueAt : undefined
    if (!dueAt) return soon
    return new Date(Math.max(Date.parse(dueAt), this.after(1).getTime()))
  }

  private async act(tx: Tx, { orderId, event, actor }: Job): Promise<void> {
    const { orders } = this.services
    const order = await inFull(tx, await orders.lock(tx, orderId))
    if (!orders.allows(order, event) || this.waits(order, event)) return
    if (actor === 'merchant' && (await this.isByHand(tx, order))) return
    if (actor === 'rider' && !(await this.mayRide(tx, order, { orderId, event, actor }))) return
    await orders.fire(tx, order, event, actor, await this.prepare(tx, order, event))
  }

  /** Whether no human rider takes the delivery; while one has an offer, the step is retried later. */
  private async mayRide(tx: Tx, { id }: DemoOrder, payload: Job): Promise<boolean> {
    const riding = await ridingOf(tx, id)
    if (riding === 'asked') {
      const runAt = minutesAfter(this.context.clock.now(), this.context.config.offerSeconds / 60)
      await this.context.jobs.add(tx, { kind: 'autopilot', payload, runAt })
    }
    return riding === 'free'
  }

  private async isByHand(tx: Tx, order: Order): Promise<boolean> {
    return (await autoAccepts(tx, order.store_id)) === false
  }

  /** Whether a customer's answer is awaited first; the step is planned again after it. */
  private waits(order: DemoOrder, event: TakeawayEvent): boolean {
    if (order.shortage || order.state === 'riderDelay') return true
    return event === 'deliver' && Date.parse(order.rider?.dueAt ?? '') > this.context.clock.now().getTime()
  }

  /** Stores the rider's changes of a step and returns the input of its event. */
  private async prepare(tx: Tx, order: DemoOrder, event: TakeawayEvent): Promise<EventInput> {
    if (event === 'refuse') return { reason: storeReasons.outOfDish.en }
    if (event === 'assignRider') await updateTakeaway(tx, order.id, riderColumns(this.context.seal, riderFor(order)))
    const now = this.context.clock.now()
    if (event === 'applyDelay') {
      const minutes = delayMinutes(order)
      await updateTakeaway(tx, order.id, askedDelay(minutes, now, null))
      return { minutes }
    }
    if (event === 'setOff' && order.rider) {
      const times = { leftAt: now.toISOString(), dueAt: this.after(onTheWay(order)).toISOString() }
      await updateTakeaway(tx, order.id, { rider: JSON.stringify({ ...order.rider, ...times }) })
    }
    return {}
  }

  /** Reports the first dish as sold out, unless the order has moved on or a refund is open. */
  private async runOut(tx: Tx, orderId: OrderId): Promise<void> {
    const order = await this.services.orders.lock(tx, orderId)
    if (order.state !== 'preparing' || (await newestRefund(tx, orderId)) || (await this.isByHand(tx, order))) return
    await this.services.shortages.report(tx, order, 0)
  }

  private async planDecision(tx: Tx, refund: Refund, order: Order): Promise<void> {
    if (refund.state !== 'merchantReview') return
    const runAt = this.after(about(decisionMinutes)(order))
    await this.context.jobs.add(tx, { kind: 'autopilot.refund', payload: { refundId: refund.id }, runAt })
  }

  private planReview(tx: Tx, id: string): Promise<void> {
    const runAt = this.after(about(reviewMinutes)({ id }))
    return this.context.jobs.add(tx, { kind: 'autopilot.withdrawal', payload: { id }, runAt })
  }

  private async decide(tx: Tx, refundId: RefundId): Promise<void> {
    const order = await inFull(tx, await this.services.orders.lock(tx, await orderOf(tx, refundId)))
    const refund = await lockRefund(tx, refundId)
    if (refund.state !== 'merchantReview' || (await this.isByHand(tx, order))) return
    const again = await hadRefusal(tx, refundId)
    const refusal = refusalOf(order, refund, { share: this.share, again })
    const event = refusal ? 'refuse' : 'agreeRefund'
    await this.services.refunds.fire(tx, order, refund, event, 'merchant', { reason: refusal })
  }
}
