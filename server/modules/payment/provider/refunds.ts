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

interface RefundJob {
  refundId: string
  /** How often the provider was asked before. */
  asked?: number
  /** Besides the asking that goes on by itself, since the provider says that something became of it. */
  told?: boolean
}

/** After so many minutes a refund is asked for again: twice as long each time, at most a day. */
const retryDelayMinutes = (asked: number): number => Math.min(24 * 60, 2 ** asked)
/** More than a month. Then one that the provider is still at is complained of in the log, and asked for all the same. */
const attemptLimit = 40

const numberOf = (id: string): string => id.replaceAll('-', '')

/**
 * Has providers send money back, again until they have taken it on, and asks what became of it until they are done: after a
 * minute, then ever more seldom, at most a day apart; one job a refund. One that was credited is asked for as well, until
 * attemptLimit ends, since a provider may send it late.
 */
export function registerProviderRefunds(context: Context, providers: Providers): void {
  const { jobs, clock, db, log } = context
  const later = ({ refundId, asked = 0 }: RefundJob) => ({
    kind: refundJob,
    payload: { refundId, asked: asked + 1 },
    runAt: minutesAfter(clock.now(), retryDelayMinutes(asked)),
    key: `refund:${refundId}:${asked + 1}`,
  })
  jobs.outside<RefundJob>(refundJob, async (due) => {
    const { refundId, asked = 0, told = false } = due
    const refund = await queries.refundWithTrade(db, refundId)
    const { status, provider, trade_no: tradeNo, amount, total } = refund
    if (status === 'done' || (status === 'credited' && asked > attemptLimit)) return undefined
    const port = await providers.get(provider)
    const order = { tradeNo, refundNo: numberOf(refundId), amount, total }
    const state = await (status === 'sent' && !told ? port.refund(order) : port.refundState(order))
    if (state === 'open' && asked > attemptLimit) log.error({ refund: refundId, provider }, 'a refund does not arrive')
    return async (tx) => {
      await recordRefundState(context, tx, refundId, state)
      if (state !== 'done' && !told) await jobs.add(tx, later(due))
    }
  })
}

/** Has a provider asked now what became of a refund, by its number; answers false for one that is not known. */
export async function scheduleRefundQuery({ jobs, clock, db }: Context, refundNo: string): Promise<boolean> {
  const id = await queries.refundOfNumber(db, refundNo)
  if (id) await jobs.add(db, { kind: refundJob, payload: { refundId: id, told: true }, runAt: clock.now() })
  return id !== undefined
}

const payer = ({ payer_id }: ProviderRefund): AccountRef => ({ kind: 'customer', ownerId: payer_id })

/**
 * Writes down what a provider says of a refund, however often and in whatever order it says so, so that who paid has the
 * money once (docs/decisions/013-refunds-that-fail.md):
 * - `done` ends the refund.
 * - `failed` credits the balance of who paid, once: the money is still the platform's, at the provider.
 * - `done` after `failed` (somebody sent it again by hand) reverses the credit as far as the balance holds it; the rest
 *   is the deployment's loss. Both are posted and logged as an error.
 * Amounts are in the smallest unit. The refund is locked here, its accounts after it.
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

/** What is no surplus was moved to the provider's account when the refund was asked for. */
async function credit(tx: Tx, refund: ProviderRefund, at: Date, log: Log): Promise<void> {
  const { id, kind, provider, amount } = refund
  const source = kind === 'surplus' ? returning : clearing(provider)
  await post(tx, { kind: 'credit', referenceId: id, at, sides: transfer(source, payer(refund), amount) })
  log.warn({ refund: id, provider, amount }, 'a provider could not send a refund: it is credited to the balance')
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
  log.error({ refund: id, provider, amount, lost }, 'a provider sent a refund that was credited before')
}
