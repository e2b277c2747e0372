import { type Kysely, type Migration as KyselyMigration, type RawBuilder, sql } from 'kysely'

/** A step from one schema to the next. It is applied once, in a separate transaction. */
export interface Migration extends KyselyMigration {
  /** Runs without a transaction, as concurrent index builds must; it may be interrupted and is then run again from its beginning. */
  readonly outsideTransaction?: true
}

const isValid = async (db: Kysely<unknown>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db)
  return rows[0]?.valid ?? false
}

/**
 * Builds an index while the table is read and written, for a migration `outsideTransaction`. One that exists is kept, but
 * the invalid one that an interrupted build leaves is replaced.
 * @param definition what follows `create index concurrently <name>`
 */
export const buildIndex = async (
  db: Kysely<unknown>,
  name: string,
  definition: string,
  kind: 'index' | 'unique index' = 'index',
): Promise<void> => {
  if (await isValid(db, name)) return
  await sql.raw(`drop index concurrently if exists ${name}`).execute(db)
  await sql.raw(`create ${kind} concurrently ${name} ${definition}`).execute(db)
}

/**
 * Changes a table at once, for a migration `outsideTransaction`. Without the lock within seconds, it yields to the
 * queries queued behind it and throws; the migration is then repeated.
 */
export const changeTable = (db: Kysely<unknown>, statement: RawBuilder<unknown>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '4s'`.execute(tx)
    await statement.execute(tx)
  })
