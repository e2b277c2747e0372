import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeAll(async () => (database = await testDatabase()))
afterAll(() => database.close())

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const run = (statements: string) => sql.raw(statements).execute(database.db)
const rowsOf = async (query: string) => (await sql.raw<Record<string, string>>(query).execute(database.db)).rows

const customer = (number: number, nickname: string, phone: string) => `
  insert into customers (id, phone_hash, phone_sealed, masked_phone, nickname, avatar)
  values ('${id(number)}', '${phone}', '', '${phone.slice(0, 3)}****${phone.slice(-4)}', '${nickname}', '{}');
  insert into reviews (id, store_id, customer_id, author, anonymous, rating, text, pictures, created_at)
  values ('${id(number)}', '${id(9)}', '${id(number)}', '{"name": {"en": "${nickname}", "zh": "${nickname}"}, "avatar": {}}',
    false, 5, '{}', '[]', now());`

describe('migration 024', () => {
  it('takes the last digits of the phone from default names, in reviews too, and leaves other names', async () => {
    await run('drop schema public cascade; create schema public')
    await migrate(database.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '024')))
    await run('alter table reviews drop constraint reviews_store_id_fkey')
    await run(customer(1, 'Guest6209', '13800006209') + customer(2, '邻里0001', '13800000001'))
    await run(customer(3, 'Guest0003', '13800006209'.replace('6', '7')) + customer(4, 'Ann', '13800000004'))
    await migrate(database.db)
    const names = await rowsOf('select nickname from customers order by id')
    expect(names.map(({ nickname }) => nickname)).toEqual([
      expect.stringMatching(/^Guest\d{4}$/),
      expect.stringMatching(/^邻里\d{4}$/),
      'Guest0003',
      'Ann',
    ])
    const [first, second] = names.map(({ nickname }) => nickname)
    expect([first, second]).not.toEqual(['Guest6209', '邻里0001'])
    const authors = await rowsOf(
      `select author -> 'name' ->> 'zh' as zh, author -> 'name' ->> 'en' as en from reviews order by id`,
    )
    expect(authors).toEqual(names.map(({ nickname }) => ({ en: nickname, zh: nickname })))
  })
})
