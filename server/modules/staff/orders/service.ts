import type { Kysely, Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import { staffOrders, type staffRefundOrder, staffStuckOrders } from '@contract/calls/staff'
import type { OrderId } from '@contract/entities/ids'
import type { StaffOrderAction, StaffOrderDetail } from '@contract/entities/staff-order'
import { eventsFor } from '@contract/states/machine'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import { Failure } from '../../../http/failure'
import { Paging } from '../../../http/paging'
import type { OrderEngine } from '../../order/engine'
import type { OrderKinds } from '../../order/kind/registry'
import type { Order } from '../../order/queries'
import { staffRefund } from '../../order/reasons'
import { bearRefund } from '../../order/settlement/bearing'
import { stuckRules } from '../../order/queries/stuck'
import { sharesOf } from '../../order/settlement/queries'
import type { RefundEngine } from '../../refund/engine'
import * as queries from './queries'
import { orderDetailView, orderView } from './view'

type Db = Kysely<Database>
type Tx = Transaction<Database>
type Refunding = Pick<Request<typeof staffRefundOrder>, 'lines' | 'amount' | 'borneBy'>

/** The events of staff that machines of orders may have, by what staff do. */
const eventOf = { cancel: 'withdraw', markDelivered: 'markDelivered', redeliver: 'redeliver' } as const
export type OrderStep = keyof typeof eventOf

/** Dependencies of the service. */
export interface OrderNeeds {
  readonly orders: OrderEngine
  readonly kinds: OrderKinds
  readonly refunds: RefundEngine
}

/** Orders of every kind as staff see them, and what staff do to them. */
export class StaffOrders {
  constructor(
    private readonly context: Context,
    private readonly needs: OrderNeeds,
  ) {}

  async list(request: Request<typeof staffOrders>, language: Language): Promise<Response<typeof staffOrders>> {
    const { db, seal } = this.context
    const page = new Paging(staffOrders, request)
    const { phone, cursor: _, pageSize: __, ...asked } = request
    const phoneHashes = phone === undefined ? undefined : seal.indexes(phone)
    const rows = await queries.listOrders(db, { ...asked, phoneHashes }, page.slice)
    return page.answer(rows, (row) => orderView(row, language))
  }

  async stuck(
    request: Request<typeof staffStuckOrders>,
    language: Language,
  ): Promise<Response<typeof staffStuckOrders>> {
    const { db, clock } = this.context
    const page = new Paging(staffStuckOrders, request)
    const rows = await queries.listStuck(db, stuckRules(this.needs.kinds), clock.now(), page.slice)
    return page.answer(rows, (row) => ({ ...orderView(row, language), since: row.since.toISOString() }))
  }

  async detail(db: Db, id: OrderId, language: Language): Promise<StaffOrderDetail> {
    const order = await queries.orderInFull(db, id)
    const delivery = await queries.deliveryOf(db, id)
    const parties = await queries.partiesOf(db, id)
    const isLive = delivery !== undefined && delivery.ended_at === null
    return orderDetailView({ order, parties, delivery, actions: this.actionsOf(order, isLive) }, language)
  }

  /**
   * Fires an event of staff on an order.
   * @throws Failure `orderStateChanged` where the order's machine does not have it in its state, `applicationInReview` for a
   * cancellation while a refund waits for a decision
   */
  async step(tx: Tx, id: OrderId, step: OrderStep): Promise<Change> {
    const order = await this.needs.orders.lock(tx, id)
    const event = eventOf[step]
    if (!this.eventsOf(order).includes(event)) throw new Failure('orderStateChanged')
    if (step === 'cancel' && (await queries.hasOpenRefund(tx, id))) throw new Failure('applicationInReview')
    return changeOf(order, await this.needs.orders.fire(tx, order, event, 'staff', { reason: event }), {})
  }

  /**
   * Refunds all that is left of an order, some lines, or an amount of them.
   * @throws Failure `orderStateChanged` for all of an order that has to be cancelled instead, `refundUnavailable`, `refundTooMuch`,
   * `refundAmountTooHigh` for more than is left, `applicationInReview`, `noRider`
   */
  async refund(tx: Tx, id: OrderId, { lines, amount, borneBy }: Refunding): Promise<Change> {
    const { orders, refunds } = this.needs
    const order = await orders.lock(tx, id)
    const before = await sharesOf(tx, id)
    const ofLines = lines ?? (amount === undefined ? [] : await queries.remainingLines(tx, id))
    const refund = await refunds.apply(tx, order, {
      ...{ service: 'refundOnly', reason: staffRefund.en, description: '', pictures: [], actor: 'platform' },
      ...(ofLines.length > 0 ? { type: 'partial', lines: ofLines, amount } : { type: 'full', lines: [] }),
    })
    const { amount: refunded } = await refunds.fire(tx, order, refund, 'agreeRefund', 'platform')
    if (borneBy !== 'shares')
      await bearRefund(tx, {
        ...{ orderId: id, bearer: borneBy, before, referenceId: refund.id },
        at: this.context.clock.now(),
      })
    const changed = await orders.lock(tx, id)
    const isOpen = changed.phase === 'toPay' || changed.phase === 'inProgress'
    // An order of which nothing is left to pay for is cancelled, which also frees what it reserved.
    if (isOpen && changed.refunded === changed.total) throw new Failure('orderStateChanged')
    const change = changeOf(order, changed, { amount: refunded, borneBy })
    return borneBy === 'platform' ? { ...change, cost: refunded } : change
  }

  private eventsOf({ kind: name, state, variant }: Pick<Order, 'kind' | 'state' | 'variant'>): string[] {
    const { states } = this.needs.kinds.of({ kind: name })
    return eventsFor(states.machine, state, 'staff', variant ?? undefined)
  }

  private actionsOf(order: Awaited<ReturnType<typeof queries.orderInFull>>, isDelivered: boolean): StaffOrderAction[] {
    const events = this.eventsOf(order)
    const steps = (Object.keys(eventOf) as OrderStep[]).filter((step) => events.includes(eventOf[step]))
    const hasLines = order.lines.some(({ quantity, refunded_quantity }) => refunded_quantity < quantity)
    const isPaid = order.payments.some(({ paid_at, amount, refunded }) => paid_at !== null && refunded < amount)
    return [
      ...steps,
      ...(isDelivered ? ['reassign' as const] : []),
      ...(hasLines && isPaid && !order.kept_deposit ? ['refund' as const] : []),
    ]
  }
}

/** The change of an order, as its audit entry has it. */
export const changeOf = (before: Order, after: Order, more: Change['after']): Change => ({
  subject: { kind: 'order', id: before.id },
  before: { state: before.state, refunded: before.refunded },
  after: { state: after.state, refunded: after.refunded, ...more },
})
