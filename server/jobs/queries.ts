import { sql, type Kysely, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../database/schema'

export interface DueJob {
  id: string
  kind: string
  payload: object
  failures: number
}

export async function addJob(
  db: Kysely<Database>,
  { kind, payload, runAt, key }: { kind: string; payload: object; runAt: Date; key?: string },
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ id: uuid(), kind, key: key ?? null, payload: JSON.stringify(payload), run_at: runAt, last_error: null })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()
}

/** The job that is due longest and that no other server is at. */
export function takeDue(tx: Transaction<Database>, now: Date, kinds: string[]): Promise<DueJob | undefined> {
  if (kinds.length === 0) return Promise.resolve(undefined)
  return tx
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload', 'failures'])
    .where('run_at', '<=', now)
    .where('kind', 'in', kinds)
    .orderBy('run_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function removeJob(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('jobs').where('id', '=', id).execute()
}

export async function postponeJob(tx: Transaction<Database>, id: string, runAt: Date, error: string): Promise<void> {
  await tx
    .updateTable('jobs')
    .set((eb) => ({ run_at: runAt, last_error: error, failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export const jobSavepoint = (tx: Transaction<Database>) => sql`savepoint job`.execute(tx)
export const rollbackJob = (tx: Transaction<Database>) => sql`rollback to savepoint job`.execute(tx)
