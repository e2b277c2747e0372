import type { Context } from '../../../context'
import type { Providers } from '../../../payments/providers'
import type { PaymentPurposes } from '../purpose'
import { checkJob } from './attempts'
import { closeAttempt } from './hold'
import * as queries from './queries'
import { recordProviderPayment } from './record'

/**
 * Registers the job that queries payment attempts at providers, since notifications may be lost. An attempt whose payment is
 * expired or no longer pending, and a failed one that holds a balance part, is closed at the provider. Closed attempts are queried too: Alipay cannot close a page that the
 * payer has not opened yet, and accepts payment on it until it expires.
 */
export function registerAttemptChecks(context: Context, providers: Providers, purposes: PaymentPurposes): void {
  context.jobs.outside<{ id: string }>(checkJob, async ({ id }) => {
    const attempt = await queries.byId(context.db, id)
    if (attempt.status === 'paid') return undefined
    const provider = await providers.get(attempt.provider)
    const state = await provider.query(attempt.trade_no)
    if (state.state === 'paid') return (tx) => recordProviderPayment(tx, context, purposes, attempt.provider, state)
    if (attempt.status === 'closed') return undefined
    const payable = attempt.payment_status === 'pending' && attempt.pay_before > context.clock.now()
    const holdsInVain = state.state === 'failed' && attempt.balance_held > 0
    if (payable && state.state !== 'closed' && !holdsInVain) return undefined
    if (state.state !== 'closed') await provider.close(attempt.trade_no)
    return (tx) => closeAttempt(tx, purposes, id, context.clock.now())
  })
}
