import type { Transaction } from 'kysely'
import { minutesAfter } from '../../../clock'
import type { Database } from '../../../database/schema'
import { addJobs } from '../../../jobs/queries'
import * as queries from './queries'

type Tx = Transaction<Database>

/** The job that asks a provider what became of an attempt to pay. */
export const checkJob = 'payment.check'

/** After how many minutes the provider is asked although nobody said anything. */
const checkDelays = [1, 5]

const jobAt = (id: string, runAt: Date) => ({ kind: checkJob, payload: { id }, runAt })

/** Has a new attempt looked after: soon, and once more when its time is over. */
export async function checkLater(tx: Tx, id: string, at: Date, payBefore: Date): Promise<void> {
  const times = [...checkDelays.map((minutes) => minutesAfter(at, minutes)), minutesAfter(payBefore, 1)]
  await addJobs(
    tx,
    times.map((time) => jobAt(id, time)),
  )
}

/** Has the open attempts of a payment ended that needs no paying any more; what they took in meanwhile goes back. */
export async function endAttempts(tx: Tx, paymentId: string, at: Date): Promise<void> {
  const open = await queries.openOf(tx, paymentId)
  await addJobs(
    tx,
    open.map(({ id }) => jobAt(id, at)),
  )
}
