import type { Transaction } from 'kysely'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import { liftTimeLimit } from '../database/database'
import type { Database } from '../database/schema'

type Tx = Transaction<Database>

const everyMinutes = 60

/**
 * Work of an hour. It is done at once, or in parts with a transaction each: one that answers true has more to do, and is
 * called again.
 */
export type HourlyWork = (tx: Tx, now: Date) => Promise<void> | Promise<boolean>

/**
 * Schedules work every hour, once for all servers: a job is added when none waits, so that neither another server nor a command
 * brings its time forward. It runs in the background, where it keeps no clock of an order waiting. `work` receives the
 * current time.
 */
export async function everyHour({ jobs, db, clock }: Context, kind: string, work: HourlyWork): Promise<void> {
  const plan = (of: typeof db) => jobs.ensure(of, { kind, payload: {}, runAt: clock.now(), key: kind })
  jobs.inBackground(kind, async (tx, _, { key }): Promise<Date | undefined> => {
    // A job with the key of an earlier release ends with the one that follows it.
    if (key !== kind) return void (await plan(tx))
    const now = clock.now()
    await liftTimeLimit(tx)
    const hasMore = await work(tx, now)
    return hasMore === true ? now : minutesAfter(now, everyMinutes)
  })
  await plan(db)
}
