import { addressAdd } from '@contract/calls/address'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { TestCaller } from '../../testing/caller'
import { anAccount } from '../../testing/withdrawals'
import { aWorld } from '../../testing/world'
import { fraudEnv, FraudWorld, freshNumber, withdraw, withdrawalState } from '../../testing/fraud'

let bench: FraudWorld
const lines: string[] = []
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) }
  bench = await FraudWorld.open({ LOG_LEVEL: 'info' }, undefined, 0, { logStream })
})
afterAll(() => bench.world.close())
afterEach(async () => expect(await ledgerFaults(bench.db)).toEqual([]))

const address = {
  ...{ consignee: 'Lin Yue', gender: 1 as const, mobile: '13812346209', regionCode: '440305', tag: 'Home' },
  ...{ address: 'Keyuan Garden', isDefault: false, latitude: 22.5329, longitude: 113.93 },
}

describe('the signals of a withdrawal', () => {
  it('should let money leave at their limits', async () => {
    const [ann, ben] = await bench.customers(2)
    if (!ann || !ben) throw new Error('nobody')
    await bench.share([ann, ben])
    for (const one of [ann, ben]) await one.call(addressAdd, { ...address, addressDetail: '1-101' })
    const number = freshNumber()
    await anAccount(ben, number)
    await bench.buyTiny(1, ann)
    const id = await withdraw(ann, number)
    expect(await bench.listed(id)).toBeUndefined()
    expect(await bench.approve(id)).toBe(true)
    await bench.pass(1)
    expect(await withdrawalState(ann, id)).toBe('credited')
  })

  it('should find one device, and name the others and nobody’s data in the log', async () => {
    const { ann, people, id } = await bench.aWaitingWithdrawal()
    const found = await bench.listed(id)
    expect(found).toMatchObject({ kind: 'withdrawal', amount: 100_00, state: 'open', customer: { id: ann.id } })
    expect(found?.signals).toMatchObject([
      { name: 'device', title: 'Other accounts on the same device', value: 2, limit: 1 },
    ])
    expect([...(found?.signals[0]?.customerIds ?? [])].sort()).toEqual(
      people
        .slice(1)
        .map((one) => one.id)
        .sort(),
    )
    const logged = lines.filter((line) => line.includes(id)).join()
    expect(logged).toContain('"signals":["device"]')
    for (const one of people) expect(logged).not.toContain(one.id)
  })

  it('should find one address to the door, however it is written, also once it was deleted', async () => {
    const people = await bench.customers(3)
    const doors = ['Bldg 9, Rm 12', 'bldg 9 rm 12', 'BLDG 9，RM 12']
    for (const [index, one] of people.entries())
      await one.call(addressAdd, { ...address, addressDetail: doors[index] ?? '' })
    const [ann, ben] = people
    if (!ann || !ben) throw new Error('nobody')
    await bench.db
      .updateTable('addresses')
      .set({ deleted_at: bench.world.clock.now() })
      .where('customer_id', '=', ben.id)
      .execute()
    const id = await withdraw(ann)
    expect((await bench.listed(id))?.signals).toMatchObject([{ name: 'address', value: 2 }])
    const neighbour = await bench.world.make.customer({ balance: 200_00 })
    await neighbour.call(addressAdd, { ...address, addressDetail: 'Bldg 9, Rm 14' })
    expect(await bench.listed(await withdraw(neighbour))).toBeUndefined()
  })

  it('should find one card, also where the others have withdrawn and unlinked it', async () => {
    const people = await bench.customers(3)
    const [ann, ben, eve] = people
    if (!ann || !ben || !eve) throw new Error('nobody')
    const number = freshNumber()
    await withdraw(ben, number)
    await anAccount(eve, number)
    await bench.db.deleteFrom('withdraw_accounts').where('customer_id', '=', ben.id).execute()
    const id = await withdraw(ann, number)
    expect((await bench.listed(id))?.signals).toMatchObject([{ name: 'card', value: 2 }])
  })

  it('should find tiny orders of the customer and of those whom the customer invited, and no old ones', async () => {
    const [ann, ben] = await bench.customers(2)
    if (!ann || !ben) throw new Error('nobody')
    await bench.db.updateTable('customers').set({ invited_by: ann.id }).where('id', '=', ben.id).execute()
    await bench.buyTiny(1, ann)
    await bench.buyTiny(1, ben)
    const id = await withdraw(ann)
    expect((await bench.listed(id))?.signals).toMatchObject([{ name: 'tinyOrders', value: 2, limit: 1 }])
    bench.world.clock.forward(31 * 24 * 60)
    await bench.renewStaff()
    const eve = await bench.world.make.customer({ balance: 200_00 })
    await bench.db
      .updateTable('orders')
      .set({ customer_id: eve.id })
      .where('customer_id', 'in', [ann.id, ben.id])
      .execute()
    expect(await bench.listed(await withdraw(eve))).toBeUndefined()
  })

  it('should be looked for once more when the withdrawal is approved', async () => {
    const people = await bench.customers(3)
    const [ann] = people
    if (!ann) throw new Error('nobody')
    const id = await withdraw(ann)
    expect(await bench.listed(id)).toBeUndefined()
    await bench.share(people)
    expect(await bench.approve(id)).toBe(false)
    expect(await bench.listed(id)).toBeDefined()
    expect(await withdrawalState(ann, id)).toBe('underReview')
  })
})

it('should let all money leave where it is switched off, but for what already waits', async () => {
  const waiting = await bench.aWaitingWithdrawal()
  const { ann } = await bench.aRing()
  const off = await aWorld({ ...fraudEnv, FRAUD_SIGNALS: 'off' }, undefined, 0, {
    database: { db: bench.db, url: bench.world.databaseUrl, close: () => Promise.resolve() },
  })
  const there = new TestCaller(off.base, ann.id, ann.token)
  const id = await withdraw(there)
  const approveThere = (one: string) =>
    bench.db.transaction().execute((tx) => off.app.services.withdrawals.approve(tx, one))
  expect([await approveThere(id), await approveThere(waiting.id)]).toEqual([true, false])
  await off.close()
})
