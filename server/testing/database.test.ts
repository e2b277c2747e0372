import { sql } from 'kysely'
import { testDatabase } from './database'

const tables = async (db: Awaited<ReturnType<typeof testDatabase>>['db']) =>
  (await db.introspection.getTables()).map(({ name }) => name)

describe('testDatabase', () => {
  it('gives each caller a separate migrated database and drops it afterwards', async () => {
    const [one, two] = await Promise.all([testDatabase(), testDatabase()])
    await sql`create table mark (id int)`.execute(one.db)
    expect(await tables(one.db)).toContain('mark')
    expect(await tables(two.db)).not.toContain('mark')
    const there = sql<{
      n: number
    }>`select count(*) as n from pg_database where datname = ${new URL(one.url).pathname.slice(1)}`
    expect((await there.execute(two.db)).rows).toEqual([{ n: 1 }])
    await one.close()
    expect((await there.execute(two.db)).rows).toEqual([{ n: 0 }])
    await two.close()
  })
})
