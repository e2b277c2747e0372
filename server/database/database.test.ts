import { sql } from 'kysely'
import { testDatabase } from '../testing/database'
import type { TestDatabase } from '../testing/database'
import { inDatabase } from '../testing/postgres'
import { checkDatabase, liftTimeLimit, openDatabase } from './database'
import { until } from '../../tests/support/until'

const url = () => process.env.TEST_DATABASE_URL ?? ''

describe('openDatabase', () => {
  let database: TestDatabase
  beforeAll(async () => (database = await testDatabase()))
  afterAll(() => database.close())

  it('reads int8 as a number, timestamptz as a Date and date as it is written', async () => {
    const { rows } = await sql`select 9007199254740991::int8 as big, '2026-02-03T04:05:06Z'::timestamptz as at,
      '2026-02-03'::date as day`.execute(database.db)
    expect(rows).toEqual([{ big: 9007199254740991, at: new Date('2026-02-03T04:05:06Z'), day: '2026-02-03' }])
  })

  it('refuses an int8 that a number cannot hold rather than round it', async () => {
    await expect(sql`select 9007199254740993::int8`.execute(database.db)).rejects.toThrow('is too big for a number')
  })

  it('ends a statement that takes too long, unless the transaction lifts the limit', async () => {
    const db = openDatabase(database.url, { connections: 1, statementTimeoutMs: 50 })
    const nap = sql`select pg_sleep(0.2)`
    await expect(nap.execute(db)).rejects.toThrow('canceling statement due to statement timeout')
    await db.transaction().execute(async (tx) => {
      await liftTimeLimit(tx)
      await nap.execute(tx)
    })
    await expect(nap.execute(db)).rejects.toThrow('statement timeout')
    await db.destroy()
  })

  it('sends no time limits at the start of a connection behind a pooler', async () => {
    const limits = sql`select current_setting('statement_timeout') as one, current_setting('idle_in_transaction_session_timeout') as other`
    for (const [pooled, expected] of [
      [false, { one: '7s', other: '1min' }],
      [true, { one: '0', other: '0' }],
    ] as const) {
      const db = openDatabase(database.url, { connections: 1, statementTimeoutMs: 7000, pooled })
      expect((await limits.execute(db)).rows).toEqual([expected])
      await db.destroy()
    }
  })

  it('reports a broken connection and continues with another', async () => {
    const errors: Error[] = []
    const db = openDatabase(database.url, { connections: 1, onError: (error) => errors.push(error) })
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
    const before = await pid()
    await sql`select pg_terminate_backend(${before}, 5000)`.execute(database.db)
    await until(() => errors.length > 0, 'The error of the connection')
    expect(await pid()).not.toBe(before)
    expect(errors[0]?.message).toMatch(/terminat/)
    await db.destroy()
  })
})

describe('checkDatabase', () => {
  const refusal = (address: string, setting = 'DATABASE_URL') =>
    checkDatabase(address, setting).then(String, (error: Error) => error.message)

  it('is content with a database that answers', async () => {
    await expect(checkDatabase(url(), 'DATABASE_URL')).resolves.toBeUndefined()
  })

  it('says in one sentence what is wrong and keeps the password to itself', async () => {
    const [closed, missing, wrong] = [new URL(url()), inDatabase(url(), 'nowhere'), new URL(url())]
    closed.port = '1'
    wrong.password = 'hunter2'
    expect(await refusal(closed.href)).toMatch(
      /^The database 127.0.0.1:1\/linli of DATABASE_URL .*: nobody listens there.$/,
    )
    expect(await refusal(missing, 'DATABASE_DIRECT_URL')).toMatch(
      /\/nowhere of DATABASE_DIRECT_URL cannot be used: it has no such database.$/,
    )
    expect(await refusal(wrong.href)).toMatch(/: it refuses the user or the password.$/)
    expect(await refusal(wrong.href)).not.toContain('hunter2')
  })
})
