import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { RefundId } from '@contract/entities/ids'
import type { Picture } from '@contract/entities/common'
import { type AfterSalesEvent, isOpenRefund, type RefundServiceName } from '@contract/states/after-sales'
import type { Actor } from '@contract/states/machine'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import { newNumber } from '../order/number'
import { timeZoneOf } from '../store/queries'
import type { Order } from '../order/queries'
import { completeRefund } from './completion'
import { type Draft, draftRefund } from './draft'
import type { RequestedLines, RefundPolicy } from './policy'
import * as queries from './queries'
import { changeOf, clockOf, stateAfter, type RefundEventInput } from './transition'

type Tx = Transaction<Database>

interface ClockJob {
  readonly refundId: RefundId
  readonly event: AfterSalesEvent
}

export interface Application extends RequestedLines {
  /** The refused refund to edit; omitted, the newest refused one for any of the same lines. */
  readonly refundId?: RefundId
  readonly service: RefundServiceName
  readonly reason: string
  readonly description: string
  readonly pictures: readonly { id: string; picture: Picture }[]
  readonly actor: Actor
}

/** Called in the same transaction after each event of a refund. */
export type RefundListener = (tx: Tx, refund: queries.Refund, order: Order) => Promise<void>

/**
 * Applies events of the after-sales machine to refunds (product text §4, after-sales); the only writer of a refund's state. The
 * order is always locked first. Several refunds of an order may be open, for disjoint lines.
 */
export class RefundEngine {
  private readonly listeners: { readonly kind: string; readonly listener: RefundListener }[] = []

  /** @param policyOf the refund policy of the kind of an order */
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly policyOf: (order: Order) => RefundPolicy,
  ) {
    context.jobs.on<ClockJob>('refund.clock', (tx, job) => this.onClock(tx, job))
  }

  /** Subscribes to the events of refunds of orders of a kind. */
  onChange(kind: string, listener: RefundListener): void {
    this.listeners.push({ kind, listener })
  }

  /**
   * Requests a refund of a locked order, which is forwarded to the store; a customer's refused refund is resubmitted instead.
   * A merchant may refund in states in which a customer cannot request it.
   * @throws Failure `refundUnavailable`, `applicationInReview`, `refundTooMuch`; `refundNotFound` and `refundStateChanged`
   * for a `refundId` of another order or of a refund that is not refused
   */
  async apply(tx: Tx, order: Order, application: Application): Promise<queries.Refund> {
    const { actor, service } = application
    if (actor === 'customer' && !this.orders.allows(order, 'refund')) throw new Failure('refundUnavailable')
    if (!this.policyOf(order).services.includes(service)) throw new Failure('refundUnavailable')
    const draft = draftRefund(order, await queries.refundableLines(tx, order.id), application)
    const refused = actor === 'customer' ? await this.lockEdited(tx, order, application, draft) : undefined
    const refund = await this.write(tx, order, draft, application, refused)
    await queries.setLines(tx, refund, draft.lines)
    await this.log(tx, refund, refused ? 'resubmit' : 'apply', actor)
    return this.fire(tx, order, refund, 'forward', 'platform')
  }

  /** The reason when the platform accepts a request for a locked order at once; otherwise undefined. */
  async agreesAtOnce(tx: Tx, order: Order, application: RequestedLines): Promise<string | undefined> {
    return this.policyOf(order).agreesAtOnce?.(tx, order, application)
  }

  /**
   * Fires an event on a refund of a locked order.
   * @throws Failure `refundStateChanged` when the state does not allow the event, `accessDenied` when the actor may not fire it,
   * `reasonRequired` for a refusal without a reason
   */
  async fire(
    tx: Tx,
    order: Order,
    refund: queries.Refund,
    event: AfterSalesEvent,
    actor: Actor,
    input: RefundEventInput = {},
  ): Promise<queries.Refund> {
    const state = stateAfter(refund, event, actor, input)
    const clock = clockOf(state, refund.service)
    const deadline = clock ? minutesAfter(this.context.clock.now(), clock.after) : null
    const change = { state, deadline, ...changeOf(input, this.context.seal) }
    let changed = await queries.updateRefund(tx, refund.id, change)
    await this.log(tx, changed, event, actor)
    if (clock && deadline) await this.setClock(tx, changed, clock.event, deadline)
    if (!isOpenRefund(state)) await queries.closeLines(tx, refund.id)
    let currentOrder = order
    if (state === 'refundComplete') {
      const parts = { orders: this.orders, policy: this.policyOf(order), at: this.context.clock.now() }
      const completed = await completeRefund(tx, parts, { order, refund: changed, actor })
      changed = completed.refund
      currentOrder = completed.order
    }
    for (const { kind, listener } of this.listeners) if (kind === order.kind) await listener(tx, changed, currentOrder)
    if (state !== 'refundComplete') await this.orders.touch(tx, order, {})
    return changed
  }

  /** Withdraws and closes a refund (product text §4). */
  async revoke(tx: Tx, order: Order, refund: queries.Refund): Promise<queries.Refund> {
    const revoked = await this.fire(tx, order, refund, 'revoke', 'customer')
    return this.fire(tx, order, revoked, 'close', 'platform')
  }

  private async lockEdited(
    tx: Tx,
    order: Order,
    { refundId, actor, service }: Application,
    { lines }: Draft,
  ): Promise<queries.Refund | undefined> {
    if (refundId === undefined) {
      const positions = lines.map(({ position }) => position)
      return queries.refusedRefund(tx, order.id, positions)
    }
    const refund = await queries.lockRefund(tx, refundId)
    if (refund.order_id !== order.id) throw new Failure('refundNotFound')
    stateAfter({ ...refund, service }, 'resubmit', actor, {})
    return refund
  }

  private async write(tx: Tx, order: Order, draft: Draft, application: Application, refused?: queries.Refund) {
    const { service, reason, description, pictures } = application
    const { type, amount, fees } = draft
    const now = this.context.clock.now()
    const content = { service, type, amount, fees, reason, description, pictures: JSON.stringify(pictures) }
    if (refused) return queries.updateRefund(tx, refused.id, { ...content, state: 'applying', refusal: null })
    const row = {
      ...content,
      id: uuid(),
      order_id: order.id,
      customer_id: order.customer_id,
      state: 'applying',
      refusal: null,
      applied_at: now,
      deadline: null,
    } as const
    const timeZone = await timeZoneOf(tx, order.store_id)
    return queries.insertRefund(tx, row, () => `RF${newNumber(now, timeZone, this.context.config)}`)
  }

  private log(tx: Tx, { id, state }: queries.Refund, event: AfterSalesEvent | 'apply', actor: Actor): Promise<void> {
    return queries.insertEvent(tx, { id: uuid(), refund_id: id, event, actor, state, at: this.context.clock.now() })
  }

  private setClock(tx: Tx, { id }: queries.Refund, event: AfterSalesEvent, runAt: Date): Promise<void> {
    return this.context.jobs.add(tx, { kind: 'refund.clock', payload: { refundId: id, event }, runAt })
  }

  private async onClock(tx: Tx, { refundId, event }: ClockJob): Promise<void> {
    const order = await this.orders.lock(tx, await queries.orderOf(tx, refundId))
    const refund = await queries.lockRefund(tx, refundId)
    const due = refund.deadline !== null && refund.deadline <= this.context.clock.now()
    if (!due || clockOf(refund.state, refund.service)?.event !== event) return
    const returnAddress = event === 'agreeReturn' ? await this.policyOf(order).returnAddress?.(tx, order) : undefined
    await this.fire(tx, order, refund, event, 'clock', { returnAddress })
  }
}
