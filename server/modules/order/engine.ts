import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { type Actor, events, next, sources } from '@contract/states/machine'
import { takeaway, type TakeawayEvent, takeawayState, takeawayStates } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { returnCoupons } from '../coupon/service'
import { acceptedDelay, refusedDelay } from './delay'
import * as queries from './queries'
import { clockReasons } from './reasons'
import { refundRemaining, settle } from './settlement'
import { returnStock } from './stock/queries'

type Tx = Transaction<Database>
type Change = queries.OrderChange

/** Told, in the same transaction, what happened to an order. */
export type OrderListener = (tx: Tx, order: queries.Order, event: TakeawayEvent) => Promise<void>
/** Told, in the same transaction, that something about an order changed although its state did not. */
export type AsideListener = (tx: Tx, order: queries.Order) => Promise<void>

export interface FireOptions {
  /** Why; required by the events whose table entry needs a reason. */
  readonly reason?: string
  readonly change?: Change
}

/**
 * The one way an order changes: an event of the contract's machine, fired by an actor. It refuses what the table does not
 * allow, writes the timeline, moves money and stock where the state asks for it, sets the clock and tells the customer.
 */
export class OrderEngine {
  private readonly listeners: OrderListener[] = []
  private readonly asides: AsideListener[] = []

  constructor(private readonly context: Context) {
    context.jobs.on<{ orderId: string; event: TakeawayEvent }>('order.clock', (tx, job) => this.onClock(tx, job))
  }

  onChange(listener: OrderListener): void {
    this.listeners.push(listener)
  }

  onAside(listener: AsideListener): void {
    this.asides.push(listener)
  }

  lock(tx: Tx, orderId: string): Promise<queries.Order> {
    return queries.lockOrder(tx, orderId)
  }

  /**
   * Fires an event on a locked order and answers the order as it is then.
   * @throws Failure `orderStateChanged` when the order is past it, `reasonRequired` without a needed reason.
   */
  async fire(
    tx: Tx,
    order: queries.Order,
    event: TakeawayEvent,
    actor: Actor,
    options: FireOptions = {},
  ): Promise<queries.Order> {
    const state = next(takeaway, takeawayState(order), event, order.way)
    if (state === undefined) throw new Failure('orderStateChanged')
    if (needsReason(event) && !options.reason) throw new Failure('reasonRequired')
    const at = this.context.clock.now()
    const { status, step } = takeawayStates[state]
    const effects = await this.effects(tx, order, event, state, at)
    const change: Change = { status, step, ...effects, ...options.change }
    if (options.reason) change.cancel_reason = options.reason
    const changed = await queries.updateOrder(tx, order.id, change)
    await this.record(tx, changed, event, actor, at)
    return changed
  }

  /** Whether the machine allows an event in the state that an order is in. */
  allows(order: queries.Order, event: TakeawayEvent): boolean {
    return next(takeaway, takeawayState(order), event, order.way) !== undefined
  }

  /** Changes what does not move a locked order to another state, such as what was paid back of it, and tells the customer. */
  async touch(tx: Tx, order: queries.Order, change: Change): Promise<queries.Order> {
    const changed = Object.keys(change).length > 0 ? await queries.updateOrder(tx, order.id, change) : order
    for (const listener of this.asides) await listener(tx, changed)
    await this.publish(tx, changed)
    return changed
  }

  /** Writes the first line of the timeline and sets the clock of a new order. */
  async placed(tx: Tx, order: queries.Order): Promise<void> {
    const at = this.context.clock.now()
    const { id, status, step } = order
    await queries.insertEvent(tx, { id: uuid(), order_id: id, event: 'place', actor: 'customer', status, step, at })
    await this.setClock(tx, order, at)
    await this.publish(tx, order)
  }

  private async record(tx: Tx, order: queries.Order, event: TakeawayEvent, actor: Actor, at: Date): Promise<void> {
    const { id, status, step } = order
    await queries.insertEvent(tx, { id: uuid(), order_id: id, event, actor, status, step, at })
    await this.setClock(tx, order, at)
    for (const listener of this.listeners) await listener(tx, order, event)
    await this.publish(tx, order)
  }

  /** What a state does to money and stock; doing it twice is not possible, since the machine never enters such a state again. */
  private async effects(tx: Tx, order: queries.Order, event: TakeawayEvent, state: string, at: Date): Promise<Change> {
    if (event === 'pay') return { paid_at: at }
    if (state === 'cancelled') {
      // A refund that ends an order puts back what its kind lets it: a dish that was eaten does not come back.
      if (event !== 'refund') await returnStock(tx, order.id)
      const refunded = await refundRemaining(tx, order, at)
      await returnCoupons(tx, order.id)
      return { refunded, ended_at: at, shortage: null }
    }
    if (event === 'acceptDelay') return acceptedDelay(order)
    if (event === 'refuseDelay') return refusedDelay(order)
    if (event === 'confirm' || event === 'collect') {
      await settle(tx, order, at)
      return { ended_at: at }
    }
    return {}
  }

  /**
   * What the clock does from this state on is a job; it does nothing when the order has moved on by then, or has come back
   * into the state since, which set a clock of its own.
   */
  private async setClock(tx: Tx, order: queries.Order, at: Date): Promise<void> {
    const state = takeawayState(order)
    for (const event of events(takeaway)) {
      const { by, after } = takeaway.transitions[event]
      const from: readonly string[] = sources(takeaway.transitions[event])
      if (after === undefined || !([] as Actor[]).concat(by).includes('clock') || !from.includes(state)) continue
      const job = { kind: 'order.clock', payload: { orderId: order.id, event }, runAt: minutesAfter(at, after) }
      await this.context.jobs.add(tx, job)
    }
  }

  private async onClock(tx: Tx, { orderId, event }: { orderId: string; event: TakeawayEvent }): Promise<void> {
    const order = await queries.lockOrder(tx, orderId)
    if (next(takeaway, takeawayState(order), event, order.way) === undefined) return
    const due = minutesAfter(await queries.stateSince(tx, orderId), takeaway.transitions[event].after ?? 0)
    if (due > this.context.clock.now()) return
    await this.fire(tx, order, event, 'clock', event in clockReasons ? { reason: event } : {})
  }

  private publish(tx: Tx, { id, customer_id, status, step }: queries.Order): Promise<void> {
    return this.context.bus.publish(tx, { type: 'order', customerId: customer_id, orderId: id, status, step })
  }
}

const needsReason = (event: TakeawayEvent): boolean => {
  const transition: { needs?: string } = takeaway.transitions[event]
  return transition.needs === 'reason'
}
