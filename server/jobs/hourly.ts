import type { Transaction } from 'kysely'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import { liftTimeLimit } from '../database/database'
import type { Database } from '../database/schema'

type Tx = Transaction<Database>

const everyMinutes = 60

/**
 * Schedules work now and every hour, once for all servers, in one transaction with the scheduling of the next run.
 * `work` receives the current time.
 */
export async function everyHour(
  { jobs, db, clock }: Context,
  kind: string,
  work: (tx: Tx, now: Date) => Promise<void>,
): Promise<void> {
  const plan = (tx: typeof db, runAt: Date) =>
    jobs.add(tx, { kind, payload: {}, runAt, key: `${kind}:${runAt.toISOString().slice(0, 13)}` })
  jobs.on(kind, async (tx) => {
    const now = clock.now()
    await liftTimeLimit(tx)
    await work(tx, now)
    await plan(tx, minutesAfter(now, everyMinutes))
  })
  await plan(db, clock.now())
}
