import { type Kysely, sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../testing/database'
import { openDatabase } from './database'
import { StatementNames } from './named'
import type { Database } from './schema'

let database: TestDatabase
let db: Kysely<Database>
beforeAll(async () => (database = await testDatabase()))
afterAll(() => database.close())

/** One connection, so that what it keeps can be asked for. */
const open = (pooled = false) => (db = openDatabase(database.url, { connections: 1, pooled }))
afterEach(() => db.destroy())

const kept = async () =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows.map(
    ({ statement }) => statement,
  )

const plus = async (more: number) =>
  (await sql<{ sum: number }>`select 1 + ${more}::int as sum`.execute(db)).rows[0]?.sum

describe('statements', () => {
  it('should be planned once when they come again, and only with parameters', async () => {
    open()
    await plus(1)
    expect(await kept()).toEqual([])
    expect([await plus(2), await plus(3), await plus(4)]).toEqual([3, 4, 5])
    for (let count = 0; count < 3; count += 1) await sql`select 1`.execute(db)
    expect(await kept()).toEqual(['select 1 + $1::int as sum'])
  })

  it('should keep no plan where a pooler shares connections, and send no time limits at the start', async () => {
    open(true)
    for (let count = 0; count < 3; count += 1) await plus(count)
    expect(await kept()).toEqual([])
    const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db)
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '0' }])
  })

  it('should continue to work when another server adds a column to their result', async () => {
    open()
    await sql`create table note as select 1 as id`.execute(database.db)
    const notes = (at: Kysely<Database> = db) =>
      sql`select * from note where id = ${1}`.execute(at).then(({ rows }) => rows)
    for (let count = 0; count < 3; count += 1) expect(await notes()).toEqual([{ id: 1 }])
    await sql`alter table note add column text text`.execute(database.db)
    expect(await notes()).toEqual([{ id: 1, text: null }])
    for (let count = 0; count < 3; count += 1) await notes()
    expect(await kept()).toContainEqual('select * from note where id = $1')
    await sql`alter table note add column more text`.execute(database.db)
    const inside = () => db.transaction().execute((tx) => notes(tx))
    await expect(inside()).rejects.toThrow('cached plan must not change result type')
    expect(await inside()).toEqual([{ id: 1, text: null, more: null }])
  })
})

describe('StatementNames', () => {
  it('should give a bounded number of names, and none to lists', () => {
    const names = new StatementNames()
    const given = new Set<string | undefined>()
    for (let count = 0; count < 5000; count += 1)
      for (let again = 0; again < 3; again += 1) given.add(names.of(`select ${count}, $1`))
    given.delete(undefined)
    expect(given.size).toBe(300)
    const list = 'select 1 from stores where id in ($1, $2, $3)'
    const fresh = new StatementNames()
    expect([fresh.of(list), fresh.of(list), fresh.of(list)]).toEqual([undefined, undefined, undefined])
  })
})
