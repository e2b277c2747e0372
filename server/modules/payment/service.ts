import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type * as calls from '@contract/calls/payment'
import { type Payable, providerKinds } from '@contract/entities/payment'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { messageOf } from '../../http/errors'
import type { SignedIn } from '../../http/caller'
import type { Providers } from '../../payments/providers'
import type { OrderEngine } from '../order/engine'
import { post, transfer } from '../wallet/ledger'
import { balanceOf } from '../wallet/queries'
import { endOpen } from './provider/checks'
import { lockPayable } from './payable'
import * as queries from './queries'
import { storeOf } from './settle'
import { payableOrderId } from './share'

type Types = Response<typeof calls.paymentTypes>

const billOf = ({ status, amount, pay_before, name }: queries.PayableRow, language: Language) => ({
  amount,
  title: name[language],
  status,
  payBefore: pay_before.toISOString(),
})

/** The cashier: how an order can be paid, and paying it from the balance (product text §7, payment). */
export class PaymentService {
  constructor(
    private readonly context: Context,
    private readonly orders: OrderEngine,
    private readonly providers: Providers,
  ) {}

  async types({ customer, language }: SignedIn, request: Payable): Promise<Types> {
    const [payable, balance] = await Promise.all([
      queries.payable(this.context.db, payableOrderId(this.context, request)),
      balanceOf(this.context.db, { kind: 'customer', ownerId: customer.id }),
    ])
    const enough = balance >= payable.amount
    const why = enough ? null : messageOf('insufficientBalance', language)
    const byBalance = { kind: 'balance' as const, usable: enough, why, balance, sandbox: false }
    return { ...billOf(payable, language), types: [byBalance, ...this.byProviders(payable, language)] }
  }

  /** What is to be paid; a payment is opened with its order, so that a second one changes nothing. */
  async addOrder(
    tx: Transaction<Database>,
    { language }: SignedIn,
    { orderId }: Request<typeof calls.paymentAddOrder>,
  ): Promise<Response<typeof calls.paymentAddOrder>> {
    await lockPayable(tx, this.context, this.orders, orderId)
    return billOf(await queries.payable(tx, orderId), language)
  }

  /**
   * Takes the amount from the caller's account into what is held for the store, and tells the order.
   * @throws Failure `alreadyPaid`, `paymentClosed` (cancelled or too late) or `insufficientBalance`.
   */
  async payFromBalance(
    tx: Transaction<Database>,
    payerId: string,
    request: Request<typeof calls.paymentBalancePay>,
  ): Promise<Response<typeof calls.paymentBalancePay>> {
    const orderId = payableOrderId(this.context, request)
    const { order, payment } = await lockPayable(tx, this.context, this.orders, orderId)
    const at = this.context.clock.now()
    const payer = { kind: 'customer', ownerId: payerId } as const
    if (payment.amount > 0) {
      const sides = transfer(payer, { kind: 'storeHeld', ownerId: storeOf(order) }, payment.amount)
      await post(tx, { kind: 'payment', referenceId: payment.id, at, sides })
    }
    const paid = { method: 'balance', payer_id: payerId, provider_payment_id: null, paid_at: at } as const
    await queries.setPaid(tx, payment.id, paid)
    await endOpen(tx, payment.id, at)
    await this.orders.fire(tx, order, 'pay', 'payment')
    return { status: 'paid', paid: payment.amount, balance: await balanceOf(tx, payer) }
  }

  private byProviders({ amount }: queries.PayableRow, language: Language): Types['types'] {
    const usable = amount > 0
    const why = usable ? null : messageOf('paymentTypeUnavailable', language)
    return providerKinds
      .filter((kind) => this.providers.has(kind))
      .map((kind) => ({ kind, usable, why, balance: null, sandbox: this.providers.isSandbox(kind) }))
  }
}
