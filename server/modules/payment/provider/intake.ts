import type { Transaction } from 'kysely'
import type { Context } from '../../../context'
import type { Database, ProviderName } from '../../../database/schema'
import { Forged, type Received } from '../../../payments/provider'
import type { OrderEngine } from '../../order/engine'
import type { Order } from '../../order/queries'
import { clearing, post, returning, transfer } from '../../wallet/ledger'
import { endOpen } from './checks'
import * as providerQueries from './queries'
import * as queries from '../queries'
import { sendBack } from '../refunds'
import { storeOf } from '../settle'

type Tx = Transaction<Database>
type ProviderPayment = providerQueries.ProviderPayment

const currency = 'CNY'

/**
 * Takes in what a provider says was paid, however often and in whatever order it is said. The first money pays the order;
 * money for an order that is paid, cancelled or too late goes back to who paid it, once.
 */
export class Intake {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {}

  /** @throws Forged for a trade that was never asked for, or another amount or currency than was. */
  async take(tx: Tx, provider: ProviderName, money: Received): Promise<void> {
    const known = await providerQueries.byTradeNo(tx, provider, money.tradeNo)
    if (!known) throw new Forged('the trade is not known')
    const order = await this.orders.lock(tx, known.order_id)
    const payment = await queries.lockPayment(tx, order.id)
    const mine = await providerQueries.lock(tx, known.id)
    if (money.amount !== mine.amount || money.currency !== currency) throw new Forged('the amount is another one')
    if (mine.status === 'paid') return
    await providerQueries.setPaid(tx, mine.id, money.transactionId, money.paidAt)
    if (payment.status === 'pending') await this.pay(tx, order, payment, mine)
    else await this.sendSurplusBack(tx, mine)
  }

  private async pay(tx: Tx, order: Order, payment: queries.Payment, mine: ProviderPayment): Promise<void> {
    const at = this.context.clock.now()
    const sides = transfer(clearing(mine.provider), { kind: 'storeHeld', ownerId: storeOf(order) }, mine.amount)
    await post(tx, { kind: 'payment', referenceId: payment.id, at, sides })
    await queries.setPaid(tx, payment.id, {
      method: mine.provider,
      payer_id: mine.payer_id,
      provider_payment_id: mine.id,
      paid_at: at,
    })
    await endOpen(tx, payment.id, at)
    await this.orders.fire(tx, order, 'pay', 'payment')
  }

  private async sendSurplusBack(tx: Tx, { id, payment_id, provider, amount }: ProviderPayment): Promise<void> {
    const at = this.context.clock.now()
    await post(tx, { kind: 'surplus', referenceId: id, at, sides: transfer(clearing(provider), returning, amount) })
    const refund = { paymentId: payment_id, providerPaymentId: id, kind: 'surplus', referenceId: id } as const
    await sendBack(tx, { ...refund, amount, at })
  }
}
