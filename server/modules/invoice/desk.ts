import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { InvoiceReceiver } from '@contract/entities/invoice'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import { invoiceAmount } from '../order/invoiced'
import type { OrderKinds } from '../order/kind/registry'
import type { Order } from '../order/queries'
import * as queries from './queries'
import { invoiceState } from './rules'

type Tx = Transaction<Database>

/** Called in the transaction of each new request. */
type InvoiceListener = (tx: Tx, order: Order) => Promise<void>

/** Requests and issues invoices of orders; the only writer of `invoices`. */
export class InvoiceDesk {
  private readonly listeners: InvoiceListener[] = []

  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
    private readonly orders: OrderEngine,
  ) {
    for (const { name, isInvoiced } of kinds.all) {
      if (!isInvoiced) continue
      orders.onChange(name, (tx, order) => this.correct(tx, order))
      orders.onTouch(name, (tx, order) => this.correct(tx, order))
    }
  }

  /** Subscribes to requests. */
  onRequested(listener: InvoiceListener): void {
    this.listeners.push(listener)
  }

  /** @throws Failure `invoiceRequested`, `invoiceUnavailable`, or `applicationInReview` while a refund is undecided. */
  async request(tx: Tx, orderId: OrderId, receiver: InvoiceReceiver): Promise<void> {
    const { clock, seal } = this.context
    const order = await this.orders.lock(tx, orderId)
    const state = invoiceState(this.kinds.of(order), order, await queries.invoiceOf(tx, orderId))
    if (state === 'none') throw new Failure('invoiceUnavailable')
    if (state !== 'open') throw new Failure('invoiceRequested')
    if (await queries.hasOpenRefund(tx, orderId)) throw new Failure('applicationInReview')
    await queries.insertInvoice(tx, {
      order_id: order.id,
      customer_id: order.customer_id,
      receiver_sealed: seal.seal(JSON.stringify(receiver)),
      amount: invoiceAmount(order),
      requested_at: clock.now(),
    })
    for (const listener of this.listeners) await listener(tx, order)
    await this.orders.touch(tx, order, {})
  }

  /**
   * Issues a requested invoice for the remaining amount. Without one, a request that was never issued is dropped, and
   * for an issued one the number is that of its reversal. Repeating it changes nothing.
   */
  async issue(tx: Tx, orderId: OrderId, number: string): Promise<void> {
    const order = await this.orders.lock(tx, orderId)
    const invoice = await queries.invoiceOf(tx, orderId)
    if (!invoice || invoice.issued_at) return
    const amount = invoiceAmount(order)
    if (amount === 0 && !invoice.replaces) await queries.deleteInvoice(tx, orderId)
    else await queries.markIssued(tx, orderId, { amount, number, issued_at: this.context.clock.now() })
    await this.orders.touch(tx, order, {})
  }

  /** After a refund, reverses an issued invoice and requests one for the remaining amount. */
  private async correct(tx: Tx, order: Order): Promise<void> {
    if (order.refunded === 0) return
    const invoice = await queries.invoiceOf(tx, order.id)
    if (!invoice?.number || invoice.amount === invoiceAmount(order)) return
    await queries.reopenInvoice(tx, order.id, invoice.number, this.context.clock.now())
    for (const listener of this.listeners) await listener(tx, order)
  }
}
