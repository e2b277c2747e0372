import type { Context } from '../../../context'
import type { ReceivedPayment } from '../../../payments/provider'
import type { Providers } from '../../../payments/providers'
import { addJobs } from '../../../jobs/queries'
import type { NewJob } from '../../../jobs/queries'
import type { ProviderName } from '../../../database/schema'
import type { PaymentPurposes } from '../purpose'
import { closeAttempt } from './hold'
import * as queries from './queries'
import { recordProviderPayment } from './record'

/** Asks the providers about the open attempts of an order's payments before a window of it ends. */
export const askJob = 'payment.ask'

/** The job that follows once every attempt is paid or closed, with its payload. */
export interface AskFirst {
  readonly orderId: string
  readonly then: { readonly kind: string; readonly payload: object }
}

/** A job that asks at a time, and is followed by another one. */
export const askFirst = (payload: AskFirst, runAt: Date): NewJob => ({ kind: askJob, payload, runAt })

/**
 * Registers the job that queries every open attempt of an order and closes the unpaid ones, so that a payment made in
 * time counts though its notification is late. Payments are recorded before the following job is due. The job is
 * repeated while a provider does not answer.
 */
export function registerAsking(context: Context, providers: Providers, purposes: PaymentPurposes): void {
  context.jobs.outside<AskFirst>(askJob, async ({ orderId, then }) => {
    const paid: { provider: ProviderName; money: ReceivedPayment }[] = []
    const closed: string[] = []
    for (const attempt of await queries.openOfOrder(context.db, orderId)) {
      const provider = await providers.get(attempt.provider)
      const state = await provider.query(attempt.trade_no)
      if (state.state === 'paid') paid.push({ provider: attempt.provider, money: state })
      else {
        if (state.state !== 'closed') await provider.close(attempt.trade_no)
        closed.push(attempt.id)
      }
    }
    return async (tx) => {
      for (const { provider, money } of paid) await recordProviderPayment(tx, context, purposes, provider, money)
      for (const id of closed) await closeAttempt(tx, purposes, id, context.clock.now())
      await addJobs(tx, [{ ...then, runAt: context.clock.now() }])
    }
  })
}
