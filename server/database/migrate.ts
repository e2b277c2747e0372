import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { StartError } from '../config'
import { migrations } from './migrations'
import type { Migration } from './migrations/migration'
import type { Database } from './schema'

type Migrations = Readonly<Record<string, Migration>>

export interface MigrateOptions {
  /**
   * Time that a migration waits for a lock, and delays the queries queued behind it, before it yields; 4 s by default.
   */
  readonly lockTimeoutMs?: number
  /** Number of attempts of a migration that did not get its locks; 10 by default. */
  readonly attempts?: number
}

/** The key that Kysely's migrator locks too, so that servers of earlier releases are kept out. */
const lockKey = sql.raw('3853314791062309107')
/** A lock that did not come in time, and a deadlock: the transaction changed nothing and may be repeated. */
const repeatable = ['55P03', '40P01']
const pollMs = 200
const longestPauseMs = 5_000

/**
 * Runs `work` while no other server migrates. Each poll is a separate transaction: a waiting transaction would keep a
 * snapshot, for whose end a concurrent index build of another server waits.
 */
async function whileAlone<T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>): Promise<T> {
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${lockKey}) as got`.execute(tx)
      return rows[0]?.got ? { result: await work(tx) } : undefined
    })
    if (done) return done.result
    await wait(pollMs)
  }
}

const createTable = (tx: Transaction<Database>) =>
  sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    tx,
  )

async function pending(db: Kysely<Database>, all: Migrations): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const names = Object.keys(all).sort()
  const newest = names.at(-1) ?? ''
  const unknown = [...applied].find((name) => !(name in all) && name < newest)
  if (unknown) throw new Error(`it was migrated by ${unknown}, which this server does not know`)
  return names.filter((name) => !applied.has(name))
}

/** Runs a migration on another connection, outside of the transaction that keeps other servers out. */
const runOutside = (db: Kysely<Database>, migration: Migration): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      await migration.up(connection)
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })

/** Applies one migration unless another server has; answers whether it did. */
const apply = (db: Kysely<Database>, all: Migrations, name: string, lockTimeoutMs: number): Promise<boolean> =>
  whileAlone(db, async (tx) => {
    const migration = all[name]
    if (!migration || !(await pending(tx, all)).includes(name)) return false
    // Without parameters: a statement with them keeps its snapshot until the next one, for which an index build would wait.
    const limits = { lock_timeout: lockTimeoutMs, statement_timeout: 0, idle_in_transaction_session_timeout: 0 }
    for (const [limit, value] of Object.entries(limits)) await sql.raw(`set local ${limit} = ${value}`).execute(tx)
    if (migration.outsideTransaction) await runOutside(db, migration)
    else await migration.up(tx)
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(tx)
    return true
  })

async function applyPatiently(
  db: Kysely<Database>,
  all: Migrations,
  name: string,
  { lockTimeoutMs = 4_000, attempts = 10 }: MigrateOptions,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(db, all, name, lockTimeoutMs)
    } catch (error) {
      if (attempt >= attempts || !repeatable.includes((error as { code?: string }).code ?? '')) throw error
    }
    await wait(Math.min(attempt * lockTimeoutMs, longestPauseMs))
  }
}

/**
 * Applies pending migrations in order of name, each in a separate transaction, one server at a time. A migration that
 * waits too long for a lock yields to the queries queued behind it and is retried. Migrations of a later release, which
 * leave this server's tables intact, are no obstacle.
 * @returns the names of the applied migrations
 * @throws StartError naming the migration that failed; it has changed nothing, those before it stay applied
 */
export const migrate = async (
  db: Kysely<Database>,
  all: Migrations = migrations,
  options: MigrateOptions = {},
): Promise<string[]> => {
  const applied: string[] = []
  let current = ''
  try {
    await whileAlone(db, createTable)
    for (const name of await pending(db, all)) {
      current = ` (${name})`
      if (await applyPatiently(db, all, name, options)) applied.push(name)
    }
    return applied
  } catch (error) {
    const reason = (error as Error).message
    throw new StartError(`The database could not be migrated${current}: ${reason}`, { cause: error })
  }
}
