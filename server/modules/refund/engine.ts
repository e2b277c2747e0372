import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Picture } from '@contract/entities/common'
import { leftOf } from '@contract/refund-amounts'
import { afterSales, type AfterSalesEvent, type AfterSalesState, isOpenRefund } from '@contract/states/after-sales'
import { type Actor, next, sources } from '@contract/states/machine'
import { takeaway, takeawayState } from '@contract/states/takeaway'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import { newNumber } from '../order/number'
import type { Order } from '../order/queries'
import { refundPart } from '../order/settlement'
import { returnLines } from '../order/stock/queries'
import { type Draft, draftRefund } from './draft'
import * as queries from './queries'

type Tx = Transaction<Database>

export interface Application {
  readonly type: 'full' | 'partial'
  readonly lines: readonly { position: number; quantity: number }[]
  readonly reason: string
  readonly description: string
  readonly pictures: readonly { id: string; picture: Picture }[]
  readonly actor: Actor
}

/** Told, in the same transaction, what happened to a refund. */
export type RefundListener = (tx: Tx, refund: queries.Refund, order: Order) => Promise<void>

/** What the clock does in a state, and when. */
function clockOf(state: AfterSalesState): { event: AfterSalesEvent; after: number } | undefined {
  const { agreeRefund, giveUp } = afterSales.transitions
  if (sources(agreeRefund).includes(state)) return { event: 'agreeRefund', after: agreeRefund.after ?? 0 }
  if (sources(giveUp).includes(state)) return { event: 'giveUp', after: giveUp.after ?? 0 }
  return undefined
}

const isRefundable = (order: Order): boolean => next(takeaway, takeawayState(order), 'refund', order.way) !== undefined

/**
 * The one way a refund changes (product text §4, after-sales): it asks the contract's machine, writes the progress, gives
 * money and stock back, sets the clock and tells the order. The order is locked first, always.
 */
export class RefundEngine {
  private readonly listeners: RefundListener[] = []

  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {
    context.jobs.on<{ refundId: string; event: AfterSalesEvent }>('refund.clock', (tx, job) => this.onClock(tx, job))
  }

  onChange(listener: RefundListener): void {
    this.listeners.push(listener)
  }

  /**
   * Takes an application for a locked order; the platform forwards it to the store at once. The order's last one is edited
   * and sent again when it was refused. A store may give back what a customer cannot ask for any more.
   * @throws Failure `refundUnavailable`, `applicationInReview`, `refundTooMuch`
   */
  async apply(tx: Tx, order: Order, application: Application): Promise<queries.Refund> {
    if (application.actor === 'customer' && !isRefundable(order)) throw new Failure('refundUnavailable')
    const before = await queries.newestRefund(tx, order.id)
    if (before && isOpenRefund(before.state)) throw new Failure('applicationInReview')
    const draft = draftRefund(order, await queries.refundableLines(tx, order.id), application)
    const again = before?.state === 'refused' && application.actor === 'customer' ? before : undefined
    const refund = await this.write(tx, order, draft, application, again)
    await queries.setLines(tx, refund, draft.lines)
    await this.log(tx, refund, again ? 'resubmit' : 'apply', application.actor)
    return this.fire(tx, order, refund, 'forward', 'platform')
  }

  /**
   * Fires an event on the refund of a locked order.
   * @throws Failure `refundStateChanged` when the refund is past it, `reasonRequired` for a refusal without one.
   */
  async fire(
    tx: Tx,
    order: Order,
    refund: queries.Refund,
    event: AfterSalesEvent,
    actor: Actor,
    refusal?: string,
  ): Promise<queries.Refund> {
    const state = next(afterSales, refund.state, event, refund.service)
    if (state === undefined) throw new Failure('refundStateChanged')
    if (event === 'refuse' && !refusal) throw new Failure('reasonRequired')
    const clock = clockOf(state)
    const deadline = clock ? minutesAfter(this.context.clock.now(), clock.after) : null
    const changed = await queries.updateRefund(tx, refund.id, { state, deadline, ...(refusal && { refusal }) })
    await this.log(tx, changed, event, actor)
    if (clock && deadline) await this.setClock(tx, changed, clock.event, deadline)
    const told = state === 'refundComplete' ? await this.payBack(tx, order, changed, actor) : order
    for (const listener of this.listeners) await listener(tx, changed, told)
    if (state !== 'refundComplete') await this.orders.touch(tx, order, {})
    return changed
  }

