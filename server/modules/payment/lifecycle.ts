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
  /** Which thing of the purpose; left out, the payment is its own subject. */
  readonly subjectId?: string
  readonly customerId: string
  readonly title: Bilingual
  readonly payBefore: Date
  /** In the smallest unit. */
  readonly amount: number
  /** For which orders it is, if for any. */
  readonly allocations?: readonly queries.Allocation[]
  readonly at: Date
  /** Has the payment closed when its time is over; left out for what ends it by a clock of its own, as orders do. */
  readonly expires?: boolean
}

const expiryJob = 'payment.expire'

/**
 * Opens a payment, which the cashier, the balance and the providers can pay from then on until `payBefore`. What is pending
 * already for the same subject of a purpose is not opened a second time. Answers the id of the payment; null when there was
 * one.
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

/** Closes a locked pending payment: nobody can pay it any more, and what was begun at providers is ended. */
export async function closePayment(tx: Tx, id: string, at: Date): Promise<void> {
  await queries.setClosed(tx, id)
  await endAttempts(tx, id, at)
}

/** Closes the payments that were opened with `expires`, once their time is over, and tells their purpose. */
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
