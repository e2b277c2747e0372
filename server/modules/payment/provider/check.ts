import type { Context } from '../../../context'
import type { Providers } from '../../../payments/providers'
import type { PaymentPurposes } from '../purpose'
import { checkJob } from './attempts'
import * as queries from './queries'
import { recordProviderPayment } from './record'

/**
 * Asks providers what became of attempts to pay, since a notification may be lost. An attempt that is too late or not needed
 * any more is closed at the provider, so that nobody pays for nothing. A closed one is asked about too: a page of Alipay
 * that was not open yet could not be closed there, and takes money until its time is over.
 */
export function registerAttemptChecks(context: Context, providers: Providers, purposes: PaymentPurposes): void {
  context.jobs.outside<{ id: string }>(checkJob, async ({ id }) => {
    const attempt = await queries.byId(context.db, id)
    if (attempt.status === 'paid') return undefined
    const provider = await providers.get(attempt.provider)
    const state = await provider.query(attempt.trade_no)
    if (state.state === 'paid') return (tx) => recordProviderPayment(tx, context, purposes, attempt.provider, state)
    if (attempt.status === 'closed') return undefined
    const wanted = attempt.payment_status === 'pending' && attempt.pay_before > context.clock.now()
    if (wanted && state.state !== 'closed') return undefined
    if (state.state !== 'closed') await provider.close(attempt.trade_no)
    return (tx) => queries.setClosed(tx, id)
  })
}
