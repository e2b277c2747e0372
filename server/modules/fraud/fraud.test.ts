import { randomUUID } from 'node:crypto'
import { addressAdd } from '@contract/calls/address'
import { merchantBalance, merchantPayouts, merchantPayOut, merchantSetPayouts } from '@contract/calls/merchant'
import { messageSystemList } from '@contract/calls/message'
import { orderConfirm, orderConfirmReceipt } from '@contract/calls/order'
import { partnerInvitations } from '@contract/calls/partner'
import { paymentBalancePay } from '@contract/calls/payment'
import * as calls from '@contract/calls/staff'
import { walletWithdraw, walletWithdrawDetail } from '@contract/calls/wallet'
import type { FraudCase } from '@contract/entities/staff-fraud'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { TestCaller } from '../../testing/caller'
import { aBasket, balanceOf, fire, submit, toDoor } from '../../testing/orders'
import { aStaff } from '../../testing/staff'
import { aMerchant, aSale, keyed } from '../../testing/store-money'
import { outputOf } from '../../testing/printed'
import { anAccount } from '../../testing/withdrawals'
import { aWorld, type World } from '../../testing/world'
import { fraudCommands } from './operator'
import { decide as byCommand } from '../withdrawal/operator'

const env = {
  DATA_KEY: '0123456789abcdef'.repeat(4),
  FRAUD_SIGNALS: 'on',
  FRAUD_ACCOUNTS_A_DEVICE: '1',
  FRAUD_ACCOUNTS_AN_ADDRESS: '1',
  FRAUD_ACCOUNTS_A_CARD: '1',
  FRAUD_TINY_ORDER: '4000',
  FRAUD_TINY_ORDERS: '1',
  INVITATION_REWARD: '1000',
  INVITATION_MINIMUM: '0',
  INVITATION_WAIT_DAYS: '0',
  PAYOUT_APPROVAL_FROM: '15000',
  PAYOUT_SECOND_APPROVAL_FROM: '18000',
}

