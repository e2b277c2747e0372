import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { paymentWechatOrder } from '@contract/calls/payment'
import type { Checkout, PaymentScene } from '@contract/entities/payment'
import type { Context } from '../../../context'
import type { Database, ProviderName } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import type { Providers } from '../../../payments/providers'
import { closedReason, lockPayable, payablePayment } from '../payable'
import type { PaymentPurposes } from '../purpose'
import type { Payment } from '../queries'
import { checkLater } from './attempts'
import * as queries from './queries'

type Start = Request<typeof paymentWechatOrder>

/** The sandbox uses its own cashier for every client; its token is the prepay id or trade number. */
function forSandbox(checkout: Checkout): Checkout {
  if (checkout.how === 'wechatMini') return { how: 'sandbox', token: checkout.package.replace('prepay_id=', '') }
  if (checkout.how === 'alipayMini') return { how: 'sandbox', token: checkout.tradeNo }
  throw new Error('the sandbox is opened as for a mini-program')
}

/** Starts payments at providers (product text §7, payment): the provider is called before the transaction of the idempotent call. */
export class ProviderPayments {
  constructor(
    private readonly context: Context,
    private readonly providers: Providers,
    private readonly purposes: PaymentPurposes,
  ) {}

  /**
   * Opens a trade at the provider if the payment can be paid; one trade per payment, payer, provider and scene.
   * @throws Failure `paymentFailed` when the provider does not open it.
   */
  async prepareProviderPayment(name: ProviderName, caller: SignedIn, request: Start): Promise<void> {
    if (!this.providers.has(name)) return
    const payment = await payablePayment(this.context, request)
    if (payment.amount === 0 || closedReason(payment, this.context.clock.now())) return
    const attempt = await this.attemptOf(name, caller, request, payment)
    if (!attempt || attempt.opened) return
    try {
      await queries.saveCheckout(this.context.db, attempt.id, await this.open(attempt, caller, request, payment))
    } catch (error) {
      this.context.log.error({ err: error, provider: name }, 'a provider did not open a payment')
      throw new Failure('paymentFailed')
    }
  }

  /** @throws Failure `alreadyPaid`, `paymentClosed`, `paymentTypeUnavailable`, or the purpose's refusal. */
  async startProviderPayment(
    tx: Transaction<Database>,
    name: ProviderName,
    { customer }: SignedIn,
    request: Start,
  ): Promise<Response<typeof paymentWechatOrder>> {
    const found = await payablePayment({ ...this.context, db: tx }, request)
    const payment = await lockPayable(tx, this.context, this.purposes, found)
    const attempt = await queries.findOpen(tx, this.keyOf(name, customer.id, request, payment))
    if (!attempt?.opened) throw new Failure('paymentTypeUnavailable')
    return {
      amount: payment.amount,
      payBefore: payment.pay_before.toISOString(),
      checkout: attempt.opened as Checkout,
    }
  }

  private keyOf(provider: ProviderName, payerId: string, { paymentScene }: Start, { id }: Payment) {
    const scene = this.providers.isSandbox(provider) ? 'mini' : paymentScene
    return { paymentId: id, payerId, provider, scene }
  }

  /** The open attempt of a payer, inserted if there is none. */
  private async attemptOf(name: ProviderName, { customer }: SignedIn, request: Start, payment: Payment) {
    const key = this.keyOf(name, customer.id, request, payment)
    const id = uuid()
    const at = this.context.clock.now()
    const row = {
      id,
      payment_id: key.paymentId,
      payer_id: key.payerId,
      provider: name,
      scene: key.scene,
      trade_no: id.replaceAll('-', ''),
      transaction_id: null,
      amount: payment.amount,
      status: 'open',
      opened: null,
      created_at: at,
      paid_at: null,
    } as const
    await this.context.db.transaction().execute(async (tx) => {
      if (await queries.insertOpen(tx, row)) await checkLater(tx, id, at, payment.pay_before)
    })
    return queries.findOpen(this.context.db, key)
  }

  private async open(
    attempt: queries.ProviderPayment,
    { ip, customer, language }: SignedIn,
    { loginCode }: Start,
    payment: Payment,
  ): Promise<Checkout> {
    const provider = await this.providers.get(attempt.provider)
    const checkout = await provider.open({
      tradeNo: attempt.trade_no,
      amount: attempt.amount,
      title: payment.title[language].slice(0, 40),
      expiresAt: payment.pay_before,
      scene: attempt.scene as PaymentScene,
      ip,
      payerId: customer.id,
      loginCode,
    })
    return provider.sandbox ? forSandbox(checkout) : checkout
  }
}
