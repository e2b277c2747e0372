import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request, Response } from '@contract/call'
import type { paymentWechatOrder } from '@contract/calls/payment'
import type { Checkout } from '@contract/entities/payment'
import type { Context } from '../../../context'
import type { Database, ProviderName } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import type { PaymentProvider } from '../../../payments/provider'
import type { Providers } from '../../../payments/providers'
import type { OrderEngine } from '../../order/engine'
import { checkLater } from './checks'
import { lockPayable } from '../payable'
import * as providerQueries from './queries'
import * as queries from '../queries'
import { payableOrderId } from '../share'

type Wanted = Request<typeof paymentWechatOrder>

/** The sandbox is paid on its own cashier, whatever client asks: its token is what it calls the trade. */
function forSandbox(checkout: Checkout): Checkout {
  if (checkout.how === 'wechatMini') return { how: 'sandbox', token: checkout.package.replace('prepay_id=', '') }
  if (checkout.how === 'alipayMini') return { how: 'sandbox', token: checkout.tradeNo }
  throw new Error('the sandbox is opened as for a mini-program')
}

/** Opens payments at providers (product text §7, payment): asked outside of any transaction, then answered in one. */
export class Opening {
  constructor(
    private readonly context: Context,
    private readonly providers: Providers,
    private readonly orders: OrderEngine,
  ) {}

  /**
   * Has the provider open what can still be paid; the same order, payer, provider and kind of client share one trade.
   * @throws Failure `paymentFailed` when the provider does not open it.
   */
  async prepare(name: ProviderName, caller: SignedIn, wanted: Wanted): Promise<void> {
    if (!this.providers.has(name)) return
    const orderId = payableOrderId(this.context, wanted)
    const payment = await queries.payable(this.context.db, orderId)
    if (payment.status !== 'pending' || payment.amount === 0 || payment.pay_before <= this.context.clock.now()) return
    const one = await this.written(name, caller, wanted, payment)
    if (!one || one.opened) return
    try {
      const opened = await this.open(await this.providers.get(name), one, caller, wanted, payment)
      await providerQueries.saveOpened(this.context.db, one.id, opened)
    } catch (error) {
      this.context.log.error({ err: error, provider: name }, 'a provider did not open a payment')
      throw new Failure('paymentFailed')
    }
  }

  /** @throws Failure `alreadyPaid`, `paymentClosed` or `paymentTypeUnavailable`. */
  async answer(
    tx: Transaction<Database>,
    name: ProviderName,
    { customer }: SignedIn,
    wanted: Wanted,
  ): Promise<Response<typeof paymentWechatOrder>> {
    const { order, payment } = await lockPayable(tx, this.context, this.orders, payableOrderId(this.context, wanted))
    const one = await providerQueries.findOpen(tx, this.keyOf(name, customer.id, wanted, payment))
    if (!one?.opened) throw new Failure('paymentTypeUnavailable')
    return { amount: payment.amount, payBefore: order.pay_before.toISOString(), checkout: one.opened as Checkout }
  }

  private keyOf(provider: ProviderName, payerId: string, { door }: Wanted, { id }: { id: string }) {
    return { paymentId: id, payerId, provider, door: this.providers.isSandbox(provider) ? 'mini' : door }
  }

  private async written(name: ProviderName, { customer }: SignedIn, wanted: Wanted, payment: queries.PayableRow) {
    const key = this.keyOf(name, customer.id, wanted, payment)
    const [id, at] = [uuid(), this.context.clock.now()]
    const row = {
      id,
      payment_id: key.paymentId,
      payer_id: key.payerId,
      provider: name,
      door: key.door,
      trade_no: id.replaceAll('-', ''),
      transaction_id: null,
      amount: payment.amount,
      status: 'open',
      opened: null,
      created_at: at,
      paid_at: null,
    } as const
    await this.context.db.transaction().execute(async (tx) => {
      if (await providerQueries.insertOpen(tx, row)) await checkLater(tx, id, at, payment.pay_before)
    })
    return providerQueries.findOpen(this.context.db, key)
  }

  private async open(
    provider: PaymentProvider,
    { trade_no: tradeNo, amount, door }: providerQueries.ProviderPayment,
    { ip, customer, language }: SignedIn,
    { loginCode }: Wanted,
    { name, pay_before: expiresAt }: queries.PayableRow,
  ): Promise<Checkout> {
    const title = name[language].slice(0, 40)
    const trade = {
      tradeNo,
      amount,
      title,
      expiresAt,
      door: door as Wanted['door'],
      ip,
      payerId: customer.id,
      loginCode,
    }
    const checkout = await provider.open(trade)
    return provider.sandbox ? forSandbox(checkout) : checkout
  }
}
