import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../testing/database'
import { tables } from './schema'
import type { TableClass } from './table-facts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const placements = Object.entries(tables)
const placementOf = (table: string) => placements.find(([name]) => name === table)?.[1]

async function catalogue<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(database.db)).rows
}

const own = sql`connamespace = 'public'::regnamespace`

const columns = () =>
  catalogue(sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely_%'`)

const foreignKeys = () =>
  catalogue(sql<{ table: string; target: string; targetColumns: string[] }>`
    select conrelid::regclass::text as table, confrelid::regclass::text as target,
      array(select attname::text from pg_attribute where attrelid = confrelid and attnum = any(confkey)) as "targetColumns"
    from pg_constraint where contype = 'f' and ${own}`)

const uniqueIndexes = () =>
  catalogue(sql<{ table: string; columns: string[] }>`
    select indrelid::regclass::text as table,
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as columns
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and indisunique and relname not like 'kysely_%'`)

it('should place every table, and name an owner that is one of its columns', async () => {
  const found = await columns()
  expect(placements.map(([name]) => name).sort()).toEqual([...new Set(found.map(({ table }) => table))].sort())
  const missing = placements.filter(
    ([name, { owner }]) => owner && !found.some(({ table, column }) => table === name && column === owner),
  )
  expect(missing).toEqual([])
})

/** Allowed references: within a class, to reference data, and from a place to a person by the person's id. */
function mayPoint(from: TableClass, to: TableClass, targetColumns: readonly string[]): boolean {
  if (from === to || to === 'reference') return true
  return from === 'place' && to === 'person' && targetColumns.join() === 'id'
}

it('should let no foreign key join two classes that a split would part', async () => {
  const keys = await foreignKeys()
  expect(keys.length).toBeGreaterThan(20)
  const parted = keys.filter(({ table, target, targetColumns }) => {
    const [from, to] = [placementOf(table), placementOf(target)]
    return !from || !to || !mayPoint(from.class, to.class, targetColumns)
  })
  expect(parted).toEqual([])
})

it('should keep every unique value unique over all cells', async () => {
  const types = await columns()
  const isId = (table: string, column: string) =>
    types.find((each) => each.table === table && each.column === column)?.type === 'uuid'
  const indexes = await uniqueIndexes()
  expect(indexes.length).toBeGreaterThan(placements.length)
  const local = indexes.filter(({ table, columns: names }) => {
    const placement = placementOf(table)
    if (!placement) return true
    if (['reference', 'directory', 'cell'].includes(placement.class)) return false
    return !names.some((name) => isId(table, name) || placement.global?.[name] !== undefined)
  })
  expect(local).toEqual([])
})

it('should have no sequences, since each cell would count for itself', async () => {
  expect(await catalogue(sql`select sequencename from pg_sequences where schemaname = 'public'`)).toEqual([])
})

it('should hold exclusion constraints to the same rule: one compares ids of what lies in one cell', async () => {
  const exclusions = await catalogue(sql<{ table: string; types: string[] }>`
    select conrelid::regclass::text as table, array_agg(format_type(atttypid, null)) as types
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'x' and ${own} group by conrelid, conname`)
  const local = exclusions.filter(({ table, types }) => placementOf(table)?.class !== 'cell' && !types.includes('uuid'))
  expect(local).toEqual([])
})
