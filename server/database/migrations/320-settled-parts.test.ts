import { sql } from 'kysely'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { migrate } from '../migrate'
import { migrations } from '.'

let database: TestDatabase
beforeEach(async () => (database = await testDatabase()))
afterEach(() => database.close())

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`
const run = (statements: string) => sql.raw(statements).execute(database.db)
const rowsOf = async (query: string) => (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows
const until = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([each]) => each <= last))

/** The tables as they were before, without checks of what other rows belong to them. */
async function before() {
  await run('drop schema public cascade; create schema public')
  await migrate(database.db, until('319-z'))
  await run(`alter table redemptions drop constraint redemptions_order_id_fkey, drop constraint redemptions_store_id_fkey;
    alter table payment_allocations drop constraint payment_allocations_order_id_fkey, drop constraint payment_allocations_payment_id_fkey`)
}

const redemption = (number: number, order: number, undone = 'null') => `
  insert into redemptions (id, order_id, store_id, count, code_end, at, undone_at)
  values ('${id(number)}', '${id(order)}', '${id(90)}', 1, '4417', '2026-03-25T04:00:00Z', ${undone});`
const paid = (order: number, settled: string) => `
  insert into payment_allocations (payment_id, order_id, part, amount, settled_at)
  values ('${id(order + 50)}', '${id(order)}', 'whole', 1000, ${settled});`

describe('migration 320', () => {
  it('notes what was settled with its order, and has the rest settled as soon as nobody can undo it', async () => {
    await before()
    await run(paid(1, `'2026-03-26T04:00:00Z'`) + redemption(11, 1) + redemption(12, 1, `'2026-03-25T04:10:00Z'`))
    await run(paid(2, 'null') + redemption(21, 2) + redemption(22, 2, `'2026-03-25T04:10:00Z'`))
    await migrate(database.db, migrations)
    expect(await rowsOf('select id, settled_at from redemptions where settled_at is not null')).toEqual([
      { id: id(11), settled_at: new Date('2026-03-26T04:00:00Z') },
    ])
    expect(await rowsOf(`select key, payload, run_at from jobs where kind = 'voucher.settle'`)).toEqual([
      {
        key: `voucher.settle ${id(21)}`,
        payload: { redemptionId: id(21) },
        run_at: new Date('2026-03-25T05:00:00Z'),
      },
    ])
  })

  it('refuses a movement by which an order holds less than nothing', async () => {
    const movement = (number: number, amount: number) =>
      database.db.transaction().execute(async (tx) => {
        const [held, other] = [id(number), id(number + 1)]
        await sql`insert into accounts (id, kind, owner_id, balance) values (${held}, 'held', ${id(70)}, null),
          (${other}, 'funding', ${id(71)}, null) on conflict do nothing`.execute(tx)
        const account = sql<string>`(select id from accounts where kind = 'held' and owner_id = ${id(70)})`
        const source = sql<string>`(select id from accounts where kind = 'funding' and owner_id = ${id(71)})`
        const moved = id(number + 2)
        await sql`insert into ledger_transactions values (${moved}, 'settlement', ${moved}, now())`.execute(tx)
        await sql`insert into ledger_entries (transaction_id, account_id, amount)
          select ${moved}::uuid, ${account}, ${amount}::bigint union all select ${moved}::uuid, ${source}, ${-amount}::bigint`.execute(
          tx,
        )
      })
    await movement(100, 500)
    await movement(200, -500)
    await movement(300, 200)
    await expect(movement(400, -201)).rejects.toThrow('an order holds less than nothing')
  })
})
