import type { Context } from '../../context'
import { payoutNumber, registerPayoutJob } from '../../payouts/job'
import type { Payee, Payouts } from '../../payouts/payouts'
import { confirmJob, type PayoutJob, payoutJob, type StorePayoutDesk } from './desk'
import * as queries from './queries'

type SealedPayee = Pick<Payee, 'number' | 'name' | 'phone'>

/** Registers the jobs that make approved payouts of stores, and that ask later whether a paid one has come back. */
export function registerStorePayouts(context: Context, desk: StorePayoutDesk, payouts: Payouts): void {
  const { db, seal, jobs } = context
  registerPayoutJob(context, payouts, {
    job: payoutJob,
    field: 'payoutId',
    async order(id) {
      const row = await queries.payoutById(db, id)
      if (row?.state !== 'approved') return undefined
      const { kind, provider, title, amount, payee_sealed } = row
      const payee = JSON.parse(seal.open(payee_sealed)) as SealedPayee
      const isFrozen = await queries.isFrozen(db, row.store_id)
      return { amount, payee: { ...payee, kind, provider, title: title.zh }, isFrozen }
    },
    record: (tx, id, state) => desk.record(tx, id, state),
    plan: (tx, payoutId, runAt, asked) => desk.plan(tx, { payoutId, asked }, runAt),
  })
  jobs.outside<PayoutJob>(confirmJob, async ({ payoutId }) => {
    const row = await queries.payoutById(db, payoutId)
    if (row?.state !== 'paid') return undefined
    const state = await payouts.query(payoutNumber(payoutId))
    return state === 'failed' ? (tx) => desk.record(tx, payoutId, state) : undefined
  })
}
