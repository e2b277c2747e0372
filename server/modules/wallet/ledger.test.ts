import { randomUUID } from 'node:crypto'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { clearing, funding, held, merged, post, transfer } from './ledger'
import { balanceOf } from './queries'

let database: TestDatabase
beforeAll(async () => (database = await testDatabase()))
afterAll(() => database.close())

const at = new Date('2026-03-25T12:00:00Z')
const customer = () => ({ kind: 'customer', ownerId: randomUUID() }) as const
const move = (sides: ReturnType<typeof transfer>, referenceId: string = randomUUID()) =>
  database.db.transaction().execute((tx) => post(tx, { kind: 'payment', referenceId, at, sides }))

describe('a movement', () => {
  it('should not wait for another one by the same provider', async () => {
    const [first, second] = [held(randomUUID()), held(randomUUID())]
    await database.db.transaction().execute(async (tx) => {
      const one = {
        kind: 'payment',
        referenceId: randomUUID(),
        at,
        sides: transfer(clearing('wechat'), first, 500),
      } as const
      await post(tx, one)
      // The first transaction is not committed: this one would wait forever if `post` locked the shared account.
      await move(transfer(clearing('wechat'), second, 300))
      expect(await balanceOf(database.db, second)).toBe(300)
      expect(await balanceOf(database.db, first)).toBe(0)
    })
    expect(await balanceOf(database.db, first)).toBe(500)
    expect(await balanceOf(database.db, clearing('wechat'))).toBe(-800)
  })

  it('should be refused when an account of somebody does not hold enough, by the database too', async () => {
    const ann = customer()
    await move(transfer(funding, ann, 100))
    await expect(move(transfer(ann, funding, 101))).rejects.toThrow('insufficientBalance')
    const overdraw = database.db.updateTable('accounts').set({ balance: -1 }).where('owner_id', '=', ann.ownerId)
    await expect(overdraw.execute()).rejects.toThrow('accounts_check')
    expect(await balanceOf(database.db, ann)).toBe(100)
  })

  it('should keep a balance for nobody but those it can refuse', async () => {
    const rows = await database.db.selectFrom('accounts').select(['kind', 'balance']).execute()
    for (const { kind, balance } of rows) expect([kind, balance !== null]).toEqual([kind, kind === 'customer'])
    const keep = database.db.updateTable('accounts').set({ balance: 0 }).where('kind', '=', 'wechat')
    await expect(keep.execute()).rejects.toThrow('accounts_check')
  })

  it('should be made once for its reference, and sum to zero', async () => {
    const ann = customer()
    const reference = randomUUID()
    expect(await move(transfer(funding, ann, 100), reference)).toBe(true)
    expect(await move(transfer(funding, ann, 100), reference)).toBe(false)
    expect(await balanceOf(database.db, ann)).toBe(100)
    await expect(
      move([
        { account: ann, amount: 1 },
        { account: funding, amount: 1 },
      ]),
    ).rejects.toThrow('sum to zero')
    expect(merged([...transfer(funding, ann, 5), ...transfer(ann, funding, 5)])).toEqual([])
  })
})
