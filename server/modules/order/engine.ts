import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { OrderId, RefundId } from '@contract/entities/ids'
import { type Actor, type Effect, events, type Need, next, sources, type Transition } from '@contract/states/machine'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { addJobs } from '../../jobs/queries'
import { returnCoupons } from '../coupon/service'
import { askFirst } from '../payment/provider/ask'
import { hasOpenAttempt } from '../payment/provider/queries'
import type { OrderKind } from './kind'
import type { OrderKinds } from './kind/registry'
import * as queries from './queries'
import type { EventInput, MachineOf, OrderEvents } from './typed-events'
import { forfeit, refundRemaining, settle } from './settlement'
import { customerAudience } from '../../realtime/queries'

type Tx = Transaction<Database>
type Change = queries.OrderChange

interface ClockJob {
  readonly orderId: OrderId
  readonly event: string
  /** Whether the providers have been asked about the order's open attempts. */
  readonly asked?: true
}

/** An event for the timeline, with the time that the server heard of it and, if it is earlier, the time that it happened. */
interface Recorded {
  readonly event: string
  readonly actor: Actor
  readonly at: Date
  readonly happened_at: Date | null
}

/** Minutes for which an unpaid order waits for a provider that does not answer before it ends. */
const minutesForAnswer = 5

/** Called in the same transaction after each event of an order. */
export type OrderListener = (tx: Tx, order: queries.Order, event: string) => Promise<void>
/** Called in the same transaction after a change of an order that leaves its state as it is. */
export type TouchListener = (tx: Tx, order: queries.Order) => Promise<void>

/** Refund of an order to its payers. */
export interface MoneyBack {
  /** The reference of the refunds of its payments. */
  readonly reference: string
  /** The refund that it is for, if it is. */
  readonly refundId: RefundId | undefined
}

/** Called in the same transaction after money of an order went back. */
export type MoneyBackListener = (tx: Tx, order: queries.Order, back: MoneyBack) => Promise<void>

