import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/staff'
import type { TestCaller } from '../../testing/caller'
import { aPaidOrder } from '../../testing/refunds'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'

let world: World
let staff: TestCaller
beforeAll(async () => {
  world = await aWorld({ STAFF_DAY_COST: '10000', STAFF_ADJUSTMENT: '8000', STAFF_POINTS: '20000' })
})
beforeEach(async () => {
  staff = await aStaff(world)
})
afterAll(() => world.close())

const acting = () => ({ reason: 'The customer asked', idempotencyKey: randomUUID() })
const adjustment = async (amount: number) => ({
  customerId: (await world.make.customer({ balance: 100_00 })).id,
  amount,
  ...acting(),
})
const adjust = async (amount: number) => staff.call(calls.staffAdjustBalance, await adjustment(amount))
const refused = async (amount: number) => staff.refusal(calls.staffAdjustBalance, await adjustment(amount))

it('should bound what a member of staff adds and takes in a day together, and what another one does apart', async () => {
  await adjust(60_00)
  await adjust(-30_00)
  expect(await refused(10_01)).toBe('staffDayLimit')
  await adjust(10_00)
  expect(await refused(-1)).toBe('staffDayLimit')
  staff = await aStaff(world)
  await adjust(80_00)
})

it('should begin again the next day', async () => {
  await adjust(80_00)
  await adjust(20_00)
  expect(await refused(1)).toBe('staffDayLimit')
  await world.hours(24)
  await adjust(80_00)
})

it('should leave nothing of an act that it refuses, and not count its repetition', async () => {
  const ann = await world.make.customer()
  const once = { customerId: ann.id, amount: 70_00, ...acting() }
  const first = await staff.call(calls.staffAdjustBalance, once)
  expect(await staff.call(calls.staffAdjustBalance, once)).toEqual(first)
  const beyond = { customerId: ann.id, amount: 40_00, ...acting() }
  expect(await staff.refusal(calls.staffAdjustBalance, beyond)).toBe('staffDayLimit')
  expect(await world.make.balanceOf('customer', ann.id)).toBe(70_00)
})

it('should count refunds at the cost of the platform, and no others', async () => {
  const refund = async (amount: number, borneBy: 'platform' | 'shares') => {
    const { orderId } = await aPaidOrder(world)
    return { orderId, amount, borneBy, ...acting() }
  }
  await staff.call(calls.staffRefundOrder, await refund(50_00, 'platform'))
  expect(await refused(50_01)).toBe('staffDayLimit')
  await adjust(40_00)
  expect(await staff.refusal(calls.staffRefundOrder, await refund(10_01, 'platform'))).toBe('staffDayLimit')
  await staff.call(calls.staffRefundOrder, await refund(50_00, 'shares'))
  await adjust(10_00)
})

it('should count points, of which one pays the smallest unit', async () => {
  const { id: customerId } = await world.make.customer()
  await staff.call(calls.staffAdjustPoints, { customerId, points: 60_00, ...acting() })
  expect(await refused(40_01)).toBe('staffDayLimit')
  await adjust(40_00)
  expect(await staff.refusal(calls.staffAdjustPoints, { customerId, points: -1, ...acting() })).toBe('staffDayLimit')
})

it('should say that a cost is beyond the limit of any day', async () => {
  const { id: customerId } = await world.make.customer()
  expect(await staff.refusal(calls.staffAdjustPoints, { customerId, points: 100_01, ...acting() })).toBe(
    'adjustmentTooLarge',
  )
})

it('should hold for calls at the same time', async () => {
  const requests = await Promise.all([1, 2, 3, 4].map(() => adjustment(60_00)))
  const answers = await Promise.allSettled(requests.map((request) => staff.call(calls.staffAdjustBalance, request)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
