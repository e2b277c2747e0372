import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { paymentBalancePay, paymentTypes } from '@contract/calls/payment'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import { post, transfer } from '../wallet/ledger'
import { balanceOf } from '../wallet/queries'
import * as queries from './queries'

/** The cashier: how an order can be paid, and paying it from the balance (product text §7, payment). */
export class PaymentService {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
  ) {}

  async types(customerId: string, orderId: string, language: Language): Promise<Response<typeof paymentTypes>> {
    const [{ status, amount, pay_before, name }, balance] = await Promise.all([
      queries.payable(this.context.db, orderId),
      balanceOf(this.context.db, { kind: 'customer', ownerId: customerId }),
    ])
    const types = [{ kind: 'balance' as const, balance, enough: balance >= amount }]
    return { amount, title: name[language], status, payBefore: pay_before.toISOString(), types }
  }

  async status(orderId: string) {
    const { status, amount } = await queries.paymentOf(this.context.db, orderId)
    return { status, amount }
  }

  /**
   * Takes the amount from the customer's account into what is held for the store, and tells the order.
   * @throws Failure `alreadyPaid`, `paymentClosed` (cancelled or too late) or `insufficientBalance`.
   */
  async payFromBalance(
    tx: Transaction<Database>,
    customerId: string,
    { orderId }: Request<typeof paymentBalancePay>,
  ): Promise<Response<typeof paymentBalancePay>> {
    const order = await this.orders.lock(tx, orderId)
    const payment = await queries.lockPayment(tx, orderId)
    const at = this.context.clock.now()
    if (payment.status === 'paid') throw new Failure('alreadyPaid')
    if (payment.status !== 'pending' || order.pay_before <= at) throw new Failure('paymentClosed')
    await this.take(tx, payment, customerId, order.store_id, at)
    const paid = { method: 'balance', payer_id: customerId, provider_payment_id: null, paid_at: at } as const
    await queries.setPaid(tx, payment.id, paid)
    await this.orders.fire(tx, order, 'pay', 'payment')
    const balance = await balanceOf(tx, { kind: 'customer', ownerId: customerId })
    return { status: 'paid', paid: payment.amount, balance }
  }

  private async take(
    tx: Transaction<Database>,
    payment: queries.Payment,
    payerId: string,
    storeId: string,
    at: Date,
  ): Promise<void> {
    if (payment.amount === 0) return
    const sides = transfer(
      { kind: 'customer', ownerId: payerId },
      { kind: 'storeHeld', ownerId: storeId },
      payment.amount,
    )
    await post(tx, { kind: 'payment', referenceId: payment.id, at, sides })
  }
}
