import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import { addJobs } from '../../jobs/queries'
import { endAttempts } from './provider/attempts'
import type { PaymentPurposes } from './purpose'
import * as queries from './queries'

type Tx = Transaction<Database>

export interface NewPayment {
  readonly purpose: string
  /** The subject of the purpose, such as an order; omitted, the payment itself. */
  readonly subjectId?: string
  readonly customerId: string
  readonly title: Bilingual
  readonly payBefore: Date
  /** In the smallest unit. */
  readonly amount: number
  /** The allocations to orders, if any. */
  readonly allocations?: readonly queries.Allocation[]
  readonly at: Date
  /** Whether a job closes the payment at `payBefore`; omitted for subjects with a separate expiry, such as orders. */
  readonly expires?: boolean
}

const expiryJob = 'payment.expire'

/**
 * Opens a payment, payable until `payBefore`. Returns its id, or null when one is already pending for the same purpose and
 * subject.
 */
export async function openPayment(tx: Tx, payment: NewPayment): Promise<string | null> {
  const id = uuid()
  const isNew = await queries.insertPayment(tx, {
    id,
    purpose: payment.purpose,
    subject_id: payment.subjectId ?? id,
    customer_id: payment.customerId,
    title: JSON.stringify(payment.title),
    pay_before: payment.payBefore,
    amount: payment.amount,
    created_at: payment.at,
  })
  if (!isNew) return null
  if (payment.allocations) await queries.insertAllocations(tx, id, payment.allocations)
  if (payment.expires) await addJobs(tx, [{ kind: expiryJob, payload: { id }, runAt: payment.payBefore }])
  return id
}

/** Closes a locked pending payment and its open attempts. */
export async function closePayment(tx: Tx, id: string, at: Date): Promise<void> {
  await queries.setClosed(tx, id)
  await endAttempts(tx, id, at)
}

/** Registers the job that closes expired payments opened with `expires` and notifies their purpose. */
export function registerExpiry({ jobs, clock }: Context, purposes: PaymentPurposes): void {
  jobs.on<{ id: string }>(expiryJob, async (tx, { id }) => {
    const found = await queries.paymentOf(tx, id)
    const purpose = purposes.of(found)
    await purpose.lock(tx, found)
    const payment = await queries.lockPayment(tx, id)
    if (payment.status !== 'pending' || payment.pay_before > clock.now()) return
    await closePayment(tx, id, clock.now())
    await purpose.closed(tx, payment)
  })
}
