import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeEach(async () => (database = await testDatabase()))
afterEach(() => database.close())

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const run = (statements: string) => sql.raw(statements).execute(database.db)
const name = '016-after-sales-by-line'

/** The tables as they were before, with refunds whose orders and customers do not matter. */
async function before() {
  await run('drop schema public cascade; create schema public')
  await migrate(database.db, Object.fromEntries(Object.entries(migrations).filter(([each]) => each < '014')))
  await run(`alter table refunds drop constraint refunds_customer_id_fkey, drop constraint refunds_order_id_fkey;
    alter table refund_lines drop constraint refund_lines_order_id_position_fkey`)
}

const refund = (number: number, state: string) => `
  insert into refunds values ('${id(number)}', 'RF${number}', '${id(90)}', '${id(91)}', 'refundOnly', 'partial', '${state}',
    100, 0, '', '', '[]', null, now() - interval '${number} days', null);
  insert into refund_lines values ('${id(number)}', '${id(90)}', 0, 1, 100);`

describe('migration 016', () => {
  it('opens the lines of open refunds alone, and holds one open case a line from then on', async () => {
    await before()
    await run(refund(1, 'merchantReview') + refund(2, 'refused') + refund(3, 'refundComplete'))
    const since = Object.entries(migrations).filter(([each]) => each < '014' || each === name)
    await migrate(database.db, Object.fromEntries(since))
    const { rows } = await sql`select refund_id, open from refund_lines order by refund_id`.execute(database.db)
    expect(rows).toEqual([
      { refund_id: id(1), open: true },
      { refund_id: id(2), open: false },
      { refund_id: id(3), open: false },
    ])
    await run(`update refunds set state = 'merchantReview' where id = '${id(2)}'`)
    const second = run(`update refund_lines set open = true where refund_id = '${id(2)}'`)
    await expect(second).rejects.toThrow('one_open_case_a_line')
  })
})
