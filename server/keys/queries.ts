import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database/schema'
import type { SealedColumn } from './sealed-columns'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Lets one server at a time decide on keys, until the transaction ends. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`lock table data_keys in share row exclusive mode`.execute(tx)
}

export interface UsedKey {
  id: string
  check_value: string
}

/** The keys that something may be sealed with, the newest last. */
export function usedKeys(db: Db): Promise<UsedKey[]> {
  return db
    .selectFrom('data_keys')
    .select(['id', 'check_value'])
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .execute()
}

/** Makes a key the newest one. */
export async function addKey(tx: Tx, key: UsedKey): Promise<void> {
  const again = { check_value: key.check_value, created_at: sql<Date>`clock_timestamp()`, retired_at: null }
  await tx
    .insertInto('data_keys')
    .values({ ...key, retired_at: null })
    .onConflict((oc) => oc.column('id').doUpdateSet(again))
    .execute()
}

/** Notes of all keys but one that nothing is sealed with them any more. */
export async function retireOthers(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('data_keys')
    .set({ retired_at: sql<Date>`clock_timestamp()` })
    .where('id', '!=', id)
    .where('retired_at', 'is', null)
    .execute()
}

/** Something that an earlier release sealed, to try a key on; undefined in an empty database. */
export async function sealedExample(db: Db): Promise<string | undefined> {
  const customer = await db.selectFrom('customers').select('phone_sealed as sealed').limit(1).executeTakeFirst()
  const example = customer ?? (await db.selectFrom('sandbox_keys').select('sealed').limit(1).executeTakeFirst())
  return example?.sealed
}

/** Whether a server is connected to the database. */
export async function isServed(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name in ('linli', 'linli events') limit 1`.execute(db)
  return rows.length > 0
}

export interface SealedRow {
  /** The primary key, each column as text. */
  keys: string[]
  sealed: string
}

const columnsOf = ({ keys }: SealedColumn) => sql.join(Object.keys(keys).map((name) => sql.ref(name)))
const typed = ({ keys }: SealedColumn, values: readonly string[]) =>
  sql.join(Object.values(keys).map((type, index) => sql`${values[index]}::${sql.raw(type)}`))

/** Sealed texts of a column that do not have the ending of a key; in the order of the primary key after a row. */
export async function sealedOtherwise(
  db: Db,
  { column, ending, after, limit }: { column: SealedColumn; ending: string; after?: SealedRow; limit: number },
): Promise<SealedRow[]> {
  const sealed = sql.ref(column.column)
  const beyond = after ? sql`and (${columnsOf(column)}) > (${typed(column, after.keys)})` : sql``
  const { rows } = await sql<SealedRow>`
    select array[${sql.join(Object.keys(column.keys).map((name) => sql`${sql.ref(name)}::text`))}] as keys, ${sealed} as sealed
    from ${sql.table(column.table)}
    where ${sealed} is not null and right(${sealed}, ${ending.length}::int) <> ${ending} ${beyond}
    order by ${columnsOf(column)} limit ${limit}`.execute(db)
  return rows
}

export interface ResealedText extends SealedRow {
  again: string
  /** Keyed hash of the sealed value, in columns that are looked up by one. */
  hash: string | null
}

/** Replaces what is sealed unless it was changed meanwhile; one statement, so that an interruption leaves each row whole. */
export async function replaceSealed(db: Db, column: SealedColumn, rows: readonly ResealedText[]): Promise<void> {
  const names = Object.keys(column.keys)
  const arrays = [
    ...names.map((_, index) => rows.map(({ keys }) => keys[index])),
    rows.map(({ sealed }) => sealed),
    rows.map(({ again }) => again),
    rows.map(({ hash }) => hash),
  ]
  const sealed = sql.ref(column.column)
  const same = Object.entries(column.keys).map(
    ([name, type], index) => sql`target.${sql.ref(name)} = new.${sql.ref(`key${index}`)}::${sql.raw(type)}`,
  )
  await sql`
    update ${sql.table(column.table)} as target
    set ${sealed} = new.again ${column.hash ? sql`, ${sql.ref(column.hash)} = new.hash` : sql``}
    from unnest(${sql.join(arrays.map((values) => sql`${values}::text[]`))})
      as new (${sql.join(names.map((_, index) => sql.ref(`key${index}`)))}, sealed, again, hash)
    where ${sql.join(same, sql` and `)} and target.${sealed} = new.sealed`.execute(db)
}
