import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { testDatabase } from '../testing/database'
import type { TestDatabase } from '../testing/database'

interface Release {
  readonly columns: Readonly<Record<string, readonly string[]>>
  readonly statements: readonly string[]
}

const file = join(__dirname, '../../tests/release/statements.json')
const previous = JSON.parse(readFileSync(file, 'utf8')) as Release

let database: TestDatabase
beforeEach(async () => (database = await testDatabase()))
afterEach(() => database.close())

/** The statements of the previous release that this schema refuses, with why. */
const refusals = () =>
  database.db.connection().execute(async (db) => {
    const refused: string[] = []
    for (const statement of previous.statements)
      try {
        await sql.raw(`prepare old as ${statement}`).execute(db)
        await sql`deallocate old`.execute(db)
      } catch (error) {
        refused.push(`${(error as Error).message}: ${statement}`)
      }
    return refused
  })

/** Columns that the previous release does not know and whose tables it could therefore not insert into. */
const demandedColumns = async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_nullable = 'NO' and column_default is null
      and is_identity = 'NO' and is_generated = 'NEVER'`.execute(database.db)
  return rows.filter(({ table, column }) => previous.columns[table] && !previous.columns[table].includes(column))
}

/** New columns that are older than the check of ambiguous ones. */
const before = ['stores.ended_at', 'orders.commission_rate']

/** New columns with the name of a column of a table beside: a statement that joins both and names it without its table is refused. */
const ambiguousColumns = async () => {
  const { rows } = await sql<{ table: string; column: string; beside: string }>`
    select relation.relname as table, attname as column, neighbour.relname as beside
    from pg_attribute
      join pg_class as relation on relation.oid = attrelid and relation.relkind = 'r'
      join pg_constraint on contype = 'f' and relation.oid in (conrelid, confrelid) and conrelid <> confrelid
      join pg_class as neighbour on neighbour.oid in (conrelid, confrelid) and neighbour.oid <> relation.oid
    where relation.relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`.execute(database.db)
  const { columns } = previous
  return rows.filter(
    ({ table, column, beside }) =>
      !before.includes(`${table}.${column}`) &&
      columns[table] &&
      !columns[table].includes(column) &&
      columns[beside]?.includes(column),
  )
}

const change = (statement: string) => sql.raw(statement).execute(database.db)

describe('the schema beside servers of the previous release', () => {
  it('knows what they ask for and write', async () => {
    expect(previous.statements.length).toBeGreaterThan(500)
    expect(await refusals()).toEqual([])
    expect(await demandedColumns()).toEqual([])
    expect(await ambiguousColumns()).toEqual([])
  })

  it('would report a missing column and a column that they do not fill', async () => {
    await change('alter table orders drop column number')
    await change('alter table addresses add column floor int not null')
    expect(await refusals()).toContainEqual(expect.stringContaining('"number"'))
    expect(await demandedColumns()).toEqual([{ table: 'addresses', column: 'floor' }])
    await change('alter table order_lines add column placed_at timestamptz')
    expect(await ambiguousColumns()).toEqual([{ table: 'order_lines', column: 'placed_at', beside: 'orders' }])
  })
})
