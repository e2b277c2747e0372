import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeAll(async () => (database = await testDatabase()))
afterAll(() => database.close())

const run = (statements: string) => sql.raw(statements).execute(database.db)

const insert = (place: number, columns: string, values: string) => `
  insert into coupons (id, kind, name, amount, minimum, with_full_discount, per_customer, claim_from, claim_until,
    valid_from, valid_until, position${columns})
  values ('00000000-0000-7000-8000-00000000000${place}', 'platform', '{}', 500, 0, true, 1, now(), now(), now(), now(),
    0${values})`

describe('migration 020', () => {
  it('leaves the coupons of before to takeaway, and refuses one that names no kind of order', async () => {
    await run('drop schema public cascade; create schema public')
    await migrate(database.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '020')))
    await run(insert(1, '', ''))
    await migrate(database.db)
    const { rows } = await sql<{ for_kinds: string[] }>`select for_kinds from coupons`.execute(database.db)
    expect(rows).toEqual([{ for_kinds: ['takeaway'] }])
    await expect(run(insert(2, '', ''))).rejects.toThrow('not-null')
    await expect(run(insert(3, ', for_kinds', `, '{}'`))).rejects.toThrow('check constraint')
  })
})
