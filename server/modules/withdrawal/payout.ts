import { minutesAfter } from '../../clock'
import type { Context } from '../../context'
import type { Payouts, PayoutOrder } from '../../payouts/payouts'
import { type PayoutJob, payoutJob, type WithdrawalDesk } from './desk'
import * as queries from './queries'

/** Exponential backoff in minutes, at most a day. */
const retryDelayMinutes = (asked: number): number => Math.min(24 * 60, 2 ** asked)
/** Minutes between two looks at a frozen account. */
const frozenMinutes = 60
/** After some days each further question is logged as an error. */
const attemptLimit = 14

interface SealedPayee {
  readonly number: string
  readonly name: string
  readonly phone: string | null
}

/** The number of a withdrawal at the provider of payouts: it has no other, however often it is asked for. */
export const payoutNumber = (withdrawalId: string): string => withdrawalId.replaceAll('-', '')

function orderOf({ seal }: Pick<Context, 'seal'>, row: queries.WithdrawalRow): PayoutOrder {
  const payee = JSON.parse(seal.open(row.payee_sealed)) as SealedPayee
  const { kind, provider, title } = row
  return {
    number: payoutNumber(row.id),
    amount: row.amount - row.fee,
    payee: { ...payee, kind, provider, title: title.zh },
  }
}

/**
 * Registers the job that pays approved withdrawals out. It always asks first, and sends only what the provider does not
 * know: after silence, a crash or a lost lease nothing is sent twice. A provider that does not answer is asked again by the
 * jobs' own retries, one that has not finished yet ever more seldom.
 */
export function registerPayouts(context: Context, desk: WithdrawalDesk, payouts: Payouts): void {
  const { jobs, db, clock, log } = context
  jobs.outside<PayoutJob>(payoutJob, async ({ withdrawalId, asked = 0 }) => {
    const row = await queries.withdrawalById(db, withdrawalId)
    if (row?.state !== 'approved') return undefined
    const known = await payouts.query(payoutNumber(withdrawalId))
    // An account that was frozen after the approval is paid once it is not frozen any more.
    if (known === 'unknown' && (await queries.isFrozen(db, row.customer_id)))
      return (tx) => desk.plan(tx, { withdrawalId, asked: asked + 1 }, minutesAfter(clock.now(), frozenMinutes))
    const state = known === 'unknown' ? await payouts.pay(orderOf(context, row)) : known
    const isOpen = state === 'open' || state === 'unknown'
    if (isOpen && asked > attemptLimit)
      log.error({ withdrawal: withdrawalId }, 'a payout is still open after many attempts')
    return async (tx) => {
      await desk.record(tx, withdrawalId, state)
      const then = { withdrawalId, asked: asked + 1 }
      if (isOpen) await desk.plan(tx, then, minutesAfter(clock.now(), retryDelayMinutes(asked)))
    }
  })
}
