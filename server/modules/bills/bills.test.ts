import { randomUUID } from 'node:crypto'
import { orderCancel } from '@contract/calls/order'
import * as calls from '@contract/calls/staff'
import type { TestCaller } from '../../testing/caller'
import { aBillOf } from '../../testing/bills'
import { anOrder, Cashier, openAt } from '../../testing/payments'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'
import { differencesIn } from '../books/queries'
import type { BillLine } from './parse'

let world: World
let finance: TestCaller
beforeAll(async () => {
  world = await aWorld()
  finance = await aStaff(world, 'finance')
})
afterAll(() => world.close())

const day = () => new Date(world.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
const provider = 'wechat' as const

/** A payment of an order at a provider, and its refund where the order is cancelled. */
async function paid(isCancelled = false): Promise<BillLine[]> {
  const { ann, orderId } = await anOrder(world)
  const token = await openAt(ann, provider, { orderId })
  const cashier = new Cashier(world)
  await cashier.decide(token, 'succeed')
  const { trade_no: number, amount } = await cashier.trade(token)
  const payment = { kind: 'payment', number, amount } as const
  if (!isCancelled) return [payment]
  await ann.call(orderCancel, { orderId, reason: 'other', idempotencyKey: randomUUID() })
  await world.hours(1)
  const refunds = world.app.context.db
    .selectFrom('payment_refunds')
    .innerJoin('provider_payments', 'provider_payments.id', 'provider_payment_id')
  const refund = await refunds
    .select(['payment_refunds.id', 'payment_refunds.amount'])
    .where('trade_no', '=', number)
    .executeTakeFirstOrThrow()
  return [payment, { kind: 'refund', number: refund.id.replaceAll('-', ''), amount: refund.amount }]
}

const bring = (lines: readonly BillLine[]) => {
  const { context, services } = world.app
  const file = { provider, day: day(), file: aBillOf(provider, lines), by: 'operator:test' }
  return context.db.transaction().execute((tx) => services.bills.import(tx, file))
}
const found = async () => (await finance.call(calls.staffBillDifferences, { provider, day: day() })).items

it('should agree with payments and refunds, and find a missing, an unknown, a doubled and a wrong line', async () => {
  const lines = [...(await paid()), ...(await paid(true))]
  expect(lines).toHaveLength(3)
  expect(await bring(lines)).toBe(3)
  expect(await found()).toEqual([])
  const [first, second, refund] = lines
  if (!first || !second || !refund) throw new Error('lines are missing')
  await bring([second, refund])
  expect(await found()).toMatchObject([
    { of: 'payment', what: 'missing', number: first.number, billed: null, ours: first.amount },
  ])
  await bring([first, second])
  expect(await found()).toMatchObject([{ of: 'refund', what: 'missing', number: refund.number }])
  await bring([...lines, second])
  expect(await found()).toMatchObject([{ of: 'payment', what: 'doubled', number: second.number }])
  await bring([first, { ...second, amount: second.amount + 1 }, { ...refund, amount: 1 }])
  expect(await found()).toMatchObject([
    { of: 'payment', what: 'amount', billed: second.amount + 1, ours: second.amount },
    { of: 'refund', what: 'amount', billed: 1, ours: refund.amount },
  ])
  await bring([...lines, { kind: 'payment', number: '999', amount: 1 }, { kind: 'refund', number: 'x', amount: 1 }])
  expect(await found()).toMatchObject([
    { of: 'payment', what: 'unknown', number: '999', ours: null },
    { of: 'refund', what: 'unknown', number: 'x', ours: null },
  ])
  expect((await finance.call(calls.staffBills, {})).items).toMatchObject([
    { provider, day: day(), lines: 5, differences: 2 },
  ])
  const checks = (await differencesIn(world.app.context.db)).map(({ check }) => check)
  expect(checks.filter((check) => check === 'bills')).toHaveLength(2)
  await bring(lines)
  expect((await differencesIn(world.app.context.db)).map(({ check }) => check)).not.toContain('bills')
})
