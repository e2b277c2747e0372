import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { type Actor, type Effect, events, type Need, next, sources, type Transition } from '@contract/states/machine'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { returnCoupons } from '../coupon/service'
import type { OrderKind, OrderKinds } from './kind'
import * as queries from './queries'
import { refundRemaining, settle } from './settlement'

type Tx = Transaction<Database>
type Change = queries.OrderChange

/** Told, in the same transaction, what happened to an order. */
export type OrderListener = (tx: Tx, order: queries.Order, event: string) => Promise<void>
/** Told, in the same transaction, that something about an order changed although its state did not. */
export type AsideListener = (tx: Tx, order: queries.Order) => Promise<void>

/** What an event brings with it; its row of the table says what it must. */
export interface Given {
  readonly reason?: string | undefined
  readonly minutes?: number
  /** The id of the refund that was agreed to. */
  readonly refundApplication?: string
  readonly logistics?: string
  readonly returnAddress?: string
}

/** The one way an order changes: an event of its kind's machine, fired by an actor. What the table does not allow is refused. */
export class OrderEngine {
  private readonly listeners: { readonly kind: string; readonly tell: OrderListener }[] = []
  private readonly asides: { readonly kind: string; readonly tell: AsideListener }[] = []

  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
  ) {
    context.jobs.on<{ orderId: string; event: string }>('order.clock', (tx, job) => this.onClock(tx, job))
  }

  /** Tells of every change of orders of a kind. */
  onChange(kind: string, tell: OrderListener): void {
    this.listeners.push({ kind, tell })
  }

  /** Tells of what changes about orders of a kind while their state does not. */
  onAside(kind: string, tell: AsideListener): void {
    this.asides.push({ kind, tell })
  }

  lock(tx: Tx, orderId: string): Promise<queries.Order> {
    return queries.lockOrder(tx, orderId)
  }

  /** Whether the machine allows an event in the state that an order is in, whoever fires it. */
  allows(order: queries.Order, event: string): boolean {
    return stateAfter(this.kinds.of(order), order, event) !== undefined
  }

  /**
   * Fires an event on a locked order and answers the order as it is then.
   * @throws Failure `orderStateChanged` when the order is past it, `accessDenied` when the event is not the actor's,
   * `reasonRequired` or `invalidRequest` without what it must bring.
   */
  async fire(tx: Tx, order: queries.Order, event: string, actor: Actor, given: Given = {}): Promise<queries.Order> {
    const kind = this.kinds.of(order)
    const state = stateAfter(kind, order, event)
    if (state === undefined) throw new Failure('orderStateChanged')
    const transition = transitionOf(kind, event)
    if (!isBy(transition, actor)) throw new Failure('accessDenied')
    checkGiven(transition.needs, given)
    const at = this.context.clock.now()
    await kind.on?.[event]?.(tx, order)
    const change = {
      ...(await this.apply(tx, order, transition.does ?? [], at)),
      ...movedTo(kind, order, state, at),
      ...(event === 'pay' && { paid_at: at }),
      ...(given.reason && { cancel_reason: given.reason }),
    }
    const changed = await queries.updateOrder(tx, order.id, change)
    await this.record(tx, changed, event, actor, at)
    return changed
  }

  /** Changes what does not move a locked order to another state, such as what was paid back of it, and tells the customer. */
  async touch(tx: Tx, order: queries.Order, change: Change): Promise<queries.Order> {
    const changed = Object.keys(change).length > 0 ? await queries.updateOrder(tx, order.id, change) : order
    for (const { kind, tell } of this.asides) if (kind === order.kind) await tell(tx, changed)
    await this.publish(tx, changed)
    return changed
  }

  /** Puts some of a locked order's lines back into the inventory, and counts them as returned. */
  async release(
    tx: Tx,
    order: queries.Order,
    lines: readonly { readonly position: number; readonly quantity: number }[],
  ): Promise<void> {
    if (lines.length === 0) return
    await this.kinds.of(order).inventory.release(tx, await queries.markReturned(tx, order.id, lines))
  }

  /** Writes the first line of the timeline and sets the clock of a new order. */
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
    await this.publish(tx, order)
  }

  private async record(tx: Tx, order: queries.Order, event: string, actor: Actor, at: Date): Promise<void> {
    await queries.insertEvent(tx, { id: uuid(), order_id: order.id, event, actor, state: order.state, at })
    await this.setClock(tx, order, at)
    for (const { kind, tell } of this.listeners) if (kind === order.kind) await tell(tx, order, event)
    await this.publish(tx, order)
  }

  /** Does what a transition names, in the order in which locks are taken: goods, payment, accounts, coupons. */
  private async apply(tx: Tx, order: queries.Order, does: readonly Effect[], at: Date): Promise<Change> {
    if (does.includes('releaseInventory')) await this.release(tx, order, await queries.unreturnedLines(tx, order.id))
    const refunded = does.includes('refundRemaining') ? await refundRemaining(tx, order, at) : order.refunded
    if (does.includes('settle')) await settle(tx, order, at)
    if (does.includes('returnCoupons')) await returnCoupons(tx, order.id)
    return { refunded }
  }

  /**
   * What the clock does from this state on is a job; it does nothing when the order has moved on by then, or has come back
   * into the state since, which set a clock of its own.
   */
  private async setClock(tx: Tx, order: queries.Order, at: Date): Promise<void> {
    const kind = this.kinds.of(order)
    for (const event of events(kind.states.machine)) {
      const transition = transitionOf(kind, event)
      if (transition.after === undefined || !isBy(transition, 'clock')) continue
      if (!sources(transition).includes(order.state)) continue
      const job = {
        kind: 'order.clock',
        payload: { orderId: order.id, event },
        runAt: minutesAfter(at, transition.after),
      }
      await this.context.jobs.add(tx, job)
    }
  }

  private async onClock(tx: Tx, { orderId, event }: { orderId: string; event: string }): Promise<void> {
    const order = await queries.lockOrder(tx, orderId)
    const kind = this.kinds.of(order)
    if (stateAfter(kind, order, event) === undefined) return
    const due = minutesAfter(await queries.stateSince(tx, orderId), transitionOf(kind, event).after ?? 0)
    if (due > this.context.clock.now()) return
    await this.fire(tx, order, event, 'clock', event in kind.reasons.clock ? { reason: event } : {})
  }

  private publish(tx: Tx, { id, customer_id, state, phase }: queries.Order): Promise<void> {
    return this.context.bus.publish(tx, { type: 'order', customerId: customer_id, orderId: id, state, phase })
  }
}

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

function checkGiven(need: Need | undefined, given: Given): void {
  if (need === undefined || given[need]) return
  throw new Failure(need === 'reason' ? 'reasonRequired' : 'invalidRequest')
}

/** The state, its phase and, when nothing is on its way any more, the time of that; a cancellation ends it anew. */
function movedTo({ phases }: OrderKind, order: queries.Order, state: string, at: Date): Change {
  const phase = phases[state] ?? order.phase
  const open = phase === 'toPay' || phase === 'inProgress'
  const ends = !open && phase !== order.phase && (order.ended_at === null || phase === 'cancelled')
  return { state, phase, ...(ends && { ended_at: at }) }
}
