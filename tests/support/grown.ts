import { sql, type Kysely } from 'kysely'
import type { Database } from '../../server/database/schema'

type Db = Kysely<Database>

interface Column {
  readonly name: string
  readonly type: string
  /** Whether the column is in a unique index or in the primary key. */
  readonly unique: boolean
  /** Whether a unique index has this column alone. */
  readonly alone: boolean
  /** The table that it refers to. */
  readonly refers: string | null
}

/** The columns of a table that are written. */
async function columnsOf(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type,
      exists (select from pg_index where indrelid = attrelid and indisunique and attnum = any(indkey)) as unique,
      exists (select from pg_index where indrelid = attrelid and indisunique and indnatts = 1 and attnum = any(indkey)) as alone,
      (select confrelid::regclass::text from pg_constraint
        where conrelid = attrelid and contype = 'f' and conkey = array[attnum] limit 1) as refers
    from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db)
  return rows
}

/** A value of a generated row: ids by table and number, so that those that refer to each other meet; times over two years. */
function valueOf(
  table: string,
  { name, type, unique, alone, refers }: Column,
  grown: ReadonlyMap<string, number>,
): string {
  const column = `sample."${name}"`
  const count = refers ? grown.get(refers) : undefined
  if (type === 'uuid' && count)
    return `case when ${column} is null then null else md5('${refers}' || (n * 7919 % ${count}))::uuid end`
  if (type === 'uuid' && unique && !refers)
    return `case when ${column} is null then null else md5('${table}' || n)::uuid end`
  if (type === 'text' && alone) return `${column} || '-' || n`
  if (type === 'bytea' && alone) return `decode(md5('${table}' || n), 'hex')`
  if (['bigint', 'integer'].includes(type) && unique && !refers) return `n`
  if (type === 'timestamp with time zone') return `${column} - make_interval(hours => (n % 17520)::int)`
  return column
}

/** Lets a table take rows of any value. */
async function dropChecks(db: Db, table: string): Promise<void> {
  const { rows } = await sql<{ conname: string }>`
    select conname from pg_constraint where conrelid = ${table}::regclass and contype = 'c'`.execute(db)
  for (const { conname } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(conname)}`.execute(db)
}

/**
 * Multiplies the rows of tables up to a number for each, at random but for ids, unique values and times, for the planner alone: neither
 * foreign keys nor triggers look at them. Rows that a unique index refuses are left out.
 * @param samples the condition of the multiplied rows, by table
 */
export async function grow(
  db: Db,
  wanted: Readonly<Record<string, number>>,
  samples: Readonly<Record<string, string>> = {},
): Promise<Map<string, number>> {
  const grown = new Map(Object.entries(wanted))
  return db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`set statement_timeout = 0`.execute(one)
    const made = new Map<string, number>()
    for (const [table, count] of grown) {
      const columns = await columnsOf(one, table)
      const names = columns.map(({ name }) => `"${name}"`).join(', ')
      const values = columns.map((column) => valueOf(table, column, grown)).join(', ')
      await dropChecks(one, table)
      const { rows } = await sql<{ made: string }>`with written as (
        insert into ${sql.table(table)} (${sql.raw(names)})
        select ${sql.raw(values)}
        from generate_series(1::bigint, ${sql.lit(count)}) as n
        join (select *, row_number() over () - 1 as place, count(*) over () as many from (
          select * from ${sql.table(table)} where ${sql.raw(samples[table] ?? 'true')} limit 500) as few) as sample on sample.place = n % sample.many
        on conflict do nothing returning 1
      ) select count(*) as made from written`.execute(one)
      made.set(table, Number(rows[0]?.made))
      await sql`analyze ${sql.table(table)}`.execute(one)
    }
    await sql`reset session_replication_role`.execute(one)
    return made
  })
}