/** Applies events of the kind's state machine to orders; the only writer of an order's state. */
export class OrderEngine {
  private readonly listeners: { readonly kind: string; readonly listener: OrderListener }[] = []
  private readonly touchListeners: { readonly kind: string; readonly listener: TouchListener }[] = []
  private readonly moneyBackListeners: MoneyBackListener[] = []
  private readonly paidBackListeners: TouchListener[] = []
  private readonly placedListeners: { readonly kind: string; readonly listener: TouchListener }[] = []

  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
  ) {
    context.jobs.on<ClockJob>('order.clock', (tx, job) => this.onClock(tx, job))
  }

  /** Subscribes to the events of orders of a kind. */
  onChange(kind: string, listener: OrderListener): void {
    this.listeners.push({ kind, listener })
  }

  /** Subscribes to new orders of a kind. */
  onPlaced(kind: string, listener: TouchListener): void {
    this.placedListeners.push({ kind, listener })
  }

  /** Subscribes to changes of orders of a kind that leave their state as it is. */
  onTouch(kind: string, listener: TouchListener): void {
    this.touchListeners.push({ kind, listener })
  }

  /** Subscribes to refunds of orders of any kind. */
  onMoneyBack(listener: MoneyBackListener): void {
    this.moneyBackListeners.push(listener)
  }

  /** Subscribes to orders of any kind whose rest went back as a whole, by an event that is no refund application's. */
  onPaidBack(listener: TouchListener): void {
    this.paidBackListeners.push(listener)
  }

  /** Locks an order until the transaction ends. */
  lock(tx: Tx, orderId: OrderId): Promise<queries.Order> {
    return queries.lockOrder(tx, orderId)
  }

  /** Locks an order of a kind. @throws Failure `orderNotFound` for one of another kind */
  async lockOf(tx: Tx, kind: string, orderId: OrderId): Promise<queries.Order> {
    const order = await this.lock(tx, orderId)
    if (order.kind !== kind) throw new Failure('orderNotFound')
    return order
  }

  /** Whether the machine allows an event in the current state, for any actor. */
  allows(order: queries.Order, event: string): boolean {
    return stateAfter(this.kinds.of(order), order, event) !== undefined
  }

  /** The events of a kind's machine, whose actors and inputs are checked by the compiler. */
  eventsOf<T>(_machine: MachineOf<T>): OrderEvents<T> {
    return { fire: (tx, order, event, actor, ...[input]) => this.fire(tx, order, event, actor, input) }
  }

  /**
   * Fires an event on a locked order and returns the changed order. Kinds fire theirs by `eventsOf`.
   * @throws Failure `orderStateChanged` when the state does not allow the event, `accessDenied` when the actor may not fire it,
   * `reasonRequired` or `invalidRequest` when required input is missing.
   */
  async fire(
    tx: Tx,
    order: queries.Order,
    event: string,
    actor: Actor,
    input: EventInput = {},
  ): Promise<queries.Order> {
    const kind = this.kinds.of(order)
    const state = stateAfter(kind, order, event)
    if (state === undefined) throw new Failure('orderStateChanged')
    const transition = transitionOf(kind, event)
    if (!isBy(transition, actor)) throw new Failure('accessDenied')
    checkInput(transition.needs, input)
    const at = this.context.clock.now()
    await kind.on[event]?.(tx, order)
    const change = {
      ...(await this.apply(tx, order, transition.does ?? [], at)),
      ...movedTo(kind, order, state, at),
      ...(event === 'pay' && { paid_at: at }),
      ...(input.reason && { cancel_reason: input.reason }),
    }
    const changed = await queries.updateOrder(tx, order.id, change)
    await this.record(tx, changed, { event, actor, at, happened_at: earlier(input.happenedAt, at) })
    if (changed.refunded > order.refunded)
      await this.tellOfMoney(tx, changed, { reference: order.id, refundId: input.refundApplication })
    if (order.paid_at && transition.does?.includes('refundRemaining') && !input.refundApplication)
      for (const listener of this.paidBackListeners) await listener(tx, changed)
    return changed
  }

  /** Records a refund of a locked order that stays in its state, and publishes the change. */
  async gaveBack(tx: Tx, order: queries.Order, refundId: RefundId, refunded: number): Promise<queries.Order> {
    const changed = await this.change(tx, order, { refunded })
    if (refunded > order.refunded) await this.tellOfMoney(tx, changed, { reference: refundId, refundId })
    return changed
  }

  private async tellOfMoney(tx: Tx, order: queries.Order, back: MoneyBack): Promise<void> {
    for (const listener of this.moneyBackListeners) await listener(tx, order, back)
  }

  /** Changes columns of a locked order other than its state and `refunded`, and publishes the change. */
  touch(tx: Tx, order: queries.Order, change: Omit<Change, 'refunded'>): Promise<queries.Order> {
    return this.change(tx, order, change)
  }

  private async change(tx: Tx, order: queries.Order, change: Change): Promise<queries.Order> {
    const changed = Object.keys(change).length > 0 ? await queries.updateOrder(tx, order.id, change) : order
    for (const { kind, listener } of this.touchListeners) if (kind === order.kind) await listener(tx, changed)
    await this.publish(tx, changed)
    return changed
  }

  /** Returns lines of a locked order to the inventory and marks them as returned. */
  async release(
    tx: Tx,
    order: queries.Order,
    lines: readonly { readonly position: number; readonly quantity: number }[],
  ): Promise<void> {
    if (lines.length === 0) return
    const returned = await queries.markReturned(tx, order.id, lines)
    const { inventory } = this.kinds.of(order)
    if (inventory !== 'none') await inventory.release(tx, returned, order)
  }

  /** Writes the first timeline entry of a new order and schedules its clock events. */
  async placed(tx: Tx, order: queries.Order): Promise<void> {
    const at = this.context.clock.now()
    await queries.insertEvent(tx, {
      id: uuid(),
      order_id: order.id,
      event: 'place',
      actor: 'customer',
      state: order.state,
      at,
    })
    await this.setClock(tx, order, at)
    for (const { kind, listener } of this.placedListeners) if (kind === order.kind) await listener(tx, order)
    await this.publish(tx, order)
  }

  private async record(tx: Tx, order: queries.Order, row: Recorded): Promise<void> {
    await queries.insertEvent(tx, { id: uuid(), order_id: order.id, state: order.state, ...row })
    await this.setClock(tx, order, row.at)
    for (const { kind, listener } of this.listeners) if (kind === order.kind) await listener(tx, order, row.event)
    await this.publish(tx, order)
  }

  /** Applies the effects of a transition in lock order: goods, payment, accounts, coupons. */
  private async apply(tx: Tx, order: queries.Order, does: readonly Effect[], at: Date): Promise<Change> {
    if (does.includes('releaseInventory')) await this.release(tx, order, await queries.unreturnedLines(tx, order.id))
    const refunded = does.includes('refundRemaining') ? await refundRemaining(tx, order, at) : order.refunded
    if (does.includes('forfeit')) await forfeit(tx, order, at)
    if (does.includes('settle')) await settle(tx, order, at)
    if (does.includes('returnCoupons')) await returnCoupons(tx, order.id)
    return { refunded }
  }

  /**
   * Schedules a job for each clock event of the current state. The job does nothing if the order has left the state by then,
   * or has re-entered it, which scheduled another job.
   */
  private async setClock(tx: Tx, order: queries.Order, at: Date): Promise<void> {
    const kind = this.kinds.of(order)
    for (const event of events(kind.states.machine)) {
      const transition = transitionOf(kind, event)
      if (transition.after === undefined || !isBy(transition, 'clock')) continue
      if (!sources(transition).includes(order.state)) continue
      await this.fireLater(tx, order, event, await this.dueOf(tx, order, event, at))
    }
  }

  /** Reschedules the clock's events of a locked order, after a change of their inputs. */
  async reclock(tx: Tx, order: queries.Order): Promise<void> {
    await this.setClock(tx, order, await queries.stateSince(tx, order.id))
  }

  /** Time at which the clock fires an event on an order that is in its state since `since`; null while it does not. */
  private async dueOf(tx: Tx, order: queries.Order, event: string, since: Date): Promise<Date | null> {
    const kind = this.kinds.of(order)
    const own = kind.clock[event]
    return own ? own(tx, order) : minutesAfter(since, transitionOf(kind, event).after ?? 0)
  }

  /** Schedules an event for a time once, however often it is scheduled while the order stays in its state. */
  private async fireLater(tx: Tx, order: queries.Order, event: string, runAt: Date | null): Promise<void> {
    if (!runAt) return
    const key = `order.clock ${order.id} ${order.state} ${event} ${runAt.toISOString()}`
    await this.context.jobs.add(tx, { kind: 'order.clock', key, payload: { orderId: order.id, event }, runAt })
  }

  private async onClock(tx: Tx, { orderId, event, asked }: ClockJob): Promise<void> {
    const order = await queries.lockOrder(tx, orderId)
    const kind = this.kinds.of(order)
    if (stateAfter(kind, order, event) === undefined) return
    const due = await this.dueOf(tx, order, event, await queries.stateSince(tx, orderId))
    if (due === null) return
    if (due > this.context.clock.now()) {
      // Re-entering a state has scheduled another job; a time of the kind's own has moved.
      if (kind.clock[event]) await this.fireLater(tx, order, event, due)
      return
    }
    if (order.phase === 'toPay' && !asked && (await hasOpenAttempt(tx, orderId))) return this.askFirst(tx, order, event)
    await this.fire(tx, order, event, 'clock', event in kind.reasons.clock ? { reason: event } : {})
  }

  /** Asks the providers before an unpaid order ends, since money paid in its last seconds is announced after them. */
  private async askFirst(tx: Tx, { id: orderId }: queries.Order, event: string): Promise<void> {
    const now = this.context.clock.now()
    const end = { kind: 'order.clock', payload: { orderId, event, asked: true } satisfies ClockJob }
    await addJobs(tx, [askFirst({ orderId, then: end }, now), { ...end, runAt: minutesAfter(now, minutesForAnswer) }])
  }

  private async publish(tx: Tx, { id, customer_id, store_id, state, phase, paid_at }: queries.Order): Promise<void> {
    const { bus } = this.context
    await bus.publish(tx, customerAudience(customer_id), { type: 'order', orderId: id, state, phase })
    if (store_id && paid_at)
      await bus.publish(tx, queries.storeAudience(store_id), { type: 'store', storeId: store_id, orderId: id, state })
  }
}

