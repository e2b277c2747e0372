import type { Kysely } from 'kysely'
import { minutesAfter } from '../clock'
import type { Context } from '../context'
import type { Database } from '../database/schema'
import { forgetKeys } from './queries'

const kind = 'keys.forget'
const keptMinutes = 24 * 60
const everyMinutes = 60

/** Forgets idempotency keys a day after they were used, every hour, on whichever server comes first. */
export async function forgetOldKeys({ jobs, db, clock }: Context): Promise<void> {
  const plan = (tx: Kysely<Database>, runAt: Date) =>
    jobs.add(tx, { kind, payload: {}, runAt, key: `${kind}:${runAt.toISOString().slice(0, 13)}` })
  jobs.on(kind, async (tx) => {
    const now = clock.now()
    await forgetKeys(tx, minutesAfter(now, -keptMinutes))
    await plan(tx, minutesAfter(now, everyMinutes))
  })
  await plan(db, clock.now())
}
