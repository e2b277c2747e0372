import type { Transaction } from 'kysely'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import type { PayoutOrder, Payouts, PayoutState } from './payouts'

/** Exponential backoff in minutes, at most a day. */
const retryDelayMinutes = (asked: number): number => Math.min(24 * 60, 2 ** asked)
/** Minutes between two looks at a frozen account. */
const frozenMinutes = 60
/** After some days each further question is logged as an error. */
const attemptLimit = 14

/** The number of a payout at its provider, by its id: it has no other, however often it is asked for. */
export const payoutNumber = (id: string): string => id.replaceAll('-', '')

interface BookedOrder extends Omit<PayoutOrder, 'number'> {
  /** Whether the account was frozen after the approval: nothing is sent until it is not frozen any more. */
  readonly isFrozen: boolean
}

/** A kind of payouts: what they are for, and how their outcome is booked. */
export interface PayoutBook {
  /** The job that asks for a payout, and then what became of it. */
  readonly job: string
  /** The field of the job's payload with the payout's id; queued jobs rely on it. */
  readonly field: string
  /** The order of a payout that is to be made; undefined for one that is not, or not any more. */
  order(id: string): Promise<BookedOrder | undefined>
  /** Books what the provider says. */
  record(tx: Transaction<Database>, id: string, state: PayoutState): Promise<void>
  /** Schedules the next question about a payout that is still in progress. */
  plan(tx: Transaction<Database>, id: string, runAt: Date, asked: number): Promise<void>
}

/**
 * Registers the job that makes payouts of a kind. It always asks first, and sends only what the provider does not
 * know: after silence, a crash or a lost lease nothing is sent twice. A provider that does not answer is asked again by the
 * jobs' own retries, one that has not finished yet ever more seldom.
 */
export function registerPayoutJob(
  context: Pick<Context, 'jobs' | 'clock' | 'log'>,
  payouts: Payouts,
  book: PayoutBook,
): void {
  const { jobs, clock, log } = context
  jobs.outside<Record<string, unknown>>(book.job, async (payload) => {
    const id = String(payload[book.field])
    const asked = typeof payload.asked === 'number' ? payload.asked : 0
    const booked = await book.order(id)
    if (!booked) return undefined
    const { isFrozen, ...order } = booked
    const number = payoutNumber(id)
    const known = await payouts.query(number)
    if (known === 'unknown' && isFrozen)
      return (tx) => book.plan(tx, id, minutesAfter(clock.now(), frozenMinutes), asked + 1)
    const state = known === 'unknown' ? await payouts.pay({ ...order, number }) : known
    const isOpen = state === 'open' || state === 'unknown'
    if (isOpen && asked > attemptLimit) log.error({ [book.field]: id }, 'a payout is still open after many attempts')
    return async (tx) => {
      await book.record(tx, id, state)
      if (isOpen) await book.plan(tx, id, minutesAfter(clock.now(), retryDelayMinutes(asked)), asked + 1)
    }
  })
}
