import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { addJobs } from '../../../jobs/queries'
import type { RefundState } from '../../../payments/provider'
import type { Providers } from '../../../payments/providers'
import { type AccountRef, clearing, funding, merged, post, postBy, returning, transfer } from '../../wallet/ledger'
import { insertRefund } from '../queries'
import * as queries from './queries'

type Tx = Transaction<Database>
type Log = Context['log']
type ProviderRefund = queries.ProviderRefund

export interface PaymentRefund {
  readonly paymentId: string
  /** The provider payment to refund; null for a refund to the balance, which is done at once. */
  readonly providerPaymentId: string | null
  readonly kind: 'part' | 'whole' | 'surplus'
  readonly referenceId: string
  readonly amount: number
  readonly at: Date
}

/** The job kind that requests a refund from a provider and then queries its state. */
export const refundJob = 'payment.refund'

/**
 * Inserts a refund and, for a provider payment, schedules the job that requests it. The refund's id is the provider's refund
 * number, which makes repeated requests idempotent.
 */
export async function requestProviderRefund(tx: Tx, refund: PaymentRefund): Promise<void> {
  const id = uuid()
  const { providerPaymentId, at } = refund
  await insertRefund(tx, {
    id,
    payment_id: refund.paymentId,
    provider_payment_id: providerPaymentId,
    kind: refund.kind,
    reference_id: refund.referenceId,
    amount: refund.amount,
    status: providerPaymentId ? 'sent' : 'done',
    created_at: at,
    done_at: providerPaymentId ? null : at,
  })
  if (providerPaymentId)
    await addJobs(tx, [{ kind: refundJob, payload: { refundId: id }, runAt: at, key: `refund:${id}` }])
}

/** The payload in the jobs table; queued jobs rely on the field names. */
interface RefundJob {
  refundId: string
  /** The number of earlier attempts. */
  asked?: number
  /** Set for a job that a notification has triggered: it only queries, and is not rescheduled. */
  told?: boolean
}

/** Exponential backoff in minutes, at most a day. */
const retryDelayMinutes = (attempts: number): number => Math.min(24 * 60, 2 ** attempts)
/** After more than a month: an open refund is then logged as an error at each attempt, a credited one is not queried any more. */
const attemptLimit = 40

const numberOf = (id: string): string => id.replaceAll('-', '')

/**
 * Registers the refund job: requests a refund until the provider has accepted it, then queries its state until it is done, with
 * exponential backoff and one pending job per refund. A credited refund is queried up to `attemptLimit`, since a provider may
 * still send it.
 */
export function registerProviderRefunds(context: Context, providers: Providers): void {
  const { jobs, clock, db, log } = context
  const next = ({ refundId, asked: attempts = 0 }: RefundJob) => ({
    kind: refundJob,
    payload: { refundId, asked: attempts + 1 },
    runAt: minutesAfter(clock.now(), retryDelayMinutes(attempts)),
    key: `refund:${refundId}:${attempts + 1}`,
  })
  jobs.outside<RefundJob>(refundJob, async (job) => {
    const { refundId, asked: attempts = 0, told: notified = false } = job
    const refund = await queries.refundWithTrade(db, refundId)
    const { status, provider, trade_no: tradeNo, amount, total } = refund
    if (status === 'done' || (status === 'credited' && attempts > attemptLimit)) return undefined
    const port = await providers.get(provider)
    const order = { tradeNo, refundNo: numberOf(refundId), amount, total }
    const state = await (status === 'sent' && !notified ? port.refund(order) : port.refundState(order))
    if (state === 'open' && attempts > attemptLimit)
      log.error({ refund: refundId, provider }, 'a refund is still open after many attempts')
    return async (tx) => {
      await recordRefundState(context, tx, refundId, state)
      if (state !== 'done' && !notified) await jobs.add(tx, next(job))
    }
  })
}

/** Schedules an immediate query of a refund by its number; returns false for an unknown number. */
export async function scheduleRefundQuery({ jobs, clock, db }: Context, refundNo: string): Promise<boolean> {
  const id = await queries.refundOfNumber(db, refundNo)
  if (id) await jobs.add(db, { kind: refundJob, payload: { refundId: id, told: true }, runAt: clock.now() })
  return id !== undefined
}

const payer = ({ payer_id }: ProviderRefund): AccountRef => ({ kind: 'customer', ownerId: payer_id })

/**
 * Records the state that a provider reports for a refund. Reports may repeat and arrive in any order; the payer receives the
 * money once (docs/decisions/013-refunds-that-fail.md):
 * - `done` completes the refund.
 * - `failed` credits the payer's balance once; the money is still in the platform's account at the provider.
 * - `done` after `failed` (a manual resend at the provider) reverses the credit up to the balance; the rest is a loss of the
 *   deployment. Both are posted and logged as an error.
 * Amounts are in the smallest unit. Locks the refund, then its accounts.
 */
export async function recordRefundState(
  { clock, log }: Context,
  tx: Tx,
  id: string,
  state: RefundState,
): Promise<void> {
  const refund = await queries.lockRefund(tx, id)
  const at = clock.now()
  if (refund.status === 'done') return
  if (state === 'done') {
    if (refund.status === 'credited') await reverseCredit(tx, refund, at, log)
    else await completeReturn(tx, refund, at)
    await queries.setRefundStatus(tx, id, 'done', at)
  } else if (refund.status !== 'credited') {
    if (state === 'failed') await credit(tx, refund, at, log)
    await queries.setRefundStatus(tx, id, state === 'failed' ? 'credited' : 'accepted', null)
  }
}

async function completeReturn(tx: Tx, { id, kind, provider, amount }: ProviderRefund, at: Date): Promise<void> {
  if (kind !== 'surplus') return
  await post(tx, { kind: 'return', referenceId: id, at, sides: transfer(returning, clearing(provider), amount) })
}

/** Only a surplus is still in `returning`; other refunds were posted to the clearing account when they were requested. */
async function credit(tx: Tx, refund: ProviderRefund, at: Date, log: Log): Promise<void> {
  const { id, kind, provider, amount } = refund
  const source = kind === 'surplus' ? returning : clearing(provider)
  await post(tx, { kind: 'credit', referenceId: id, at, sides: transfer(source, payer(refund), amount) })
  log.warn({ refund: id, provider, amount }, 'a provider failed to send a refund: it is credited to the balance')
}

async function reverseCredit(tx: Tx, refund: ProviderRefund, at: Date, log: Log): Promise<void> {
  const { id, provider, amount } = refund
  const accounts = [payer(refund), funding, clearing(provider)]
  let lost = 0
  await postBy(tx, { kind: 'creditReversed', referenceId: id, at }, accounts, (holds) => {
    lost = Math.max(0, amount - holds(payer(refund)))
    return merged([
      { account: payer(refund), amount: lost - amount },
      { account: funding, amount: -lost },
      { account: clearing(provider), amount },
    ])
  })
  log.error({ refund: id, provider, amount, lost }, 'a provider sent a refund that was already credited')
}
