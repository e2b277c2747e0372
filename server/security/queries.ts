import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema'

type Db = Kysely<Database>

/** The time until which a key is locked; null when it is not. */
export async function lockedUntil(db: Db, key: string): Promise<Date | null> {
  const row = await db.selectFrom('attempts').select('locked_until').where('key', '=', key).executeTakeFirst()
  return row?.locked_until ?? null
}

/** Counts a failure in one statement, so that concurrent ones are all counted; restarts after an expired lock. Answers the count. */
export async function countFailure(
  db: Db,
  key: string,
  now: Date,
  allowed: number,
  lockMinutes: number,
): Promise<number> {
  const lockUntil = new Date(now.getTime() + lockMinutes * 60_000)
  const { rows } = await sql<{ failures: number }>`
    insert into attempts (key, failures, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when attempts.locked_until <= ${now} then 1 else attempts.failures + 1 end,
      since = case when attempts.locked_until <= ${now} then ${now} else attempts.since end,
      locked_until = case
        when attempts.locked_until <= ${now} then null
        when attempts.failures + 1 >= ${allowed} then ${lockUntil}::timestamptz
        else attempts.locked_until end
    returning failures`.execute(db)
  return rows[0]?.failures ?? allowed
}

/** Clears the failures of a key. */
export async function clearFailures(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}

/** Deletes the counts of failures whose lock, or without one whose first failure, lies before a time. */
export async function deleteOldAttempts(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where((eb) => eb(eb.fn.coalesce('locked_until', 'since'), '<', before))
    .execute()
}
