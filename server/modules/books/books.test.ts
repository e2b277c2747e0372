import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { merchantPayOut } from '@contract/calls/merchant'
import { timeLimit } from '../../../tests/support/time-limit'
import { aMerchant, aSale, giveBack, keyed } from '../../testing/store-money'
import { anOrder, openAt } from '../../testing/payments'
import { aWorld, type World } from '../../testing/world'
import { differencesIn, latestBook } from './queries'

jest.setTimeout(timeLimit(120))

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const db = () => world.app.context.db
const checksOf = async () => [...new Set((await differencesIn(db())).map(({ check }) => check))]

/** Changes what the database would refuse to change, looks, and takes the change back. */
async function withFault(statement: ReturnType<typeof sql>): Promise<string[]> {
  let found: string[] = []
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await statement.execute(tx)
      found = [...new Set((await differencesIn(tx)).map(({ check }) => check))]
      throw new Error('taken back')
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'taken back') throw error
    })
  return found
}

describe('the daily check of the books', () => {
  beforeAll(async () => {
    const { merchant, storeId } = await aMerchant(world, { ending: '0002' })
    await world.make.commission(1000)
    const { orderId } = await aSale(world, storeId)
    await aSale(world, storeId, 50_00, false)
    await giveBack(world, orderId, 20_00)
    const split = await anOrder(world, { balance: 500 })
    await openAt(split.ann, 'wechat', split, 500)
    await world.hours(72)
    await merchant.call(merchantPayOut, { storeId, amount: 100_00, ...keyed() })
    await world.hours(0)
  })

  it('should agree after sales, refunds and payouts, once a day, with the revenue by kind', async () => {
    expect(await checksOf()).toEqual([])
    const before = await latestBook(db())
    await aSale(world, (await aMerchant(world)).storeId, 99_00)
    await world.hours(24)
    await world.hours(1)
    const book = await latestBook(db())
    expect([book?.differences, book?.revenue]).toEqual([[], { takeaway: 10_00 }])
    expect(book?.day).not.toBe(before?.day)
    const metrics = await world.app.context.metrics.metrics()
    expect(metrics).toContain('linli_books_differences{check="held"} 0')
    expect(metrics).toContain('linli_books_revenue{kind="takeaway"} 1000')
  })

  it.each([
    ['an entry that changes', 'entries', sql`update ledger_entries set amount = amount + 1 where amount = 100 * 100`],
    ['a balance that changes', 'balances', sql`update accounts set balance = balance + 1 where kind = 'store'`],
    ['a payment that is settled without a movement', 'held', sql`update payment_allocations set settled_at = null`],
    ['a payout that ends without a movement', 'payouts', sql`delete from store_payouts where state = 'approved'`],
    [
      'a part of a balance that an attempt holds without a movement',
      'reserved',
      sql`update provider_payments set status = 'open', balance_part = 1, balance_held = 1`,
    ],
    ['a component that changes', 'components', sql`update ledger_parts set amount = amount + 1 where party = 'store'`],
    [
      'a movement to nobody',
      'payouts',
      sql`update accounts set owner_id = ${randomUUID()}::uuid where kind = 'withdrawing'`,
    ],
  ])('should find %s', async (_, check, statement) => {
    expect(await withFault(statement)).toContain(check)
  })

  it('should log a difference as an error', async () => {
    const { context } = world.app
    const error = jest.spyOn(context.log, 'error')
    await sql`delete from daily_books`.execute(db())
    await db()
      .transaction()
      .execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`update accounts set balance = balance + 1 where kind = 'rider' or kind = 'store'`.execute(tx)
      })
    await world.hours(1)
    expect((await latestBook(db()))?.differences.length).toBeGreaterThan(0)
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ day: expect.any(String) as string }),
      expect.any(String),
    )
  })
})
