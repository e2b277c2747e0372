import { randomUUID } from 'node:crypto'
import { groupJoin, groupOrder } from '@contract/calls/group-deal'
import { voucherList } from '@contract/calls/voucher'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { TestCaller } from '../../testing/caller'
import { testDatabase, type TestDatabase } from '../../testing/database'
import { aDeal, payPlace, startGroup } from '../../testing/group-deals'
import { aWorld, type World } from '../../testing/world'

let database: TestDatabase
let one: World
let other: World
beforeAll(async () => {
  database = await testDatabase()
  const shared = { ...database, close: () => Promise.resolve() }
  const env = { DATA_KEY: '0123456789abcdef'.repeat(4) }
  one = await aWorld(env, undefined, 0, { database: shared })
  other = await aWorld(env, undefined, 0, { database: shared })
})
afterAll(async () => {
  await one.close()
  await other.close()
  await database.close()
})
afterEach(async () => expect(await ledgerFaults(one.app.context.db)).toEqual([]))

const key = () => ({ idempotencyKey: randomUUID() })

/** Customers, every second of whom calls the other server. */
async function buyers(count: number): Promise<TestCaller[]> {
  const all = await Promise.all(Array.from({ length: count }, () => one.make.customer({ balance: 1000_00 })))
  return all.map((ann, index) => (index % 2 === 0 ? ann : new TestCaller(other.visitor.base, ann.id, ann.token)))
}
const runDue = () => Promise.all([one, other].map(({ app }) => app.context.jobs.runDue()))
async function later(minutes: number): Promise<void> {
  for (const { clock } of [one, other]) clock.forward(minutes)
  await runDue()
}
const vouchersOf = async (caller: TestCaller) => (await caller.call(voucherList, {})).items.map(({ id }) => id)

it('should give its last places to as many on either server, form once, and issue each voucher once', async () => {
  const dealId = await aDeal(one, await one.make.store())
  const [ann, ...others] = (await buyers(7)) as [TestCaller, ...TestCaller[]]
  const { groupId, orderId } = await startGroup(ann, dealId)
  const tried = await Promise.all(
    others.map(async (caller) => {
      const joined = await caller.call(groupJoin, { groupId, ...key() }).catch((error: { failure: string }) => error)
      return { caller, joined }
    }),
  )
  const placed = tried.flatMap(({ caller, joined }) => ('orderId' in joined ? [{ caller, id: joined.orderId }] : []))
  const refused = tried.flatMap(({ joined }) => ('failure' in joined ? [joined.failure] : []))
  expect([placed.length, refused]).toEqual([2, Array(4).fill('groupFull')])
  await Promise.all(placed.map(({ caller, id }) => payPlace(caller, id)))
  await runDue()
  await runDue()
  expect(await ann.call(groupOrder, { groupId })).toMatchObject({ state: 'formed', missing: 0 })
  for (const { caller, id } of [{ caller: ann, id: orderId }, ...placed]) expect(await vouchersOf(caller)).toEqual([id])
})

it('should form or fail, and never both, when the last payment on one server meets its deadline on the other', async () => {
  const dealId = await aDeal(one, await one.make.store(), { size: 2, minutes: 10 })
  for (let turn = 0; turn < 4; turn += 1) {
    const [ann, ben] = (await buyers(2)) as [TestCaller, TestCaller]
    const { groupId, orderId } = await startGroup(ann, dealId)
    const { orderId: last } = await ben.call(groupJoin, { groupId, ...key() })
    one.clock.forward(11)
    await Promise.all([one.app.context.jobs.runDue(), pay(ben, last)])
    await later(11)
    const { state } = await ann.call(groupOrder, { groupId })
    expect(['formed', 'failed']).toContain(state)
    const balances = await Promise.all([ann, ben].map(({ id }) => one.make.balanceOf('customer', id)))
    expect(balances).toEqual(Array(2).fill(state === 'formed' ? 940_00 : 1000_00))
    expect(await vouchersOf(ann)).toEqual(state === 'formed' ? [orderId] : [])
  }
})

/** Pays a place, or is refused. */
const pay = (caller: TestCaller, orderId: string) => payPlace(caller, orderId).catch(() => undefined)
