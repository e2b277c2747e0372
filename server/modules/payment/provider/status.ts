import type { Response } from '@contract/call'
import type { paymentStatus } from '@contract/calls/payment'
import type { Payable } from '@contract/entities/payment'
import type { Context } from '../../../context'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import * as providerQueries from './queries'
import { payablePayment } from '../payable'
import type { PaymentPurposes } from '../purpose'
import { maskedNameOf } from '../names'
import { fromBalanceOf } from '../from-balance'
import { paidOrdersOf } from '../paid-orders'
import { type Payment, paymentOf } from '../queries'
import { endWithAttempt } from './end'
import type { AttemptEnding } from './ending'

type State = Response<typeof paymentStatus>

/**
 * The status of payments. The caller's newest attempt at a pending one is queried at its provider, since its notification may be late
 * or lost; those of others, who may be many with a share token, are queried by jobs alone (attempts.ts).
 */
export class PaymentStatusService {
  constructor(
    private readonly context: Context,
    private readonly ending: AttemptEnding,
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

  /** Returns the id of the attempt if it has failed; what it holds of the balance returns. */
  private async queryNewest({ customer }: SignedIn, payment: Payment): Promise<string | undefined> {
    if (payment.status !== 'pending') return undefined
    const attempt = await providerQueries.lastOf(this.context.db, payment.id, customer.id)
    if (attempt?.status !== 'open' || (await this.ending.query(attempt)) !== 'failed') return undefined
    if (attempt.balance_held > 0) await this.ending.end(attempt)
    await endWithAttempt(this.context, this.purposes, payment, 'failed')
    return attempt.id
  }

  /** Closes the caller's open attempts at the providers. @throws Failure `paymentFailed` when a provider cannot be queried. */
  async cancel(payer: SignedIn, request: Payable): Promise<State> {
    const payerId = payer.customer.id
    const payment = await payablePayment(this.context, request)
    const { id } = payment
    const open = await providerQueries.openOf(this.context.db, id)
    for (const attempt of open.filter(({ payer_id }) => payer_id === payerId))
      if (!(await this.ending.end(attempt))) throw new Failure('paymentFailed')
    if (payment.customer_id === payerId) await endWithAttempt(this.context, this.purposes, payment, 'cancelled')
    return this.answer(id, payer, undefined)
  }

  private async answer(paymentId: string, caller: SignedIn, failed: string | undefined): Promise<State> {
    const { db } = this.context
    const payerId = caller.customer.id
    const payment = await paymentOf(db, paymentId)
    const { id, status, amount, method, payer_id, from_balance } = payment
    const orders = await paidOrdersOf(db, this.purposes, payment, caller)
    const payer = payer_id !== null && payer_id !== payerId ? await maskedNameOf(db, payer_id) : null
    const last =
      status === 'pending' || failed !== undefined ? await providerQueries.lastOf(db, id, payerId) : undefined
    const attempt = last && last.status !== 'paid' ? (failed === last.id ? 'failed' : last.status) : null
    return { status, amount, orders, method, ...fromBalanceOf(payer_id === payerId ? from_balance : 0), payer, attempt }
  }
}
