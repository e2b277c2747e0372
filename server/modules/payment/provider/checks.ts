import type { Transaction } from 'kysely'
import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import type { Database } from '../../../database/schema'
import { addJobs } from '../../../jobs/queries'
import type { Providers } from '../../../payments/providers'
import type { Intake } from './intake'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The job that asks a provider what became of a try to pay. */
export const checkJob = 'payment.check'

/** After how many minutes the provider is asked although nobody said anything. */
const askAfter = [1, 5]

const jobAt = (id: string, runAt: Date) => ({ kind: checkJob, payload: { id }, runAt })

/** Has a new try looked after: soon, and once more when its time is over. */
export async function checkLater(tx: Tx, id: string, at: Date, payBefore: Date): Promise<void> {
  const times = [...askAfter.map((minutes) => minutesAfter(at, minutes)), minutesAfter(payBefore, 1)]
  await addJobs(
    tx,
    times.map((time) => jobAt(id, time)),
  )
}

/** Has the open tries of a payment ended that need no paying any more; what they took in meanwhile goes back. */
export async function endOpen(tx: Tx, paymentId: string, at: Date): Promise<void> {
  const open = await queries.openOf(tx, paymentId)
  await addJobs(
    tx,
    open.map(({ id }) => jobAt(id, at)),
  )
}

/**
 * Asks providers what became of tries to pay, since a notification may be lost. A try that is too late or not needed any
 * more is closed at the provider, so that nobody pays for nothing. A closed one is asked about too: a page of Alipay that
 * was not open yet could not be closed there, and takes money until its time is over.
 */
export function registerChecks(context: Context, providers: Providers, intake: Intake): void {
  context.jobs.outside<{ id: string }>(checkJob, async ({ id }) => {
    const one = await queries.byId(context.db, id)
    if (one.status === 'paid') return undefined
    const provider = await providers.get(one.provider)
    const state = await provider.query(one.trade_no)
    if (state.state === 'paid') return (tx) => intake.take(tx, one.provider, state)
    if (one.status === 'closed') return undefined
    const wanted = one.payment_status === 'pending' && one.pay_before > context.clock.now()
    if (wanted && state.state !== 'closed') return undefined
    if (state.state !== 'closed') await provider.close(one.trade_no)
    return (tx) => queries.setClosed(tx, id)
  })
}
