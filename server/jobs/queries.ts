import { type Insertable, sql, type Kysely, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import { preparedRows } from '../database/prepared'
import type { Database, JobTable } from '../database/schema'

type Tx = Transaction<Database>

export interface DueJob {
  id: string
  kind: string
  key: string | null
  payload: object
  failures: number
}

export interface NewJob {
  readonly kind: string
  readonly payload: object
  readonly runAt: Date
  /** A key that waits or runs is not added again, so that it names all that makes the work another: an id, a time. */
  readonly key?: string
}

const added = preparedRows((db: Kysely<Database>, rows: readonly Insertable<JobTable>[]) =>
  db
    .insertInto('jobs')
    .values(rows)
    .onConflict((oc) => oc.column('key').doNothing()),
)

/** Adds jobs in one statement. */
export async function addJobs(db: Kysely<Database>, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map(({ kind, payload, runAt, key = null }) => {
    return { id: uuid(), kind, key, payload: JSON.stringify(payload), run_at: runAt, last_error: null }
  })
  await added(db, rows)
}

const due = (db: Kysely<Database>, now: Date, kinds: readonly string[]) =>
  db
    .selectFrom('jobs')
    .where('run_at', '<=', now)
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .limit(1)
    .forUpdate()
    .skipLocked()

/** The longest due job that no other server holds, locked for this transaction. */
export function takeDue(tx: Tx, now: Date, kinds: readonly string[]): Promise<DueJob | undefined> {
  return due(tx, now, kinds).select(['id', 'kind', 'key', 'payload', 'failures']).executeTakeFirst()
}

/** Leases the longest due job until `until`. */
export function lease(db: Kysely<Database>, now: Date, until: Date, kinds: readonly string[]) {
  return db
    .updateTable('jobs')
    .set({ run_at: until })
    .where('id', '=', due(db, now, kinds).select('id'))
    .returning(['id', 'kind', 'key', 'payload', 'failures'])
    .executeTakeFirst()
}

/** Locks a job leased until `until`; false when another server has leased or done it since. */
export async function lockLeased(tx: Tx, id: string, until: Date): Promise<boolean> {
  const query = tx.selectFrom('jobs').select('id').where('id', '=', id).where('run_at', '=', until).forUpdate()
  return (await query.executeTakeFirst()) !== undefined
}

/** Removes a job that is done. */
export async function removeJob(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).execute()
}

/** Moves a job that is done for now to its next time. */
export async function moveJob(tx: Tx, id: string, runAt: Date): Promise<void> {
  const next = { run_at: runAt, failures: 0, last_error: null }
  await tx.updateTable('jobs').set(next).where('id', '=', id).execute()
}

/** Whether a job of a key waits or runs. */
export async function hasKey(db: Kysely<Database>, key: string): Promise<boolean> {
  return (await db.selectFrom('jobs').select('id').where('key', '=', key).executeTakeFirst()) !== undefined
}

/** Postpones a failed job, unless it was done or postponed since. */
export async function postponeJob(
  db: Kysely<Database>,
  { id, failures }: Pick<DueJob, 'id' | 'failures'>,
  runAt: Date,
  error: string,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: runAt, last_error: error, failures: failures + 1 })
    .where('id', '=', id)
    .where('failures', '=', failures)
    .execute()
}

/** Numbers of waiting, due and failed jobs, and the age of the oldest due one in seconds. */
export async function countJobs(db: Kysely<Database>, now: Date) {
  const isDue = sql`run_at <= ${now}`
  return db
    .selectFrom('jobs')
    .select([
      sql<number>`count(*)`.as('waiting'),
      sql<number>`count(*) filter (where ${isDue})`.as('due'),
      sql<number>`count(*) filter (where failures > 0)`.as('failing'),
      sql<number>`coalesce(extract(epoch from ${now}::timestamptz - min(run_at) filter (where ${isDue})), 0)::float8`.as(
        'late',
      ),
    ])
    .executeTakeFirstOrThrow()
}
