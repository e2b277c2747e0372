import { type Kysely, sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../testing/database'
import { openDatabase } from './database'
import { prepared, preparedBy, preparedRows } from './prepared'
import type { Database } from './schema'

let database: TestDatabase
let db: Kysely<Database>
beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(database.url, { connections: 1, pooled: false })
})
afterAll(async () => {
  await db.destroy()
  await database.close()
})

/** A row of its two values, the first plus one. */
const counted = (from: Kysely<Database>, more: number, name: string) =>
  from.selectNoFrom([sql<number>`${more}::int + 1`.as('more'), sql<string>`${name}::text`.as('name')])

it('builds a query once, and sets the values of each run in their places', async () => {
  const build = jest.fn(counted)
  const run = prepared(build)
  expect(await run(db, 1, 'a')).toEqual([{ more: 2, name: 'a' }])
  expect(await run(db, 7, 'b')).toEqual([{ more: 8, name: 'b' }])
  expect(build).toHaveBeenCalledTimes(1)
})

it('takes part in a transaction', async () => {
  const run = prepared((from: Kysely<Database>, key: string) =>
    from.selectNoFrom(sql<string>`current_setting(${key})`.as('value')),
  )
  await db.transaction().execute(async (tx) => {
    await sql`set local application_name = 'inside'`.execute(tx)
    expect(await run(tx, 'application_name')).toEqual([{ value: 'inside' }])
  })
})

it('refuses a query whose text depends on a value', async () => {
  const run = prepared((from: Kysely<Database>, more: number) =>
    from.selectNoFrom(sql<number>`${Number(more) > 1 ? 1 : 0}::int`.as('more')),
  )
  await expect(run(db, 5)).rejects.toThrow('does not take its value 0')
})

it('refuses a number that is computed from a value beside it', async () => {
  const run = prepared((from: Kysely<Database>, more: number) =>
    from.selectNoFrom(sql<number>`${more}::int + ${more * 2}::int`.as('more')),
  )
  await expect(run(db, 5)).rejects.toThrow('takes a value changed')
})

it('builds a query once for each shape', async () => {
  const build = jest.fn((from: Kysely<Database>, { name }: { name: string }, value: number) =>
    from.selectNoFrom(sql<number>`${value}::int`.as(name)),
  )
  const run = preparedBy(({ name }: { name: string }) => name, build)
  for (const value of [1, 2]) {
    expect(await run(db, { name: 'one' }, value)).toEqual([{ one: value }])
    expect(await run(db, { name: 'other' }, value)).toEqual([{ other: value }])
  }
  expect(build).toHaveBeenCalledTimes(2)
})

it('builds an insert once for each number of rows and set of columns, of which a missing one has its default', async () => {
  await sql`create temporary table things (id int, name text default 'none')`.execute(db)
  type Thing = { id: number; name?: string | null | undefined }
  const build = jest.fn((from: Kysely<Database>, rows: readonly Thing[]) =>
    (from as unknown as Kysely<{ things: Thing }>).insertInto('things').values(rows).returning(['id', 'name']),
  )
  const insert = preparedRows(build)
  expect(await insert(db, [{ id: 1, name: 'a' }])).toEqual([{ id: 1, name: 'a' }])
  expect(await insert(db, [{ id: 2, name: null }])).toEqual([{ id: 2, name: null }])
  expect(build).toHaveBeenCalledTimes(1)
  expect(await insert(db, [{ id: 3, name: undefined }])).toEqual([{ id: 3, name: 'none' }])
  const several = [
    { id: 4, name: 'd' },
    { id: 5, name: 'e' },
  ]
  expect(await insert(db, several)).toEqual(several)
  expect(build).toHaveBeenCalledTimes(3)
  expect(await insert(db, [{ id: 6 }, { id: 7, name: 'g' }])).toEqual([
    { id: 6, name: 'none' },
    { id: 7, name: 'g' },
  ])
})
