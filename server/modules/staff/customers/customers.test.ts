import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pointsHistory } from '@contract/calls/points'
import * as calls from '@contract/calls/staff'
import { userInfo } from '@contract/calls/user'
import { walletMyMoney, walletWithdraw } from '@contract/calls/wallet'
import type { TestCaller } from '../../../testing/caller'
import { detail } from '../../../testing/orders'
import { aPaidOrder } from '../../../testing/refunds'
import { fund } from '../../../testing/rows'
import { aStaff } from '../../../testing/staff'
import { anAccount } from '../../../testing/withdrawals'
import { aWorld, type World } from '../../../testing/world'

let world: World
let staff: TestCaller
beforeAll(async () => {
  world = await aWorld({ STAFF_ADJUSTMENT: '5000', STAFF_POINTS: '300' })
  staff = await aStaff(world)
})
afterAll(() => world.close())

const acting = () => ({ reason: 'The customer asked', idempotencyKey: randomUUID() })

it('should be found by phone, by order number and by name, with the phone masked', async () => {
  const phone = '13977772222'
  const ann = await world.make.customer({ phone })
  await world.app.context.db.updateTable('customers').set({ nickname: 'Zoë%' }).where('id', '=', ann.id).execute()
  const { orderId, ann: buyer } = await aPaidOrder(world)
  const found = async (by: object) => (await staff.call(calls.staffCustomers, by)).items
  expect(await found({ phone })).toEqual([
    expect.objectContaining({ id: ann.id, maskedPhone: '139****2222', state: 'active' }),
  ])
  expect((await found({ name: 'zoë%' })).map(({ id }) => id)).toEqual([ann.id])
  expect(await found({ name: 'zo_' })).toEqual([])
  const { number } = await detail(buyer, orderId)
  expect((await found({ orderNumber: number })).map(({ id }) => id)).toEqual([buyer.id])
  expect(await found({})).toEqual([])
  expect(await staff.call(calls.staffCustomer, { customerId: buyer.id })).toMatchObject({
    ...{ orders: { open: 1, all: 1 }, refunds: { open: 0, all: 0 }, devices: 1, isRider: false, roles: [] },
  })
})

it('should lose their sessions when frozen, be refused by name, and come back when unfrozen', async () => {
  const ann = await world.make.customer()
  const one = { customerId: ann.id }
  expect(await staff.call(calls.staffFreezeCustomer, { ...one, ...acting() })).toMatchObject({
    ...{ state: 'frozen', devices: 0 },
  })
  expect(await ann.refusal(userInfo, {})).toBe('accountDisabled')
  expect(await staff.refusal(calls.staffFreezeCustomer, { ...one, ...acting() })).toBe('nothingToChange')
  expect(await staff.call(calls.staffUnfreezeCustomer, { ...one, ...acting() })).toMatchObject({ state: 'active' })
  expect(await ann.refusal(userInfo, {})).toBe('signedInElsewhere')
  expect(await staff.refusal(calls.staffUnfreezeCustomer, { ...one, ...acting() })).toBe('nothingToChange')
  expect(await staff.refusal(calls.staffFreezeCustomer, { customerId: staff.id, ...acting() })).toBe('staffOwn')
})

