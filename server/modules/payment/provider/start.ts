import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { paymentWechatOrder } from '@contract/calls/payment'
import type { Checkout, PaymentScene } from '@contract/entities/payment'
import type { Context } from '../../../context'
import type { Database, ProviderName } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { isKeyTaken } from '../../../http/queries/keys'
import type { Providers } from '../../../payments/providers'
import { fromBalanceOf } from '../from-balance'
import { closedReason, lockPayable, payablePayment } from '../payable'
import type { PaymentPurposes } from '../purpose'
import { type Payment, paymentOf } from '../queries'
import type { AttemptEnding } from './ending'
import { checkLater } from './attempts'
import { hold } from './hold'
import * as queries from './queries'

type Start = Request<typeof paymentWechatOrder>

/** The part that the payer wants to pay from the balance. */
const partOf = ({ fromBalance = 0 }: Start): number => fromBalance

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
    private readonly ending: AttemptEnding,
  ) {}

  /**
   * Opens a trade at the provider if the payment can be paid; one trade per payment, payer, provider and scene. A part from the
   * balance is held until the attempt ends, the trade is opened for the rest, and an earlier attempt with other parts ends first.
   * @throws Failure `paymentFailed` when the provider does not open it, or does not answer about the earlier attempt;
   * `paymentTypeUnavailable` for a purpose that takes no balance, or a part that leaves nothing to the provider;
   * `insufficientBalance`; for a payment with a part also what `startProviderPayment` throws.
   */
  async prepareProviderPayment(name: ProviderName, caller: SignedIn, request: Start): Promise<void> {
    if (!this.providers.has(name)) return
    const found = await payablePayment(this.context, request)
    if (found.amount === 0 || closedReason(found, this.context.clock.now())) return
    if (partOf(request) > 0 && (await isKeyTaken(this.context.db, caller.customer.id, request.idempotencyKey))) return
    this.checkPart(request, found)
    await this.endOthers(name, caller, request, found)
    const payment = await paymentOf(this.context.db, found.id)
    if (closedReason(payment, this.context.clock.now())) return
    const attempt = await this.attemptOf(name, caller, request, payment)
    if (!attempt || attempt.opened) return
    try {
      await queries.saveCheckout(this.context.db, attempt.id, await this.open(attempt, caller, request, payment))
    } catch (error) {
      this.context.log.error({ err: error, provider: name }, 'a provider did not open a payment')
      if (attempt.balance_held > 0) await this.ending.closeHere(attempt.id)
      throw new Failure('paymentFailed')
    }
  }

  /**
   * @throws Failure `alreadyPaid`, `paymentClosed`, `paymentTypeUnavailable`, `paymentFailed` when another attempt of the payer came
   * between, or the purpose's refusal.
   */
  async startProviderPayment(
    tx: Transaction<Database>,
    name: ProviderName,
    { customer }: SignedIn,
    request: Start,
  ): Promise<Response<typeof paymentWechatOrder>> {
    const found = await payablePayment({ ...this.context, db: tx }, request)
    const payment = await lockPayable(tx, this.context, this.purposes, found)
    const attempt = await queries.findOpen(tx, this.keyOf(name, customer.id, request, payment))
    if (!attempt?.opened || attempt.balance_part !== partOf(request)) {
      const isPossible = this.providers.has(name) && payment.amount > 0
      throw new Failure(isPossible ? 'paymentFailed' : 'paymentTypeUnavailable')
    }
    return {
      amount: attempt.amount,
      ...fromBalanceOf(attempt.balance_part),
      payBefore: payment.pay_before.toISOString(),
      checkout: attempt.opened as Checkout,
    }
  }

  private keyOf(provider: ProviderName, payerId: string, { paymentScene }: Start, { id }: Payment) {
    const scene = this.providers.isSandbox(provider) ? 'mini' : paymentScene
    return { paymentId: id, payerId, provider, scene }
  }

  private checkPart(request: Start, payment: Payment): void {
    const part = partOf(request)
    const isPossible = part < payment.amount && this.purposes.accepts(payment, 'balance')
    if (part > 0 && !isPossible) throw new Failure('paymentTypeUnavailable')
  }

  /** Ends the payer's attempts that hold a part of the balance or are in the way of the new one, unless they are the same. */
  private async endOthers(name: ProviderName, { customer }: SignedIn, request: Start, payment: Payment): Promise<void> {
    const { provider, scene } = this.keyOf(name, customer.id, request, payment)
    const open = await queries.openOf(this.context.db, payment.id)
    for (const attempt of open.filter(({ payer_id }) => payer_id === customer.id)) {
      const hasKey = attempt.provider === provider && attempt.scene === scene
      const isSame = hasKey && attempt.balance_part === partOf(request)
      const isInTheWay = hasKey || attempt.balance_held > 0
      if (isInTheWay && !isSame && !(await this.ending.end(attempt))) throw new Failure('paymentFailed')
    }
  }

  /** The open attempt of a payer, inserted if there is none. Undefined while another attempt of the payer holds a part. */
  private async attemptOf(name: ProviderName, { customer }: SignedIn, request: Start, payment: Payment) {
    const key = this.keyOf(name, customer.id, request, payment)
    const id = uuid()
    const at = this.context.clock.now()
    const part = partOf(request)
    const row = {
      id,
      payment_id: key.paymentId,
      payer_id: key.payerId,
      provider: name,
      scene: key.scene,
      trade_no: id.replaceAll('-', ''),
      transaction_id: null,
      amount: payment.amount - part,
      balance_part: part,
      balance_held: part,
      status: 'open',
      opened: null,
      created_at: at,
      paid_at: null,
    } as const
    await this.context.db.transaction().execute(async (tx) => {
      if (part > 0) await lockPayable(tx, this.context, this.purposes, payment)
      if (!(await queries.insertOpen(tx, row))) return
      await checkLater(tx, id, at, payment.pay_before)
      if (part > 0) await hold(tx, row, part, at)
    })
    const attempt = await queries.findOpen(this.context.db, key)
    return attempt?.balance_part === part ? attempt : undefined
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
