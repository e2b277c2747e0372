import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../database/schema'
import { addJobs } from '../../jobs/queries'
import * as queries from './queries'

export interface Refund {
  readonly paymentId: string
  /** The provider's payment that it goes back to; null for the balance, which has it at once. */
  readonly providerPaymentId: string | null
  readonly kind: 'part' | 'whole' | 'surplus'
  readonly referenceId: string
  readonly amount: number
  readonly at: Date
}

/** The job that asks a provider to send money back, and then what became of it. */
export const refundJob = 'payment.refund'

/**
 * Writes a refund down and, when a provider must send it, has a job ask for it until it is there. The refund's id is
 * the number under which the provider knows it, so that asking twice sends the money once.
 */
export async function sendBack(tx: Transaction<Database>, refund: Refund): Promise<void> {
  const id = uuid()
  const { paymentId, providerPaymentId, kind, referenceId, amount, at } = refund
  await queries.insertRefund(tx, {
    id,
    payment_id: paymentId,
    provider_payment_id: providerPaymentId,
    kind,
    reference_id: referenceId,
    amount,
    status: providerPaymentId ? 'sent' : 'done',
    created_at: at,
    done_at: providerPaymentId ? null : at,
  })
  if (providerPaymentId)
    await addJobs(tx, [{ kind: refundJob, payload: { refundId: id }, runAt: at, key: `refund:${id}` }])
}