it('should get no payout while frozen, also of a withdrawal that was approved before', async () => {
  const { context, services } = world.app
  const withdrawal = async () => {
    const ann = await world.make.customer()
    await fund(context.db, ann.id, 100_00, world.clock.now())
    const { id: accountId } = await anAccount(ann)
    const asked = { accountId, amount: 20_00, payPassword: '246810', idempotencyKey: randomUUID() }
    return { ann, id: (await ann.call(walletWithdraw, asked)).id }
  }
  const approve = (id: string) => context.db.transaction().execute((tx) => services.withdrawals.approve(tx, id))
  const freeze = ({ id }: TestCaller) => staff.call(calls.staffFreezeCustomer, { customerId: id, ...acting() })
  const stateOf = async (id: string) =>
    (await context.db.selectFrom('withdrawals').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

  const first = await withdrawal()
  await freeze(first.ann)
  await expect(approve(first.id)).rejects.toMatchObject({ failure: 'customerFrozen' })
  const second = await withdrawal()
  await approve(second.id)
  await freeze(second.ann)
  await world.hours(0)
  await world.hours(2)
  expect(await stateOf(second.id)).toBe('approved')
  expect((await sql`select from sandbox_payouts`.execute(context.db)).rows).toEqual([])
  await staff.call(calls.staffUnfreezeCustomer, { customerId: second.ann.id, ...acting() })
  for (let hour = 0; hour < 6; hour++) await world.hours(1)
  expect(await stateOf(second.id)).toBe('credited')
})

it('should be signed out on every device, and sign in again', async () => {
  const ann = await world.make.customer()
  await staff.call(calls.staffEndSessions, { customerId: ann.id, ...acting() })
  expect(await ann.refusal(userInfo, {})).toBe('signedInElsewhere')
})

it('should be given money and points, and have some taken, within the limits and above zero', async () => {
  const ann = await world.make.customer({ balance: 30_00 })
  const one = { customerId: ann.id }
  const request = { ...one, amount: 50_00, ...acting() }
  expect(await staff.call(calls.staffAdjustBalance, request)).toMatchObject({ balance: 80_00 })
  expect(await staff.call(calls.staffAdjustBalance, request)).toMatchObject({ balance: 80_00 })
  const refusal = (amount: number) => staff.refusal(calls.staffAdjustBalance, { ...one, amount, ...acting() })
  expect(await refusal(50_01)).toBe('adjustmentTooLarge')
  expect(await refusal(-50_01)).toBe('adjustmentTooLarge')
  expect(await refusal(0)).toBe('invalidRequest')
  await staff.call(calls.staffAdjustBalance, { ...one, amount: -50_00, ...acting() })
  expect(await refusal(-40_00)).toBe('insufficientBalance')
  expect((await ann.call(walletMyMoney, {})).items.map(({ amount }) => amount)).toEqual([-50_00, 50_00, 30_00])

  const points = (count: number) => ({ ...one, points: count, ...acting() })
  expect(await staff.call(calls.staffAdjustPoints, points(300))).toMatchObject({ points: 300 })
  expect(await staff.refusal(calls.staffAdjustPoints, points(301))).toBe('adjustmentTooLarge')
  expect(await staff.call(calls.staffAdjustPoints, points(-200))).toMatchObject({ points: 100 })
  expect(await staff.refusal(calls.staffAdjustPoints, points(-101))).toBe('pointsInsufficient')
  const { items } = await ann.call(pointsHistory, {})
  expect(items.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['adjusted', -200],
    ['adjusted', 300],
  ])
  const own = { customerId: staff.id, amount: 1_00, ...acting() }
  expect(await staff.refusal(calls.staffAdjustBalance, own)).toBe('staffOwn')
})

it('should have every change and note in the audit, without anything personal in it', async () => {
  const ann = await world.make.customer()
  const one = { customerId: ann.id, ...acting() }
  await staff.call(calls.staffNote, { customerId: ann.id, reason: 'Called twice', idempotencyKey: randomUUID() })
  await staff.call(calls.staffAdjustBalance, { ...one, amount: 10_00 })
  await staff.call(calls.staffFreezeCustomer, { customerId: ann.id, ...acting() })
  const subject = { kind: 'customer' as const, reference: ann.id }
  const { items } = await staff.call(calls.staffAudit, { subject })
  expect(items.map(({ call, before, after }) => ({ call, before, after }))).toEqual([
    { call: 'staff.freezeCustomer', before: { state: 'active' }, after: { state: 'frozen' } },
    { call: 'staff.adjustBalance', before: { balance: 0 }, after: { balance: 10_00, amount: 10_00 } },
    { call: 'staff.note', before: {}, after: {} },
  ])
  const nothing = { reason: 'About nobody', idempotencyKey: randomUUID() }
  expect(await staff.refusal(calls.staffNote, nothing)).toBe('invalidRequest')
})
