import type { Transaction } from 'kysely'
import type { OrderId, RefundId } from '@contract/entities/ids'
import type { Actor } from '@contract/states/machine'
import type { TakeawayEvent } from '@contract/states/takeaway'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import type { Order } from '../modules/order/queries'
import { hadRefusal, lockRefund, newestRefund, orderOf, type Refund } from '../modules/refund/queries'
import { autoAccepts } from '../modules/merchant/queries/orders'
import { takeawayOrder } from '../modules/takeaway/queries'
import { storeReasons } from '../modules/takeaway/reasons'
import type { Services } from '../services'
import { about, type DemoOrder, scheduledStart, type Step, stepOf } from './autopilot-plan'
import type { DemoRiders } from './riders/riders'
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

/** The time at which a delivery is due whose delay was accepted; undefined for others. */
function laterOf({ delay, rider }: DemoOrder): number | undefined {
  return delay?.answer === 'accepted' && rider?.dueAt ? Date.parse(rider.dueAt) : undefined
}

/** The time until a store decides on a refund. */
const decisionMinutes = 4
/** The time until a withdrawal is approved. */
const reviewMinutes = 5

/**
 * Simulates merchants and reviewers of withdrawals, and says when the demo's riders take their steps: after each change it schedules a
 * job for the next step, on the server's clock. In a store that accepts orders by hand, the merchant's steps are left to the merchant.
 */
export class Autopilot {
  constructor(
    private readonly context: Context,
    private readonly services: Pick<Services, 'orders' | 'refunds' | 'shortages' | 'withdrawals'>,
    private readonly riders: DemoRiders,
  ) {}

  /** Subscribes to all orders and refunds. */
  start(): void {
    const { jobs } = this.context
    this.services.orders.onChange('takeaway', (tx, order, event) => this.follow(tx, order, event))
    this.services.orders.onTouch('takeaway', async (tx, order) => this.planNext(tx, await inFull(tx, order)))
    this.services.refunds.onChange('takeaway', (tx, refund, order) => this.planDecision(tx, refund, order))
    this.services.withdrawals.onOpened((tx, id) => this.planReview(tx, id))
    this.riders.on('takeaway.riderArrive', (ride) => ride.arrive('pickup'))
    this.riders.on('takeaway.pickUp', (ride) => ride.pickUp())
    this.riders.on('takeaway.applyDelay', (ride) => ride.delay(delayMinutes({ id: ride.orderId })))
    this.riders.on('takeaway.deliver', (ride) => ride.deliver())
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

  /** Time of a step: the first one of a scheduled order in time for it, a delivery whose delay was accepted when it is due, others after their duration. */
  private timeOf(order: DemoOrder, step: Step): Date {
    const soon = this.after(step.minutes(order))
    const begins = order.state === 'preparing' ? scheduledStart(order) : null
    if (begins && begins > soon) return begins
    const dueAt = step.event === 'deliver' ? laterOf(order) : undefined
    return dueAt ? new Date(Math.max(dueAt, this.after(1).getTime())) : soon
  }

  private async act(tx: Tx, { orderId, event, actor }: Job): Promise<void> {
    const { orders } = this.services
    const order = await inFull(tx, await orders.lock(tx, orderId))
    if (!orders.allows(order, event) || this.waits(order, event)) return
    if (actor === 'merchant' && (await this.isByHand(tx, order))) return
    if (event === 'assignRider') return this.riders.ask(tx, orderId)
    if (actor === 'rider') return this.riders.step(tx, orderId, `takeaway.${event}`)
    const input = event === 'refuse' ? { reason: storeReasons.outOfDish.en } : {}
    await orders.fire(tx, order, event, actor, input)
  }

  private async isByHand(tx: Tx, order: Order): Promise<boolean> {
    return (await autoAccepts(tx, order.store_id)) === false
  }

  /** Whether a customer's answer is awaited first; the step is planned again after it. */
  private waits(order: DemoOrder, event: TakeawayEvent): boolean {
    if (order.shortage || order.state === 'riderDelay') return true
    return event === 'deliver' && (laterOf(order) ?? 0) > this.context.clock.now().getTime()
  }

  /** Reports the first dish as sold out, with the most similar one in its place, unless the order has moved on or a refund is open. */
  private async runOut(tx: Tx, orderId: OrderId): Promise<void> {
    const order = await this.services.orders.lock(tx, orderId)
    if (order.state !== 'preparing' || (await newestRefund(tx, orderId)) || (await this.isByHand(tx, order))) return
    const { if_sold_out } = await takeawayOrder(tx, orderId)
    const [offer] = if_sold_out === 'refund' ? [] : await this.services.shortages.offers(tx, orderId, 0)
    await this.services.shortages.report(tx, order, 0, offer?.record.goodsId)
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
