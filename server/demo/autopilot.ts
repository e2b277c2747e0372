import type { Transaction } from 'kysely'
import type { Actor } from '@contract/states/machine'
import { next } from '@contract/states/machine'
import { takeaway, type TakeawayEvent, type TakeawayState, takeawayState } from '@contract/states/takeaway'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Database, RiderRecord } from '../database/schema'
import type { FireOptions, OrderEngine } from '../modules/order/engine'
import type { Order } from '../modules/order/queries'
import { travelMinutes } from '../modules/pricing/geo'
import { sha256 } from '../security/hash'
import { riders } from './riders'

type Tx = Transaction<Database>

interface Step {
  readonly event: TakeawayEvent
  readonly actor: Actor
  /** In real time; the demo's speed divides it. */
  readonly minutes: (order: Order) => number
}

const about = (minutes: number) => (order: Order) => minutes * (0.8 + part(order, 'pace') * 0.4)
const onTheWay = (order: Order) => 3 + travelMinutes(order.distance)

/** What the other side of the counter does in each state. */
const plan: Partial<Record<TakeawayState, Partial<Record<Order['way'], Step>>>> = {
  waitingAccept: every({ event: 'accept', actor: 'merchant', minutes: about(1) }),
  preparing: {
    rider: { event: 'assignRider', actor: 'rider', minutes: about(2) },
    merchant: { event: 'merchantSetOff', actor: 'merchant', minutes: about(12) },
    pickup: { event: 'ready', actor: 'merchant', minutes: about(10) },
  },
  riderAccepted: every({ event: 'riderArrive', actor: 'rider', minutes: about(5) }),
  riderArrived: every({ event: 'pickUp', actor: 'rider', minutes: about(4) }),
  riderPicking: every({ event: 'setOff', actor: 'rider', minutes: about(1) }),
  riderDelivering: every({ event: 'deliver', actor: 'rider', minutes: onTheWay }),
  merchantDelivering: every({ event: 'merchantDeliver', actor: 'merchant', minutes: onTheWay }),
  ready: every({ event: 'collect', actor: 'merchant', minutes: about(8) }),
}

function every(step: Step): Record<Order['way'], Step> {
  return { rider: step, merchant: step, pickup: step }
}

/** A number from 0 to 1 that an order always has for a purpose. */
const part = (order: Order, purpose: string): number =>
  parseInt(sha256(`${order.id}${purpose}`).slice(0, 6), 16) / 0xffffff

function riderFor(order: Order): RiderRecord {
  const rider = riders[Math.floor(part(order, 'rider') * riders.length)] ?? riders[0]
  return { ...rider, leftAt: null, dueAt: null }
}

/** Plays merchants and riders: after each change it sets a job for the next step, on the server's clock. */
export class Autopilot {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {}

  start(): void {
    this.orders.onChange((tx, order) => this.planNext(tx, order))
    this.context.jobs.on<{ orderId: string; event: TakeawayEvent; actor: Actor }>('autopilot', (tx, job) =>
      this.act(tx, job),
    )
  }

  private stepOf(order: Order): Step | undefined {
    return plan[takeawayState(order)]?.[order.way]
  }

  private minutes(order: Order, step: Step): number {
    return step.minutes(order) / this.context.config.demoSpeed
  }

  private async planNext(tx: Tx, order: Order): Promise<void> {
    const step = this.stepOf(order)
    if (!step) return
    const { event, actor } = step
    const runAt = minutesAfter(this.context.clock.now(), this.minutes(order, step))
    const key = `autopilot:${order.id}:${event}`
    await this.context.jobs.add(tx, { kind: 'autopilot', payload: { orderId: order.id, event, actor }, runAt, key })
  }

  private async act(
    tx: Tx,
    { orderId, event, actor }: { orderId: string; event: TakeawayEvent; actor: Actor },
  ): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    if (next(takeaway, takeawayState(order), event, order.way) === undefined) return
    await this.orders.fire(tx, order, event, actor, this.options(order, event))
  }

  private options(order: Order, event: TakeawayEvent): FireOptions {
    if (event === 'assignRider') return { change: { rider: JSON.stringify(riderFor(order)) } }
    if (event !== 'setOff' || !order.rider) return {}
    const now = this.context.clock.now()
    const dueAt = minutesAfter(now, onTheWay(order) / this.context.config.demoSpeed)
    return {
      change: { rider: JSON.stringify({ ...order.rider, leftAt: now.toISOString(), dueAt: dueAt.toISOString() }) },
    }
  }
}
