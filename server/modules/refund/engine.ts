import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { RefundId } from '@contract/entities/ids'
import type { Picture } from '@contract/entities/common'
import {
  type AfterSalesEvent,
  type AfterSalesState,
  isOpenRefund,
  type RefundServiceName,
} from '@contract/states/after-sales'
import type { Actor } from '@contract/states/machine'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure, isFailure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import { newNumber } from '../order/number'
import { timeZoneOf } from '../store/queries'
import type { Order } from '../order/queries'
import { completeRefund } from './completion'
import { type Draft, type DraftLine, draftRefund } from './draft'
import { notArrived, type RequestedLines, type RefundPolicy } from '../order/kind/refunds'
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
  readonly reasonKey?: string
  readonly description: string
  readonly pictures: readonly { id: string; picture: Picture }[]
  readonly actor: Actor
}

interface Sending {
  readonly draft: Draft
  readonly application: Application
  readonly refund: queries.Refund | undefined
  readonly event: AfterSalesEvent | 'apply'
}

interface Split {
  readonly lines: readonly DraftLine[]
  readonly reason: string
}

/** Event of a refund. */
export interface RefundChange {
  readonly event: AfterSalesEvent
  readonly input: RefundEventInput
}

/** Called in the same transaction after each event of a refund. */
export type RefundListener = (tx: Tx, refund: queries.Refund, order: Order, change: RefundChange) => Promise<void>

/**
 * Applies events of the after-sales machine to refunds (product text §4, after-sales); the only writer of a refund's state. The
 * order is always locked first. Several refunds of an order may be open, for disjoint lines.
 */
export class RefundEngine {
  private readonly listeners: { readonly kind: string; readonly listener: RefundListener }[] = []
  private readonly general: RefundListener[] = []

