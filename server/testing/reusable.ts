import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { openDatabase } from '../database/database'
import type { Database } from '../database/schema'
import { inDatabase, patient } from './postgres'

/** Prefix of the names of databases that wait to be used again. */
const IDLE = 'idle_'

/** Bytes that a database may grow by before it is dropped instead of being used again, since nothing vacuums it. */
const growth = 16 * 2 ** 20

/** A fresh database: its schema, its size in bytes, and the rows that the migrations wrote, as JSON by table. */
export interface Origin {
  readonly schema: string
  readonly size: number
  readonly rows: Readonly<Record<string, string>>
}

const newName = (prefix: string): string => `${prefix}${randomBytes(6).toString('hex')}`

/** A digest of all that tests could change in a schema. Clones have the object ids of their template. */
const schemaDigest = sql<string>`md5(concat_ws('|',
  (select string_agg(concat_ws(' ', oid, relname, relkind, relnatts, relchecks, relreplident, reloptions), ',' order by oid)
    from pg_class where relnamespace = 'public'::regnamespace),
  (select string_agg(concat_ws(' ', attrelid, attnum, attname, atttypid, attnotnull, attisdropped, attgenerated), ',' order by attrelid, attnum)
    from pg_attribute where attnum > 0 and attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)),
  (select string_agg(concat_ws(' ', adrelid, adnum, adbin), ',' order by adrelid, adnum) from pg_attrdef),
  (select string_agg(concat_ws(' ', oid, conname, convalidated), ',' order by oid) from pg_constraint),
  (select string_agg(concat_ws(' ', indexrelid, indisvalid, indisready), ',' order by indexrelid) from pg_index),
  (select string_agg(concat_ws(' ', oid, tgenabled), ',' order by oid) from pg_trigger),
  (select string_agg(concat_ws(' ', oid, prosrc), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
  (select string_agg(setconfig::text, ',') from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = current_database())),
  (select count(*) from pg_namespace where nspname not like 'pg\\_%'),
  (select string_agg(concat_ws(' ', oid, extversion), ',' order by oid) from pg_extension)))`

const filledTables = async (db: Kysely<Database>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`.execute(db)
  return rows.map(({ name }) => name)
}

/** Reads a database that no test has used yet. */
export const originOf = async (db: Kysely<Database>): Promise<Origin> => {
  const { rows } = await sql<{ schema: string; size: number }>`
    select ${schemaDigest} as schema, pg_database_size(current_database())::float8 as size`.execute(db)
  const kept: Record<string, string> = {}
  for (const table of await filledTables(db)) {
    const found = await sql<{ rows: string | null }>`
      select json_agg(each)::text as rows from ${sql.raw(table)} as each`.execute(db)
    if (found.rows[0]?.rows) kept[table] = found.rows[0].rows
  }
  return { schema: rows[0]?.schema ?? '', size: rows[0]?.size ?? 0, rows: kept }
}

/** Restores the rows of a fresh database; false when its schema was changed or it grew too much. */
const restore = async (url: string, origin: Origin): Promise<boolean> => {
  const db = openDatabase(url, { ...patient, connections: 1 })
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(tx)
      for (const table of await filledTables(tx)) await sql`delete from ${sql.raw(table)}`.execute(tx)
      for (const [table, rows] of Object.entries(origin.rows)) {
        const name = sql.raw(table)
        await sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${rows}::json)`.execute(tx)
      }
      const { rows } = await sql<{ schema: string; size: number }>`
        select ${schemaDigest} as schema, pg_database_size(current_database())::float8 as size`.execute(tx)
      const [now] = rows
      return now !== undefined && now.schema === origin.schema && now.size < origin.size + growth
    })
  } finally {
    await db.destroy()
  }
}

/** Runs a statement on the server; false when it is refused, such as a renaming that another process was faster with. */
export type Administer = (statement: string) => Promise<unknown>

const accepted = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** Takes a database that an earlier test has left, whatever process it ran in; undefined when there is none. */
export const takeIdle = async (admin: Kysely<Database>, administer: Administer): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`
    select datname as name from pg_database where datname like ${`${IDLE}%`} order by random()`.execute(admin)
  for (const { name } of rows) {
    const taken = newName('test_')
    if (await accepted(administer(`alter database ${name} rename to ${taken}`))) return taken
  }
  return undefined
}

/** Leaves a database to later tests as it was at first; false when it must be dropped. */
export const leaveIdle = async (
  serverUrl: string,
  name: string,
  origin: Origin,
  administer: Administer,
): Promise<boolean> => {
  const isRestored = await restore(inDatabase(serverUrl, name), origin).catch(() => false)
  return isRestored && accepted(administer(`alter database ${name} rename to ${newName(IDLE)}`))
}
