import type { Transaction } from 'kysely'
import { minutesAfter } from '../../../clock'
import type { Database } from '../../../database/schema'
import { addJobs } from '../../../jobs/queries'
import { release } from './hold'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The job kind that queries a payment attempt at its provider. */
export const checkJob = 'payment.check'

/** Minutes after which an attempt is queried without a notification. */
const checkDelays = [1, 5]

const jobAt = (id: string, runAt: Date) => ({ kind: checkJob, payload: { id }, runAt })

/** Schedules queries of a new attempt: after `checkDelays`, and after its expiry. */
export async function checkLater(tx: Tx, id: string, at: Date, payBefore: Date): Promise<void> {
  const times = [...checkDelays.map((minutes) => minutesAfter(at, minutes)), minutesAfter(payBefore, 1)]
  await addJobs(
    tx,
    times.map((time) => jobAt(id, time)),
  )
}

/**
 * Ends the open attempts of a locked payment that is not pending any more: what they hold of balances returns at once, and jobs
 * close them at their providers; late payments are refunded.
 */
export async function endAttempts(tx: Tx, paymentId: string, at: Date): Promise<void> {
  const open = await queries.lockOpenOf(tx, paymentId)
  for (const attempt of open.filter(({ balance_held }) => balance_held > 0)) {
    await queries.endHold(tx, attempt.id)
    await release(tx, attempt, at)
  }
  await addJobs(
    tx,
    open.map(({ id }) => jobAt(id, at)),
  )
}
