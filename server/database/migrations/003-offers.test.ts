import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeEach(async () => (database = await testDatabase()))
afterEach(() => database.close())

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const run = (statements: string) => sql.raw(statements).execute(database.db)

/** The tables as they were before, with orders whose customers and stores do not matter. */
async function before() {
  await run('drop schema public cascade; create schema public')
  const entries = Object.entries(migrations).filter(([name]) => name < '003')
  await migrate(database.db, Object.fromEntries(entries))
  await run(`alter table orders drop constraint orders_customer_id_fkey, drop constraint orders_store_id_fkey;
    alter table order_lines drop constraint order_lines_goods_id_fkey`)
}

const components = (...amounts: [string, number][]) =>
  JSON.stringify(amounts.map(([kind, amount]) => ({ kind, amount })))

const order = (number: number, parts: string) => `
  insert into orders (id, number, customer_id, store_id, kind, status, fulfilment, way, lines, components, total, saved,
    distance, remark, tableware, hide_number, estimated_at, pay_before, placed_at)
  values ('${id(number)}', '${number}', '${id(90)}', '${id(91)}', 'takeaway', 'completed', 'delivery', 'rider', '[]',
    '${parts}', 0, 0, 0, '', 0, true, now(), now(), now());`

const line = (number: number, price: number, quantity: number) => `
  insert into order_lines values ('${id(number)}', '${id(92)}', '{}', ${quantity}, ${price});`

describe('migration 003', () => {
  it('splits what was paid for the goods of old orders over their lines, to the last cent', async () => {
    await before()
    const discounted = components(['goods', 8590], ['packaging', 100], ['delivery', 300], ['fullDiscount', -1500])
    await run(order(1, discounted) + line(1, 2900, 2) + line(1, 1800, 1) + line(1, 990, 1))
    await run(order(2, components(['goods', 0])) + line(2, 0, 3))
    await migrate(database.db)
    const { rows } = await sql<{ order_id: string; position: number; paid: number }>`
      select order_id, position, paid from order_lines order by order_id, position`.execute(database.db)
    expect(rows).toEqual([
      { order_id: id(1), position: 0, paid: 5800 - 1013 },
      { order_id: id(1), position: 1, paid: 1800 - 314 },
      { order_id: id(1), position: 2, paid: 990 - 173 },
      { order_id: id(2), position: 0, paid: 0 },
    ])
  })
})