  /** Takes an application back and closes it (product text §4). */
  async revoke(tx: Tx, order: Order, refund: queries.Refund): Promise<queries.Refund> {
    const revoked = await this.fire(tx, order, refund, 'revoke', 'customer')
    return this.fire(tx, order, revoked, 'close', 'platform')
  }

  private write(tx: Tx, order: Order, draft: Draft, application: Application, refused?: queries.Refund) {
    const { reason, description, pictures } = application
    const { type, amount, fees } = draft
    const now = this.context.clock.now()
    const told = { type, amount, fees, reason, description, pictures: JSON.stringify(pictures) }
    if (refused) return queries.updateRefund(tx, refused.id, { ...told, state: 'applying', refusal: null })
    const row = {
      ...told,
      id: uuid(),
      order_id: order.id,
      customer_id: order.customer_id,
      service: 'refundOnly',
      state: 'applying',
      refusal: null,
      applied_at: now,
      deadline: null,
    } as const
    return queries.insertRefund(tx, row, () => `RF${newNumber(now)}`)
  }

  /** Gives money and stock back. All that is left ends the order, unless it is past that; a part leaves it going on. */
  private async payBack(tx: Tx, order: Order, refund: queries.Refund, actor: Actor): Promise<Order> {
    const lines = await queries.linesOf(tx, refund.id)
    await queries.markRefunded(tx, order.id, lines)
    if (refund.type === 'full' && isRefundable(order))
      return this.orders.fire(tx, order, 'refund', actor, { reason: refund.reason })
    await this.backToStock(tx, order.id, lines)
    const { amount, fees, id: referenceId } = refund
    const at = this.context.clock.now()
    const refunded = amount > 0 ? await refundPart(tx, order, { referenceId, lines, fees, amount, at }) : order.refunded
    const answered = order.shortage && (await this.allBack(tx, order.id, order.shortage.position))
    return this.orders.touch(tx, order, { refunded, ...(answered && { shortage: null }) })
  }

  /** Some of a dish that the store is out of does not answer for the rest of it. */
  private async allBack(tx: Tx, orderId: string, position: number): Promise<boolean> {
    const lines = await queries.refundableLines(tx, orderId)
    return lines.every((line) => line.position !== position || leftOf(line) === 0)
  }

  private async backToStock(tx: Tx, orderId: string, lines: readonly { position: number; quantity: number }[]) {
    const bought = await queries.refundableLines(tx, orderId)
    const outOf = (position: number) => bought.find((line) => line.position === position)
    const back = lines.map(({ position, quantity }) => {
      const line = outOf(position)
      return { position, quantity: Math.min(quantity, line ? line.quantity - line.returned_quantity : 0) }
    })
    await returnLines(
      tx,
      orderId,
      back.filter(({ quantity }) => quantity > 0),
    )
  }

  private log(tx: Tx, { id, state }: queries.Refund, event: AfterSalesEvent | 'apply', actor: Actor): Promise<void> {
    return queries.insertEvent(tx, { id: uuid(), refund_id: id, event, actor, state, at: this.context.clock.now() })
  }

  private setClock(tx: Tx, { id }: queries.Refund, event: AfterSalesEvent, runAt: Date): Promise<void> {
    return this.context.jobs.add(tx, { kind: 'refund.clock', payload: { refundId: id, event }, runAt })
  }

  private async onClock(tx: Tx, { refundId, event }: { refundId: string; event: AfterSalesEvent }): Promise<void> {
    const order = await this.orders.lock(tx, await queries.orderOf(tx, refundId))
    const refund = await queries.lockRefund(tx, refundId)
    const due = refund.deadline !== null && refund.deadline <= this.context.clock.now()
    if (!due || clockOf(refund.state)?.event !== event) return
    await this.fire(tx, order, refund, event, 'clock')
  }
}
