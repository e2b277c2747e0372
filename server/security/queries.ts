import { sql, type Kysely } from 'kysely'
import { deleteSome } from '../database/delete-some'
import type { Database } from '../database/schema'

type Db = Kysely<Database>

/**
 * Public id of a session: a UUID made of a hash of the token's hash, from which neither follows. Derived rather than
 * stored, so that the sessions of earlier releases have one too.
 */
export const sessionId = sql<string>`overlay(overlay(md5(token_hash) placing '4' from 13) placing '8' from 17)::uuid`

/** The time until which a key is locked; null when it is not. */
export async function lockedUntil(db: Db, key: string): Promise<Date | null> {
  const row = await db.selectFrom('attempts').select('locked_until').where('key', '=', key).executeTakeFirst()
  return row?.locked_until ?? null
}

/**
 * Counts a failure in one statement, so that concurrent ones are all counted; restarts after an expired lock, and after
 * `minutes` without one. Answers the count.
 */
export async function countFailure(db: Db, key: string, now: Date, allowed: number, minutes: number): Promise<number> {
  const lockUntil = new Date(now.getTime() + minutes * 60_000)
  const begunBefore = new Date(now.getTime() - minutes * 60_000)
  const isOver = sql`(attempts.locked_until <= ${now} or (attempts.locked_until is null and attempts.since <= ${begunBefore}))`
  const { rows } = await sql<{ failures: number }>`
    insert into attempts (key, failures, since) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when ${isOver} then 1 else attempts.failures + 1 end,
      since = case when ${isOver} then ${now} else attempts.since end,
      locked_until = case
        when ${isOver} then null
        when attempts.failures + 1 >= ${allowed} then ${lockUntil}::timestamptz
        else attempts.locked_until end
    returning failures`.execute(db)
  return rows[0]?.failures ?? allowed
}

/** Takes one failure of a key back, with the lock that it may have set. */
export async function uncountFailure(db: Db, key: string, allowed: number): Promise<void> {
  await sql`
    update attempts set failures = greatest(0, failures - 1),
      locked_until = case when failures - 1 < ${allowed} then null else locked_until end
    where key = ${key}`.execute(db)
}

/** Clears the failures of a key. */
export async function clearFailures(db: Db, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute()
}

/** Clears the failures of a key and of those that continue it after a colon. */
export async function clearAllFailures(db: Db, key: string): Promise<void> {
  await sql`delete from attempts where key = ${key} or starts_with(key, ${`${key}:`})`.execute(db)
}

/** Deletes some of the counts of failures whose lock, or without one whose first failure, lies before a time. */
export const deleteOldAttempts = (db: Db, before: Date): Promise<boolean> =>
  deleteSome(db, 'attempts', sql`coalesce(locked_until, since) < ${before}`)

/** Whether the customer with a phone, by its hashes, has signed in on a device. */
export async function hasSignedIn(db: Db, phoneHashes: readonly string[], deviceHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select('sessions.customer_id')
    .where('customers.phone_hash', 'in', phoneHashes)
    .where('sessions.device_hash', '=', deviceHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
