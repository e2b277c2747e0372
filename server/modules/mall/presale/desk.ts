import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { mall } from '@contract/states/mall'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { addJobs } from '../../../jobs/queries'
import type { OrderEngine } from '../../order/engine'
import { type Order, updateOrder } from '../../order/queries'
import { askFirst } from '../../payment/provider/ask'
import { compensateJob, type MissedWindow, missJob, openJob } from './jobs'
import { payCompensation } from './compensation'
import * as queries from './queries'

type Tx = Transaction<Database>

/**
 * Opens and ends the payment windows of presale orders, and pays the compensation of a shop that fails to ship (product
 * text §2, presale zone).
 */
export class PresaleDesk {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {
    orders.onChange('mall', (tx, order, event) => this.changed(tx, order, event))
    context.jobs.on<{ orderId: OrderId }>(openJob, (tx, { orderId }) => this.open(tx, orderId))
    context.jobs.on<MissedWindow>(missJob, (tx, missed) => this.miss(tx, missed))
    context.jobs.on<{ orderId: OrderId }>(compensateJob, (tx, { orderId }) => this.compensate(tx, orderId))
  }

  private async changed(tx: Tx, order: Order, event: string): Promise<void> {
    if (event === 'payDeposit') return this.depositPaid(tx, order)
    if (event === 'missBalance')
      return queries.notePresaleOrder(tx, order.id, { forfeited_at: this.context.clock.now() })
    if ((event === 'refund' || event === 'cannotShip') && (await this.hasFailed(tx, order, event)))
      await addJobs(tx, [{ kind: compensateJob, payload: { orderId: order.id }, runAt: this.context.clock.now() }])
  }

  /** Schedules the window of the balance: it opens, and before it ends the order its open attempts are asked about. */
  private async depositPaid(tx: Tx, order: Order): Promise<void> {
    const row = await queries.presaleOrder(tx, order.id)
    if (!row?.balance_from || !row.balance_until) throw new Error(`Order ${order.id} has no window for a balance`)
    await queries.notePresaleOrder(tx, order.id, { deposit_paid_at: this.context.clock.now() })
    await updateOrder(tx, order.id, { pay_before: row.balance_until })
    const miss = { kind: missJob, payload: { orderId: order.id, event: 'missBalance' } }
    await addJobs(tx, [
      { kind: openJob, payload: { orderId: order.id }, runAt: row.balance_from },
      askFirst({ orderId: order.id, then: miss }, row.balance_until),
    ])
  }

  private async open(tx: Tx, orderId: OrderId): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    if (this.orders.allows(order, 'openBalance'))
      await this.orders.eventsOf(mall).fire(tx, order, 'openBalance', 'clock')
  }

  /** Ends an order whose deposit or balance was not paid in its window, unless it has been paid by now. */
  async miss(tx: Tx, { orderId, event }: MissedWindow): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    if (!this.orders.allows(order, event) || order.pay_before > this.context.clock.now()) return
    await this.orders.eventsOf(mall).fire(tx, order, event, 'clock', { reason: event })
  }

  /** Whether a shop failed an order: it cannot ship, or the order is refunded after the promised day without having left. */
  private async hasFailed(tx: Tx, { id }: Order, event: string): Promise<boolean> {
    const row = await queries.presaleOrder(tx, id)
    if (!row?.deposit) return false
    if (event === 'cannotShip') return true
    return row.ships_by <= this.context.clock.now() && !(await queries.hasLeft(tx, id))
  }

  private async compensate(tx: Tx, orderId: OrderId): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    const row = await queries.presaleOrder(tx, orderId)
    if (!row?.deposit) return
    const amount = Math.floor((row.deposit * this.context.config.presaleCompensation) / 100)
    await payCompensation(tx, order, amount, this.context.clock.now())
  }
}
