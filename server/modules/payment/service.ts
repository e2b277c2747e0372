import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type * as calls from '@contract/calls/payment'
import type { Payable } from '@contract/entities/payment'
import { providerKinds } from '@contract/payment-kinds'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { messageOf } from '../../http/errors'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { Providers } from '../../payments/providers'
import { balanceOf } from '../wallet/queries'
import { lockPayable, payablePayment } from './payable'
import { completePayment } from './complete'
import { fromBalanceOf } from './from-balance'
import { paidOrdersOf } from './paid-orders'
import { heldOf } from './provider/queries'
import type { PaymentPurposes } from './purpose'
import type { Payment } from './queries'

type Tx = Transaction<Database>
type Types = Response<typeof calls.paymentTypes>

/** The amount, title and deadline of a payment, as the pay screen shows them. */
export const billOf = ({ status, amount, pay_before, title }: Payment, language: Language) => ({
  amount,
  title: title[language],
  status,
  payBefore: pay_before.toISOString(),
})

/** The cashier: payment types, and payment from the balance (product text §7, payment). */
export class PaymentService {
  constructor(
    private readonly context: Context,
    private readonly purposes: PaymentPurposes,
    private readonly providers: Providers,
  ) {}

  async types(caller: SignedIn, request: Payable): Promise<Types> {
    const { customer, language } = caller
    const payment = await payablePayment(this.context, request)
    const { balance, held } = await this.spendable(customer.id, payment)
    const orders = await paidOrdersOf(this.context.db, this.purposes, payment, caller)
    const enough = balance >= payment.amount
    const refusal = enough ? null : messageOf('insufficientBalance', language)
    const byBalance = { kind: 'balance' as const, usable: enough, why: refusal, balance, sandbox: false }
    const types = [byBalance, ...this.byProviders(payment, language)]
    return {
      ...billOf(payment, language),
      orders,
      ...fromBalanceOf(enough || !this.purposes.accepts(payment, 'balance') ? 0 : balance),
      ...(held > 0 && { held }),
      types: types.filter(({ kind }) => this.purposes.accepts(payment, kind)),
    }
  }

  /** The payment of an order. It is opened at submission, so this call changes nothing. */
  async addOrder(
    tx: Tx,
    { language }: SignedIn,
    request: Request<typeof calls.paymentAddOrder>,
  ): Promise<Response<typeof calls.paymentAddOrder>> {
    return billOf(await this.locked(tx, request), language)
  }

  /**
   * Pays from the caller's balance.
   * @throws Failure `alreadyPaid`, `paymentClosed` (cancelled or expired), `insufficientBalance`, `paymentTypeUnavailable` for a
   * purpose that takes no balance, or the purpose's refusal.
   */
  async payFromBalance(
    tx: Tx,
    payerId: string,
    request: Request<typeof calls.paymentBalancePay>,
  ): Promise<Response<typeof calls.paymentBalancePay>> {
    const payment = await this.locked(tx, request)
    if (!this.purposes.accepts(payment, 'balance')) throw new Failure('paymentTypeUnavailable')
    const payer = { kind: 'customer', ownerId: payerId } as const
    await completePayment(tx, this.purposes, payment, [{ account: payer, amount: -payment.amount }], {
      method: 'balance',
      payer_id: payerId,
      provider_payment_id: null,
      paid_at: this.context.clock.now(),
    })
    return { status: 'paid', paid: payment.amount, balance: await balanceOf(tx, payer) }
  }

  private async locked(tx: Tx, request: Payable): Promise<Payment> {
    const found = await payablePayment({ ...this.context, db: tx }, request)
    return lockPayable(tx, this.context, this.purposes, found)
  }

  /** The balance of a payer with what an attempt at this payment holds of it, since another way of paying returns that first. */
  private async spendable(payerId: string, payment: Payment): Promise<{ balance: number; held: number }> {
    const { db } = this.context
    const [balance, held] = await Promise.all([
      balanceOf(db, { kind: 'customer', ownerId: payerId }),
      heldOf(db, payerId, payment.id),
    ])
    return { balance: balance + held, held }
  }

  private byProviders({ amount }: Payment, language: Language): Types['types'] {
    const usable = amount > 0
    const refusal = usable ? null : messageOf('paymentTypeUnavailable', language)
    return providerKinds
      .filter((kind) => this.providers.has(kind))
      .map((kind) => ({ kind, usable, why: refusal, balance: null, sandbox: this.providers.isSandbox(kind) }))
  }
}
