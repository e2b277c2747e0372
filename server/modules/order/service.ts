import type { Transaction } from 'kysely'
import type { Call, Request, Response } from '@contract/call'
import {
  type orderCancel,
  type orderDelay,
  orderList,
  type orderMoneyBack,
  type orderTrack,
} from '@contract/calls/order'
import type { OrderId } from '@contract/entities/ids'
import type { OrderDetail, OrderSummary } from '@contract/entities/order'
import type { Language } from '@contract/settings'
import { actionsOf, eventOf, type OrderAction } from '@contract/states/actions'
import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import type { OrderEngine } from './engine'
import type { EventInput } from './typed-events'
import type { OrderKind } from './kind'
import type { OrderKinds } from './kind/registry'
import type { Viewer } from './kind/viewer'
import * as queries from './queries'
import { actedOf, detailView, headView } from './view'

type Tx = Transaction<Database>

/** A customer's placed orders of every kind (product text §2, §4). Ownership is checked by `handle`. */
export class OrderService {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
    private readonly engine: OrderEngine,
  ) {}

  /** One statement for the page, and one for each kind of order on it. */
  async list(
    { customer, language }: SignedIn,
    request: Request<typeof orderList>,
    call: Call = orderList,
  ): Promise<Response<typeof orderList>> {
    const { tab, keyword, kind, state, paidWith } = request
    const page = new Paging(call, request, customer.id)
    const range = { customerId: customer.id, tab, keyword, kind, state, paidWith, slice: page.slice }
    const rows = await queries.listOrders(this.context.db, range)
    const view = await this.summaries(page.shown(rows), language)
    return page.answer(rows, view)
  }

  async detail(orderId: OrderId, language: Language, db = this.context.db): Promise<OrderDetail> {
    const order = await queries.orderInFull(db, orderId)
    const kind = this.kinds.of(order)
    const viewer = this.viewer(language)
    const own = await kind.detail(db, order, viewer)
    return { ...detailView(kind, order, viewer), ...own } as OrderDetail
  }

  /** The rider's position and the timeline of an order. @throws Failure `orderNotFound` for a kind that no rider brings */
  async track(orderId: OrderId, language: Language): Promise<Response<typeof orderTrack>> {
    const order = await queries.orderInFull(this.context.db, orderId)
    const { track } = this.kinds.of(order)
    if (track === 'none') throw new Failure('orderNotFound')
    return track(this.context.db, order, this.viewer(language))
  }

  /**
   * Accepts or refuses the delay that a rider requested (product text §4).
   * @throws Failure `orderStateChanged` when no request is open.
   */
  async answerDelay({ orderId, accept }: Request<typeof orderDelay>): Promise<void> {
    await this.context.db.transaction().execute(async (tx) => {
      const order = await this.engine.lock(tx, orderId)
      const event = accept ? 'acceptDelay' : 'refuseDelay'
      if (!(event in this.kinds.of(order).states.machine.transitions)) throw new Failure('orderStateChanged')
      await this.engine.fire(tx, order, event, 'customer')
    })
  }

  /** The money of an order that went back to its payers, oldest first. */
  async moneyBack({ customer }: SignedIn, orderId: OrderId): Promise<Response<typeof orderMoneyBack>> {
    const rows = await queries.moneyBack(this.context.db, orderId)
    return {
      items: rows.map(({ amount, method, payerId, refundId, status, at, doneAt }) => ({
        amount,
        method: status === 'credited' ? 'balance' : (method ?? 'balance'),
        toFriend: payerId !== null && payerId !== customer.id,
        refundId,
        at: at.toISOString(),
        arrivedAt: (status === 'credited' ? (doneAt ?? at) : doneAt)?.toISOString() ?? null,
      })),
    }
  }

  /** The kind of an order. */
  async kindOf(orderId: OrderId): Promise<OrderKind> {
    return this.kinds.of({ kind: await queries.kindOfOrder(this.context.db, orderId) })
  }

  /** @throws Failure `orderStateChanged` when it cannot be cancelled any more. */
  async cancel(tx: Tx, language: Language, { orderId, reason }: Request<typeof orderCancel>): Promise<OrderDetail> {
    await this.act(tx, orderId, 'cancel', { reason })
    return this.detail(orderId, language, tx)
  }

  /** @throws Failure `orderStateChanged` for a second confirmation with another idempotency key. */
  async confirmReceipt(tx: Tx, orderId: OrderId, language: Language): Promise<OrderDetail> {
    await this.act(tx, orderId, 'confirm')
    return this.detail(orderId, language, tx)
  }

  /** Hides a finished order from the customer's list; the row stays. */
  async remove(orderId: OrderId): Promise<Record<never, never>> {
    await this.context.db.transaction().execute(async (tx) => {
      const order = await this.engine.lock(tx, orderId)
      this.checkOffered(order, 'remove')
      await queries.updateOrder(tx, orderId, { removed_at: this.context.clock.now() })
    })
    return {}
  }

  /** @throws Failure `remindTooSoon` with `minutes`, or `orderStateChanged` when reminding is not offered. */
  async remind(orderId: OrderId): Promise<{ remindedAt: string }> {
    const now = this.context.clock.now()
    await this.context.db.transaction().execute(async (tx) => {
      const order = await this.engine.lock(tx, orderId)
      this.checkOffered(order, 'remind')
      const { remindMinutes: least } = this.kinds.of(order)
      if (least === 'none') throw new Failure('orderStateChanged')
      const again = order.reminded_at && minutesAfter(order.reminded_at, least)
      if (again && again > now)
        throw new Failure('remindTooSoon', { minutes: Math.ceil((again.getTime() - now.getTime()) / 60_000) })
      await queries.updateOrder(tx, orderId, { reminded_at: now })
    })
    return { remindedAt: now.toISOString() }
  }

  /** Loads the kind-specific parts of some orders; returns the function that renders one of them. */
  private async summaries(heads: readonly queries.OrderHead[], language: Language) {
    const viewer = this.viewer(language)
    const present = this.kinds.all.filter(({ name }) => heads.some((head) => head.kind === name))
    const own = await Promise.all(
      present.map((kind) =>
        kind.summaries(
          this.context.db,
          heads.filter((head) => head.kind === kind.name),
          viewer,
        ),
      ),
    )
    return (head: queries.OrderHead): OrderSummary => {
      const part = own[present.findIndex(({ name }) => name === head.kind)]?.get(head.id)
      return { ...headView(this.kinds.of(head), head, viewer), ...part } as OrderSummary
    }
  }

  /** Fires the event of a customer's action. */
  private async act(tx: Tx, orderId: OrderId, action: OrderAction, input: EventInput = {}): Promise<void> {
    const order = await this.engine.lock(tx, orderId)
    const { states, overdue } = this.kinds.of(order)
    const late = action === 'cancel' && overdue.cancel !== 'none' && this.engine.allows(order, overdue.cancel)
    const event = eventOf(states, action, actedOf(order)) ?? (late ? overdue.cancel : undefined)
    if (event === undefined) throw new Failure('orderStateChanged')
    await this.engine.fire(tx, order, event, 'customer', input)
  }

  private checkOffered(order: queries.Order, action: OrderAction): void {
    const offered = actionsOf(this.kinds.of(order).states, actedOf(order))
    if (!offered.includes(action)) throw new Failure('orderStateChanged')
  }

  private viewer(language: Language): Viewer {
    return { language, now: this.context.clock.now() }
  }
}