const earlier = (one: Date | undefined, other: Date): Date | null => (one && one < other ? one : null)

type Row = Transition<string, string>

/** @throws Error for an event that the kind's machine does not have. */
function transitionOf({ name, states }: OrderKind, event: string): Row {
  const row: Row | undefined = states.machine.transitions[event]
  if (!row) throw new Error(`Orders of kind ${name} know no event ${event}`)
  return row
}

function stateAfter(kind: OrderKind, { state, variant }: queries.Order, event: string): string | undefined {
  transitionOf(kind, event)
  return next(kind.states.machine, state, event, variant ?? undefined)
}

const isBy = ({ by }: Row, actor: Actor): boolean => ([] as readonly Actor[]).concat(by).includes(actor)

function checkInput(need: Need | undefined, input: EventInput): void {
  if (need === undefined || input[need]) return
  throw new Failure(need === 'reason' ? 'reasonRequired' : 'invalidRequest')
}

/** The new state and phase and, when the order leaves `toPay` and `inProgress`, `ended_at`; a cancellation overwrites it. */
function movedTo({ phases }: OrderKind, order: queries.Order, state: string, at: Date): Change {
  const phase = phases[state] ?? order.phase
  const open = phase === 'toPay' || phase === 'inProgress'
  const ends = !open && phase !== order.phase && (order.ended_at === null || phase === 'cancelled')
  return { state, phase, ...(ends && { ended_at: at }) }
}