let world: World
let other: World
let staff: TestCaller
const lines: string[] = []
beforeAll(async () => {
  world = await aWorld({ ...env, LOG_LEVEL: 'info' }, undefined, 0, {
    logStream: { write: (line: string) => void lines.push(line) },
  })
  other = await aWorld(env, undefined, 0, {
    database: { db: world.app.context.db, url: world.databaseUrl, close: () => Promise.resolve() },
  })
  staff = await aStaff(world)
})
afterAll(async () => {
  await other.close()
  await world.close()
})
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const db = () => world.app.context.db
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))
const customers = (count: number) => times(count, () => world.make.customer({ balance: 200_00 }))
const pass = async (minutes: number) => {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

let numbers = 0
/** A number of an account that nobody has yet. */
const freshNumber = () => `62220000${String((numbers += 1)).padStart(4, '3')}`

/** A withdrawal of 100.00 of a customer. */
async function withdraw(ann: TestCaller, number = freshNumber()): Promise<string> {
  const { id: accountId } = await anAccount(ann, number)
  return (await ann.call(walletWithdraw, { accountId, amount: 100_00, ...keyed() })).id
}

const listed = async (id: string, tab: 'open' | 'decided' = 'open'): Promise<FraudCase | undefined> =>
  (await staff.call(calls.staffFraudCases, { tab, pageSize: 50 })).items.find((each) => each.id === id)
const request = (fraudCaseId: string, outcome: 'release' | 'refuse') => ({
  ...{ fraudCaseId, outcome, reason: 'Looked into it' },
  idempotencyKey: randomUUID(),
})
const decide = (id: string, outcome: 'release' | 'refuse') =>
  staff.call(calls.staffDecideFraudCase, request(id, outcome))
const approve = (id: string) =>
  db()
    .transaction()
    .execute((tx) => world.app.services.withdrawals.approve(tx, id))
const stateOf = async (ann: TestCaller, withdrawalId: string) =>
  (await ann.call(walletWithdrawDetail, { withdrawalId })).state
const titles = async (ann: TestCaller) =>
  (await ann.call(messageSystemList, { kind: 'announcement' })).items.map(({ title }) => title)

const address = {
  ...{ consignee: 'Lin Yue', gender: 1 as const, mobile: '13812346209', regionCode: '440305', tag: 'Home' },
  ...{ address: 'Keyuan Garden', isDefault: false, latitude: 22.5329, longitude: 113.93 },
}

/** Puts customers on one device. */
const share = (people: readonly TestCaller[], device: string) =>
  db()
    .updateTable('sessions')
    .set({ device_hash: device })
    .where(
      'customer_id',
      'in',
      people.map(({ id }) => id),
    )
    .execute()

/** Tiny paid orders of a customer. */
async function buyTiny(count: number, buyer?: TestCaller) {
  for (let index = 0; index < count; index += 1) {
    const { ann, storeId } = await aBasket(world, { goods: { shop_price: 10_00 } })
    const { id } = await ann.call(orderConfirm, { storeId })
    const { orderId } = await submit(ann, id)
    await ann.call(paymentBalancePay, { orderId, ...keyed() })
    if (buyer) await db().updateTable('orders').set({ customer_id: buyer.id }).where('id', '=', orderId).execute()
  }
}

/** Money of a customer that waits: three people on one device. */
async function aWaitingWithdrawal() {
  const people = await customers(3)
  await share(people, randomUUID())
  const [ann] = people
  if (!ann) throw new Error('nobody')
  return { ann, people, id: await withdraw(ann) }
}

describe('the signals of a withdrawal', () => {
  it('should let money leave at their limits', async () => {
    const [ann, ben] = await customers(2)
    if (!ann || !ben) throw new Error('nobody')
    await share([ann, ben], randomUUID())
    for (const one of [ann, ben]) await one.call(addressAdd, { ...address, addressDetail: '1-101' })
    const number = freshNumber()
    await anAccount(ben, number)
    await buyTiny(1, ann)
    const id = await withdraw(ann, number)
    expect(await listed(id)).toBeUndefined()
    expect(await approve(id)).toBe(true)
    await pass(1)
    expect(await stateOf(ann, id)).toBe('credited')
  })

  it('should find one device, and name the others and nobody’s data in the log', async () => {
    const { ann, people, id } = await aWaitingWithdrawal()
    const found = await listed(id)
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
    const people = await customers(3)
    const doors = ['Bldg 9, Rm 12', 'bldg 9 rm 12', 'BLDG 9，RM 12']
    for (const [index, one] of people.entries())
      await one.call(addressAdd, { ...address, addressDetail: doors[index] ?? '' })
    const [ann, ben] = people
    if (!ann || !ben) throw new Error('nobody')
    await db()
      .updateTable('addresses')
      .set({ deleted_at: world.clock.now() })
      .where('customer_id', '=', ben.id)
      .execute()
    const id = await withdraw(ann)
    expect((await listed(id))?.signals).toMatchObject([{ name: 'address', value: 2 }])
    const neighbour = await world.make.customer({ balance: 200_00 })
    await neighbour.call(addressAdd, { ...address, addressDetail: 'Bldg 9, Rm 14' })
    expect(await listed(await withdraw(neighbour))).toBeUndefined()
  })

  it('should find one card, also where the others have withdrawn and unlinked it', async () => {
    const people = await customers(3)
    const [ann, ben, eve] = people
    if (!ann || !ben || !eve) throw new Error('nobody')
    const number = freshNumber()
    await withdraw(ben, number)
    await anAccount(eve, number)
    await db().deleteFrom('withdraw_accounts').where('customer_id', '=', ben.id).execute()
    const id = await withdraw(ann, number)
    expect((await listed(id))?.signals).toMatchObject([{ name: 'card', value: 2 }])
  })

  it('should find tiny orders of the customer and of those whom the customer invited, and no old ones', async () => {
    const [ann, ben] = await customers(2)
    if (!ann || !ben) throw new Error('nobody')
    await db().updateTable('customers').set({ invited_by: ann.id }).where('id', '=', ben.id).execute()
    await buyTiny(1, ann)
    await buyTiny(1, ben)
    const id = await withdraw(ann)
    expect((await listed(id))?.signals).toMatchObject([{ name: 'tinyOrders', value: 2, limit: 1 }])
    world.clock.forward(31 * 24 * 60)
    staff = await aStaff(world)
    const eve = await world.make.customer({ balance: 200_00 })
    await db().updateTable('orders').set({ customer_id: eve.id }).where('customer_id', 'in', [ann.id, ben.id]).execute()
    expect(await listed(await withdraw(eve))).toBeUndefined()
  })

  it('should be looked for once more when the withdrawal is approved', async () => {
    const people = await customers(3)
    const [ann] = people
    if (!ann) throw new Error('nobody')
    const id = await withdraw(ann)
    expect(await listed(id)).toBeUndefined()
    await share(people, randomUUID())
    expect(await approve(id)).toBe(false)
    expect(await listed(id)).toBeDefined()
    expect(await stateOf(ann, id)).toBe('underReview')
  })
})

describe('staff.decideFraudCase', () => {
  it('should have a released withdrawal paid once, and tell the customer of each step', async () => {
    const { ann, id } = await aWaitingWithdrawal()
    expect(await titles(ann)).toContain('Withdrawal in review')
    expect(await approve(id)).toBe(false)
    await pass(24 * 60)
    expect(await stateOf(ann, id)).toBe('underReview')
    expect(await decide(id, 'release')).toMatchObject({ state: 'released', decision: { reason: 'Looked into it' } })
    await pass(1)
    expect(await stateOf(ann, id)).toBe('credited')
    expect(await titles(ann)).toContain('Withdrawal paid out')
    expect(await listed(id)).toBeUndefined()
    expect(await listed(id, 'decided')).toMatchObject({ state: 'released' })
    for (const outcome of ['release', 'refuse'] as const)
      expect(await staff.refusal(calls.staffDecideFraudCase, request(id, outcome))).toBe('nothingToChange')
    const { items } = await staff.call(calls.staffAudit, { subject: { kind: 'fraudCase', reference: id } })
    expect(items).toMatchObject([
      { call: 'staff.decideFraudCase', before: { state: 'open' }, after: { state: 'released', amount: 100_00 } },
    ])
  })

  it('should return the money of a refused withdrawal, with the reason', async () => {
    const { ann, id } = await aWaitingWithdrawal()
    expect(await balanceOf(ann)).toBe(100_00)
    await decide(id, 'refuse')
    expect(await balanceOf(ann)).toBe(200_00)
    expect(await ann.call(walletWithdrawDetail, { withdrawalId: id })).toMatchObject({
      ...{ state: 'rejected', reason: 'Looked into it' },
    })
    expect(await titles(ann)).toContain('Withdrawal failed')
    expect(await approve(id)).toBe(false)
  })

  it('should take one of two decisions at once, at two servers', async () => {
    const clerk = await aStaff(world, 'finance')
    for (const outcomes of [
      ['release', 'refuse'] as const,
      ['refuse', 'release'] as const,
      ['release', 'release'] as const,
    ]) {
      const { ann, id } = await aWaitingWithdrawal()
      const elsewhere = new TestCaller(other.base, clerk.id, clerk.token)
      const answers = await Promise.allSettled([
        staff.call(calls.staffDecideFraudCase, request(id, outcomes[0])),
        elsewhere.call(calls.staffDecideFraudCase, request(id, outcomes[1])),
      ])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await pass(1)
      const isReleased = (await listed(id, 'decided'))?.state === 'released'
      expect([await stateOf(ann, id), await balanceOf(ann)]).toEqual(
        isReleased ? ['credited', 100_00] : ['rejected', 200_00],
      )
    }
  })

  it('should end with the rejection of an operator at the command, who can approve nothing that waits', async () => {
    const { ann, id } = await aWaitingWithdrawal()
    const { context } = world.app
    const parts = { ...context, pays: true }
    await expect(byCommand(parts, ['approve', id])).rejects.toThrow('signals of fraud')
    await byCommand(parts, ['reject', id, 'Ask us'])
    expect(await balanceOf(ann)).toBe(200_00)
    expect(await listed(id, 'decided')).toMatchObject({ state: 'refused' })
    expect(await staff.refusal(calls.staffDecideFraudCase, request(id, 'release'))).toBe('nothingToChange')
  })

  it('should be an operator’s too, by commands with an audit entry', async () => {
    const run = (name: string, ...args: readonly string[]) => outputOf(() => fraudCommands[name]?.(world.app, args))
    const { ann, id } = await aWaitingWithdrawal()
    expect(await run('fraud-cases')).toContain(id)
    await expect(run('fraud-case', id, 'release')).rejects.toThrow('npm run operator')
    await run('fraud-case', id, 'release', 'One family')
    await expect(run('fraud-case', id, 'refuse', 'No')).rejects.toThrow('nothingToChange')
    await pass(1)
    expect(await stateOf(ann, id)).toBe('credited')
    const { items } = await staff.call(calls.staffAudit, { subject: { kind: 'fraudCase', reference: id } })
    expect(items).toMatchObject([{ call: 'operator fraud-case', staff: null, reason: 'One family' }])
  })

  it('should refuse a decision on one’s own money, and on that of a frozen account', async () => {
    const { id } = await aWaitingWithdrawal()
    const own = await aWaitingWithdrawal()
    await db().updateTable('fraud_cases').set({ customer_id: staff.id }).where('id', '=', own.id).execute()
    expect(await staff.refusal(calls.staffDecideFraudCase, request(own.id, 'release'))).toBe('fraudCaseOwn')
    await db()
      .updateTable('customers')
      .set({ status: 'disabled' })
      .where('id', '=', (await listed(id))?.customer.id ?? '')
      .execute()
    expect(await staff.refusal(calls.staffDecideFraudCase, request(id, 'release'))).toBe('customerFrozen')
    expect(await listed(id)).toMatchObject({ state: 'open' })
    expect(await decide(id, 'refuse')).toMatchObject({ state: 'refused' })
  })
})

describe('a payout of a store', () => {
  /** A merchant with free money, who shares a device with two others. */
  async function aRing() {
    const its = await aMerchant(world, { linked: false })
    const { id: accountId } = await anAccount(its.merchant, freshNumber())
    await its.merchant.call(merchantSetPayouts, {
      storeId: its.storeId,
      accountId,
      period: 'none',
      threshold: 0,
      ...keyed(),
    })
    await aSale(world, its.storeId)
    await pass(3 * 24 * 60)
    staff = await aStaff(world)
    await share([its.merchant, ...(await customers(2))], randomUUID())
    const payOut = (amount: number) => its.merchant.call(merchantPayOut, { storeId: its.storeId, amount, ...keyed() })
    const state = async () => (await its.merchant.call(merchantPayouts, { storeId: its.storeId })).items[0]?.state
    return { ...its, payOut, state }
  }

  it('should wait, and be paid once it is released', async () => {
    const { payOut, state, merchant, storeId } = await aRing()
    const { id } = await payOut(100_00)
    await pass(60)
    expect(await state()).toBe('waiting')
    expect(await listed(id)).toMatchObject({
      kind: 'storePayout',
      store: { id: storeId },
      customer: { id: merchant.id },
    })
    expect(await titles(merchant)).toContain('Payout in review')
    await decide(id, 'release')
    await pass(1)
    expect(await state()).toBe('paid')
  })

  it('should return to the balance when it is refused', async () => {
    const { payOut, state, merchant, storeId } = await aRing()
    const { id } = await payOut(100_00)
    await decide(id, 'refuse')
    expect(await state()).toBe('rejected')
    expect((await merchant.call(merchantBalance, { storeId })).available).toBe(204_00)
  })

  it('should still need the second of two people above their limit', async () => {
    const { payOut, state } = await aRing()
    const { id } = await payOut(190_00)
    const desk = world.app.services.storePayouts
    const approveBy = (person: string) =>
      db()
        .transaction()
        .execute((tx) => desk.approve(tx, id, person))
    expect(await approveBy('lin')).toBeUndefined()
    await decide(id, 'release')
    expect(await state()).toBe('endorsed')
    expect(await approveBy(staff.id)).toBeUndefined()
    expect(await approveBy('lin')).toBe('approved')
    await pass(1)
    expect(await state()).toBe('paid')
  })

  it('should have the store’s tiny orders counted, and not those of its merchant', async () => {
    const { merchant, storeId, accountId } = await aMerchant(world, { linked: false })
    expect(accountId).toBe('')
    await buyTiny(2, merchant)
    const { fraud } = world.app.services
    const outflow = { kind: 'example', amount: 100_00, customerId: merchant.id, storeId }
    const clears = (id = randomUUID()) =>
      db()
        .transaction()
        .execute((tx) => fraud.screen(tx, { ...outflow, id }))
    expect(await clears()).toBe(true)
    await db().updateTable('orders').set({ store_id: storeId }).where('customer_id', '=', merchant.id).execute()
    expect(await clears()).toBe(false)
  })
})

describe('the reward of an invitation', () => {
  /** Somebody invited who completed an order, on one device with two others. */
  async function anInvitation() {
    const inviter = await world.make.customer()
    const { ann: invitee, storeId } = await aBasket(world)
    await db()
      .updateTable('customers')
      .set({ invited_by: inviter.id, created_at: world.clock.now() })
      .where('id', '=', invitee.id)
      .execute()
    const { orderId } = await submit(invitee, (await invitee.call(orderConfirm, { storeId })).id)
    await invitee.call(paymentBalancePay, { orderId, ...keyed() })
    for (const event of toDoor) await fire(world, orderId, event)
    await invitee.call(orderConfirmReceipt, { orderId, idempotencyKey: randomUUID() })
    await share([invitee, ...(await customers(2))], randomUUID())
    const state = async () => (await inviter.call(partnerInvitations, {})).items[0]?.state
    return { inviter, invitee, state }
  }

  it('should wait, and be paid once, once it is released', async () => {
    const { inviter, invitee, state } = await anInvitation()
    await world.hours(1)
    await world.hours(1)
    expect([await state(), await balanceOf(inviter)]).toEqual(['inReview', 0])
    expect(await listed(invitee.id)).toMatchObject({ kind: 'invitation', amount: 20_00, customer: { id: inviter.id } })
    expect(await titles(inviter)).toContain('Reward in review')
    await Promise.all([decide(invitee.id, 'release'), world.hours(1)])
    await world.hours(1)
    expect([await state(), await balanceOf(inviter)]).toEqual(['rewarded', 10_00])
  })

  it('should not be paid once it is refused, and the inviter read why', async () => {
    const { inviter, invitee, state } = await anInvitation()
    await world.hours(1)
    await decide(invitee.id, 'refuse')
    for (let hour = 0; hour < 3; hour += 1) await world.hours(1)
    expect([await state(), await balanceOf(inviter)]).toEqual(['refused', 0])
    expect(await titles(inviter)).toContain('Reward not paid')
  })
})

it('should let all money leave where it is switched off, but for what already waits', async () => {
  const waiting = await aWaitingWithdrawal()
  const people = await customers(3)
  await share(people, randomUUID())
  const [ann] = people
  if (!ann) throw new Error('nobody')
  const off = await aWorld({ ...env, FRAUD_SIGNALS: 'off' }, undefined, 0, {
    database: { db: db(), url: world.databaseUrl, close: () => Promise.resolve() },
  })
  const there = new TestCaller(off.base, ann.id, ann.token)
  const id = await withdraw(there)
  const approveThere = (one: string) =>
    db()
      .transaction()
      .execute((tx) => off.app.services.withdrawals.approve(tx, one))
  expect([await approveThere(id), await approveThere(waiting.id)]).toEqual([true, false])
  await off.close()
})