  /** @param policyOf the refund policy of the kind of an order */
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly policyOf: (order: Order) => RefundPolicy,
  ) {
    context.jobs.on<ClockJob>('refund.clock', (tx, job) => this.onClock(tx, job))
    orders.onPaidBack((tx, order) => this.overtake(tx, order))
  }

  /** Subscribes to the events of refunds of orders of a kind. */
  onChange(kind: string, listener: RefundListener): void {
    this.listeners.push({ kind, listener })
  }

  /** Subscribes to changes of refunds of every kind of orders, after the listeners of the kind. */
  onEveryChange(listener: RefundListener): void {
    this.general.push(listener)
  }

  /** Calls the listeners of a refund's kind, and then those of every kind. */
  private async notify(...[tx, refund, order, change]: Parameters<RefundListener>): Promise<void> {
    const own = this.listeners.filter(({ kind }) => kind === order.kind).map(({ listener }) => listener)
    for (const listener of [...own, ...this.general]) await listener(tx, refund, order, change)
  }

  /**
   * Requests a refund of a locked order, which is forwarded to the store; a customer's refused refund is resubmitted instead.
   * A merchant may refund in states in which a customer cannot request it.
   * @throws Failure `refundUnavailable`, `applicationInReview`, `refundTooMuch`; `refundNotFound` and `refundStateChanged`
   * for a `refundId` of another order or of a refund that is not refused
   */
  async apply(tx: Tx, order: Order, application: Application): Promise<queries.Refund> {
    const { actor } = application
    const draft = await this.draft(tx, order, application)
    const refused = actor === 'customer' ? await this.lockEdited(tx, order, application, draft) : undefined
    // A refused case of goods is edited by `edit`, which counts how often.
    if (refused && this.policyOf(order).goods) throw new Failure('applicationInReview')
    return this.send(tx, order, { draft, application, refund: refused, event: refused ? 'resubmit' : 'apply' })
  }

  /**
   * Changes what a refund of a locked order asks for, while it is unanswered or refused, and sends it again.
   * @throws Failure `editsUsedUp`, `refundStateChanged` and the failures of `apply`
   */
  async edit(tx: Tx, order: Order, refund: queries.Refund, application: Application): Promise<queries.Refund> {
    const event = refund.state === 'merchantReview' ? 'edit' : 'resubmit'
    await this.after(tx, { ...refund, service: application.service }, event, application.actor)
    if (refund.edits >= (this.policyOf(order).goods?.edits ?? Infinity)) throw new Failure('editsUsedUp')
    await queries.closeLines(tx, refund.id)
    const draft = await this.draft(tx, order, { ...application, appliedAt: refund.applied_at })
    return this.send(tx, order, { draft, application, refund, event })
  }

  private async draft(tx: Tx, order: Order, application: Application & { appliedAt?: Date }): Promise<Draft> {
    const { actor, service, reason, reasonKey = null } = application
    const { goods, services } = this.policyOf(order)
    if (!services.includes(service)) throw new Failure('refundUnavailable')
    if (actor === 'customer' && goods) await goods.check(tx, order, application)
    else if (actor === 'customer' && !this.orders.allows(order, 'refund')) throw new Failure('refundUnavailable')
    await this.checkClaim(tx, order, application)
    const includesFees = (await goods?.includesFees(tx, order, { reason_key: reasonKey, reason })) !== false
    return draftRefund(order, await queries.refundableLines(tx, order.id), application, includesFees)
  }

  private async send(
    tx: Tx,
    order: Order,
    { draft, application, refund: edited, event }: Sending,
  ): Promise<queries.Refund> {
    const refund = await this.write(tx, order, draft, application, edited)
    await queries.setLines(tx, refund, draft.lines)
    await this.log(tx, refund, event, application.actor)
    const forwarded = await this.fire(tx, order, refund, 'forward', 'platform')
    const isForPlatform = refund.claim > 0 || (order.store_id === null && application.actor === 'customer')
    return isForPlatform ? this.fire(tx, order, forwarded, 'bringUp', 'platform') : forwarded
  }

  /** @throws Failure `claimTooMuch` beyond what the guarantee of the order still covers */
  private async checkClaim(tx: Tx, order: Order, { claim = 0, refundId }: Application): Promise<void> {
    if (claim === 0) return
    const most = (await this.policyOf(order).guarantee?.(tx, order)) ?? 0
    const left = Math.max(0, most - (await queries.claimed(tx, order.id, refundId)))
    if (claim > left) throw new Failure('claimTooMuch', { left })
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
    const state = await this.after(tx, refund, event, actor, input)
    const clock = clockOf(state, refund.service)
    const deadline = clock ? minutesAfter(this.context.clock.now(), clock.after) : null
    const change = { state, deadline, ...changeOf(event, input, this.context.seal) }
    if (isOpenRefund(state) && !isOpenRefund(refund.state)) await queries.openLines(tx, refund)
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
    await this.notify(tx, changed, currentOrder, { event, input })
    if (state !== 'refundComplete') await this.orders.touch(tx, order, {})
    return changed
  }

  /** Withdraws and closes a refund (product text §4). */
  async revoke(tx: Tx, order: Order, refund: queries.Refund): Promise<queries.Refund> {
    const revoked = await this.fire(tx, order, refund, 'revoke', 'customer')
    return this.fire(tx, order, revoked, 'close', 'platform')
  }

  /**
   * Splits missing pieces of a refund into a separate refund, which the store has refused.
   * @param lines of the order, with their refunds
   */
  async splitRefused(tx: Tx, order: Order, refund: queries.Refund, { lines, reason }: Split): Promise<queries.Refund> {
    const { service, reason: why, reason_key, description, pictures } = refund
    const amount = lines.reduce((sum, line) => sum + line.amount, 0)
    const now = this.context.clock.now()
    const clock = clockOf('refused', service)
    const deadline = clock ? minutesAfter(now, clock.after) : null
    const split = await this.insert(tx, order, {
      ...{ service, type: 'partial', amount, fees: 0, reason: why, reason_key, description },
      pictures: JSON.stringify(pictures),
      split_from_id: refund.id,
      state: 'refused',
      refusal: reason,
      deadline,
    })
    await queries.setLines(tx, split, lines)
    await queries.closeLines(tx, split.id)
    await this.log(tx, split, 'refuse', 'merchant')
    if (clock && deadline) await this.setClock(tx, split, clock.event, deadline)
    await this.notify(tx, split, order, { event: 'refuse', input: { reason } })
    return split
  }

  /** Moves the deadline of a locked refund's state. */
  async moveDeadline(tx: Tx, refund: queries.Refund, at: Date): Promise<void> {
    const clock = clockOf(refund.state, refund.service)
    if (!clock) return
    await queries.updateRefund(tx, refund.id, { deadline: at })
    await this.setClock(tx, refund, clock.event, at)
  }

  /** Closes the refunds of a locked order whose money came back as a whole otherwise. */
  private async overtake(tx: Tx, order: Order): Promise<void> {
    for (const refund of await queries.undecidedRefunds(tx, order.id))
      await this.fire(tx, order, refund, 'overtake', 'platform')
  }

  /** The state after an event; a lost race names the party that acted first. */
  private async after(
    tx: Tx,
    refund: queries.Refund,
    event: AfterSalesEvent,
    actor: Actor,
    input: RefundEventInput = {},
  ): Promise<AfterSalesState> {
    try {
      return stateAfter(refund, event, actor, input)
    } catch (error) {
      if (!isFailure(error, 'refundStateChanged')) throw error
      throw new Failure('refundStateChanged', { by: await queries.lastActor(tx, refund.id), state: refund.state })
    }
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
    const { service, reason, reasonKey = null, description, pictures, claim = 0 } = application
    const { type, amount, fees, chosenAmount } = draft
    const asked = { service, type, amount, fees, reason, reason_key: reasonKey, chosen_amount: chosenAmount, claim }
    const content = { ...asked, description, pictures: JSON.stringify(pictures) }
    if (refused) {
      const again = { state: 'applying', refusal: null, edits: refused.edits + 1 } as const
      return queries.updateRefund(tx, refused.id, { ...content, ...again })
    }
    return this.insert(tx, order, { ...content, state: 'applying', refusal: null, deadline: null })
  }

  private async insert(tx: Tx, order: Order, content: queries.RefundContent): Promise<queries.Refund> {
    const now = this.context.clock.now()
    const row = { ...content, id: uuid(), order_id: order.id, customer_id: order.customer_id, applied_at: now }
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
    const policy = this.policyOf(order)
    if (event === 'receive' && policy.goods?.hasArrived(refund) === false) {
      await this.fire(tx, order, refund, 'refuse', 'platform', { reason: notArrived })
      return
    }
    const returnAddress = event === 'agreeReturn' ? await policy.returnAddress?.(tx, order) : undefined
    await this.fire(tx, order, refund, event, 'clock', { returnAddress })
  }
}
