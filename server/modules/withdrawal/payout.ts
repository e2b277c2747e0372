import type { Context } from '../../context'
import { registerPayoutJob } from '../../payouts/job'
import type { Payouts } from '../../payouts/payouts'
import { payoutJob, type WithdrawalDesk } from './desk'
import type { SealedPayee } from './payee'
import * as queries from './queries'

/** Registers the job that pays approved withdrawals out. */
export function registerPayouts(context: Context, desk: WithdrawalDesk, payouts: Payouts): void {
  const { db, seal } = context
  registerPayoutJob(context, payouts, {
    job: payoutJob,
    field: 'withdrawalId',
    async order(id) {
      const row = await queries.withdrawalById(db, id)
      if (row?.state !== 'approved') return undefined
      const { kind, provider, title, amount, fee, payee_sealed } = row
      const payee = JSON.parse(seal.open(payee_sealed)) as SealedPayee
      const isFrozen = await queries.isFrozen(db, row.customer_id)
      return { amount: amount - fee, payee: { ...payee, kind, provider, title: title.zh }, isFrozen }
    },
    record: (tx, id, state) => desk.record(tx, id, state),
    plan: (tx, withdrawalId, runAt, asked) => desk.plan(tx, { withdrawalId, asked }, runAt),
  })
}
