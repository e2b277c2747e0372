import type { Transaction } from 'kysely'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Database } from '../database/schema'

type Tx = Transaction<Database>

const everyMinutes = 60

/**
 * Does a kind of work now and every hour from then on, once for all servers: on whichever comes first, in one transaction
 * with the planning of the next time. `work` is told what time it is.
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
    await work(tx, now)
    await plan(tx, minutesAfter(now, everyMinutes))
  })
  await plan(db, clock.now())
}
