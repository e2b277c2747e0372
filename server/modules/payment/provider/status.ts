import type { Response } from '@contract/call'
import type { paymentStatus } from '@contract/calls/payment'
import type { Payable } from '@contract/entities/payment'
import type { Context } from '../../../context'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import type { TradeState } from '../../../payments/provider'
import type { Providers } from '../../../payments/providers'
import * as providerQueries from './queries'
import { payablePayment } from '../payable'
import type { PaymentPurposes } from '../purpose'
import { maskedNameOf } from '../names'
import { paidOrdersOf } from '../paid-orders'
import { type Payment, paymentOf } from '../queries'
import { endWithAttempt } from './end'
import { recordProviderPayment } from './record'

type State = Response<typeof paymentStatus>
type ProviderPayment = providerQueries.ProviderPayment

/**
 * The status of payments. The caller's newest attempt at a pending one is queried at its provider, since its notification may be late
 * or lost; those of others, who may be many with a share token, are queried by jobs alone (attempts.ts).
 */
export class PaymentStatusService {
  constructor(
    private readonly context: Context,
    private readonly providers: Providers,
    private readonly purposes: PaymentPurposes,
  ) {}

  async status(payer: SignedIn, request: Payable): Promise<State> {
    const payment = await payablePayment(this.context, request)
    return this.answer(payment.id, payer, await this.queryNewest(payer, payment))
  }

  /** Queries the caller's newest open attempt at a payment and records what was paid. */
  async refresh(payer: SignedIn, request: Payable): Promise<void> {
    await this.queryNewest(payer, await payablePayment(this.context, request))
  }

  /** Returns the id of the attempt if it has failed. */
  private async queryNewest({ customer }: SignedIn, payment: Payment): Promise<string | undefined> {
    if (payment.status !== 'pending') return undefined
    const attempt = await providerQueries.lastOf(this.context.db, payment.id, customer.id)
    if (attempt?.status !== 'open' || (await this.queryProvider(attempt)) !== 'failed') return undefined
    await endWithAttempt(this.context, this.purposes, payment, 'failed')
    return attempt.id
  }

  /** Closes the caller's open attempts at the providers. @throws Failure `paymentFailed` when a provider cannot be queried. */
  async cancel(payer: SignedIn, request: Payable): Promise<State> {
    const payerId = payer.customer.id
    const payment = await payablePayment(this.context, request)
    const { id } = payment
    const open = await providerQueries.openOf(this.context.db, id)
    for (const attempt of open.filter(({ payer_id }) => payer_id === payerId)) await this.endAttempt(attempt)
    if (payment.customer_id === payerId) await endWithAttempt(this.context, this.purposes, payment, 'cancelled')
    return this.answer(id, payer, undefined)
  }

  private async endAttempt(attempt: ProviderPayment): Promise<void> {
    const current = await this.queryProvider(attempt)
    const ended = current === undefined || current === 'paid' || current === 'closed'
    const state = ended ? current : await this.close(attempt)
    if (state === undefined) throw new Failure('paymentFailed')
    if (state === 'closed') await providerQueries.setClosed(this.context.db, attempt.id)
  }

  /** Closes an attempt at its provider. After a refusal it is queried: it may have been closed concurrently, or paid. */
  private async close(attempt: ProviderPayment): Promise<'closed' | 'paid' | undefined> {
    try {
      const provider = await this.providers.get(attempt.provider)
      await provider.close(attempt.trade_no)
      return 'closed'
    } catch (error) {
      this.context.log.warn({ err: error, provider: attempt.provider }, 'a payment could not be closed')
      const state = await this.queryProvider(attempt)
      return state === 'closed' || state === 'paid' ? state : undefined
    }
  }

  /** Queries an attempt at its provider and records a payment; undefined when the provider is unavailable. */
  private async queryProvider({ provider: name, trade_no }: ProviderPayment): Promise<TradeState['state'] | undefined> {
    try {
      const provider = await this.providers.get(name)
      const state = await provider.query(trade_no)
      if (state.state === 'paid')
        await this.context.db
          .transaction()
          .execute((tx) => recordProviderPayment(tx, this.context, this.purposes, name, state))
      return state.state
    } catch (error) {
      this.context.log.warn({ err: error, provider: name }, 'a provider could not be queried about a payment')
      return undefined
    }
  }

  private async answer(paymentId: string, caller: SignedIn, failed: string | undefined): Promise<State> {
    const { db } = this.context
    const payerId = caller.customer.id
    const payment = await paymentOf(db, paymentId)
    const { id, status, amount, method, payer_id } = payment
    const orders = await paidOrdersOf(db, this.purposes, payment, caller)
    const payer = payer_id !== null && payer_id !== payerId ? await maskedNameOf(db, payer_id) : null
    const last =
      status === 'pending' || failed !== undefined ? await providerQueries.lastOf(db, id, payerId) : undefined
    const attempt = last && last.status !== 'paid' ? (failed === last.id ? 'failed' : last.status) : null
    return { status, amount, orders, method, payer, attempt }
  }
}
