import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/merchant'
import { messageSystemList } from '@contract/calls/message'
import { staffHandOverStore } from '@contract/calls/staff'
import { limits } from '@contract/limits'
import type { TestCaller } from '../../testing/caller'
import { aPaidOrder } from '../../testing/refunds'
import { aStaff } from '../../testing/staff'
import { aMember } from '../../testing/team'
import { aWorld, type World } from '../../testing/world'

let world: World
let mia: TestCaller
let storeId: string

beforeAll(async () => {
  world = await aWorld()
})
beforeEach(async () => {
  mia = await world.make.customer()
  storeId = await world.make.store({ merchant_id: mia.id })
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
let phones = 13_700_000_000
const aPerson = async () => {
  phones += 1
  const phone = String(phones)
  return { phone, caller: await world.make.customer({ phone }) }
}
const invite = (phone: string, role: 'manager' | 'cashier' = 'cashier') => ({ storeId, phone, role, ...key() })
const team = async () => (await mia.call(calls.merchantTeam, { storeId })).items
const log = async () => (await mia.call(calls.merchantTeamLog, { storeId })).items
const storesOf = async (caller: TestCaller) => (await caller.call(calls.merchantStores, {})).items
const answer = (caller: TestCaller, memberId: string, accept = true) =>
  caller.call(calls.merchantAnswerInvitation, { memberId, accept, ...key() })

describe('an invitation', () => {
  it('should make its phone’s account a member, who works by the role, and lose it at once when removed', async () => {
    const { phone, caller: ben } = await aPerson()
    const member = await mia.call(calls.merchantInviteMember, invite(phone))
    expect(member).toMatchObject({ name: '', role: 'cashier', state: 'invited' })
    expect(await storesOf(ben)).toEqual([])
    const { items } = await ben.call(calls.merchantInvitations, {})
    expect(items).toMatchObject([{ id: member.id, store: { id: storeId }, role: 'cashier' }])
    await answer(ben, member.id)
    expect(await storesOf(ben)).toMatchObject([{ id: storeId, role: 'cashier' }])
    expect(await ben.refusal(calls.merchantOrders, { storeId })).toBeUndefined()
    expect(await ben.refusal(calls.merchantSaveShop, { storeId, phone: '0755-8620 1128' })).toBe('accessDenied')
    expect(await ben.refusal(calls.merchantBalance, { storeId })).toBe('accessDenied')
    await mia.call(calls.merchantSetMemberRole, { memberId: member.id, role: 'manager', ...key() })
    expect(await ben.refusal(calls.merchantSaveShop, { storeId, phone: '0755-8620 1128' })).toBeUndefined()
    expect(await ben.refusal(calls.merchantTeam, { storeId })).toBe('accessDenied')
    await mia.call(calls.merchantRemoveMember, { memberId: member.id, ...key() })
    expect(await ben.refusal(calls.merchantOrders, { storeId })).toBe('accessDenied')
    expect(await storesOf(ben)).toEqual([])
    expect(await team()).toEqual([])
  })

  it('should notify the account of its phone, and say nothing of whether there is one', async () => {
    const { phone, caller: ben } = await aPerson()
    const known = await mia.call(calls.merchantInviteMember, invite(phone))
    const { items } = await ben.call(messageSystemList, { kind: 'announcement' })
    expect(items).toMatchObject([{ target: { kind: 'teamInvitations' } }])
    const unknown = await mia.call(calls.merchantInviteMember, invite('13699998888'))
    const { id: _one, maskedPhone: _first, ...rest } = known
    expect(unknown).toMatchObject(rest)
  })

  it('should be open once for a phone, to be declined or to end by itself', async () => {
    const { phone, caller: ben } = await aPerson()
    const { id } = await mia.call(calls.merchantInviteMember, invite(phone))
    expect(await mia.refusal(calls.merchantInviteMember, invite(phone))).toBe('teamMemberExists')
    await answer(ben, id, false)
    expect(await ben.refusal(calls.merchantAnswerInvitation, { memberId: id, accept: true, ...key() })).toBe(
      'teamMemberNotFound',
    )
    const again = await mia.call(calls.merchantInviteMember, invite(phone))
    world.clock.forward(60 * 24 * limits.teamInvitationDays + 1)
    expect((await ben.call(calls.merchantInvitations, {})).items).toEqual([])
    const late = { memberId: again.id, accept: true, ...key() }
    expect(await ben.refusal(calls.merchantAnswerInvitation, late)).toBe('teamMemberNotFound')
    await world.hours(1)
    const kept = world.app.context.db.selectFrom('team_members').select('id').where('id', '=', again.id)
    expect(await kept.execute()).toEqual([])
  })

  it('should be refused for the owner and for members, and above the most', async () => {
    const { phone, caller } = await aPerson()
    await world.make.changeStore(storeId, { merchant_id: caller.id })
    expect(await caller.refusal(calls.merchantInviteMember, invite(phone))).toBe('teamMemberExists')
    for (let index = 0; index < limits.teamMax; index += 1) await aMember(world, storeId, 'cashier')
    expect(await caller.refusal(calls.merchantInviteMember, invite('13699997777'))).toBe('teamFull')
  })

  it('should be accepted once, however often it is sent at once', async () => {
    const { phone, caller: ben } = await aPerson()
    const { id } = await mia.call(calls.merchantInviteMember, invite(phone))
    const tries = [1, 2, 3].map(() =>
      ben.refusal(calls.merchantAnswerInvitation, { memberId: id, accept: true, ...key() }),
    )
    expect((await Promise.all(tries)).filter((refusal) => refusal === undefined)).toHaveLength(1)
  })
})

describe('the log of a store', () => {
  it('should have each change with its person, role and order', async () => {
    const { orderId, storeId: shop } = await aPaidOrder(world)
    await world.make.changeStore(shop, { merchant_id: mia.id })
    storeId = shop
    const cashier = await aMember(world, shop, 'cashier')
    const { number } = await cashier.call(calls.merchantReady, { orderId, ...key() })
    await cashier.call(calls.merchantLeaveTeam, { storeId, ...key() })
    await mia.call(calls.merchantSaveShop, { storeId, autoAccept: true })
    expect(await log()).toMatchObject([
      { call: 'merchant.saveShop', person: { role: 'owner' }, subject: '' },
      { call: 'merchant.leaveTeam', person: { role: 'cashier' }, before: 'cashier' },
      { call: 'merchant.ready', person: { role: 'cashier' }, subject: number },
    ])
  })

  it('should have nothing of a call that was refused', async () => {
    const { orderId, storeId: shop } = await aPaidOrder(world)
    await world.make.changeStore(shop, { merchant_id: mia.id })
    storeId = shop
    // It is accepted already.
    expect(await mia.refusal(calls.merchantAccept, { orderId, ...key() })).toBe('orderStateChanged')
    expect((await log()).map(({ call }) => call)).not.toContain('merchant.accept')
  })

  it('should never be changed', async () => {
    const { db } = world.app.context
    await expect(db.deleteFrom('team_acts').execute()).rejects.toThrow('append only')
  })
})

it('should end the whole team when the store is given to another owner', async () => {
  const member = await aMember(world, storeId, 'manager')
  const next = await world.make.customer()
  const staff = await aStaff(world, 'operations')
  await staff.call(staffHandOverStore, { storeId, customerId: next.id, reason: 'Sold', ...key() })
  expect(await storesOf(member)).toEqual([])
  expect((await next.call(calls.merchantTeam, { storeId })).items).toEqual([])
})

it('should hold a member of several stores against the role in each', async () => {
  const other = await world.make.store({ merchant_id: (await world.make.customer()).id })
  const member = await aMember(world, storeId, 'cashier')
  const { db } = world.app.context
  const own = await world.make.store({ merchant_id: member.id })
  expect(await member.refusal(calls.merchantBalance, { storeId: own })).toBeUndefined()
  expect(await member.refusal(calls.merchantBalance, { storeId })).toBe('storeNotFound')
  expect(await member.refusal(calls.merchantFigures, { storeId: other })).toBe('storeNotFound')
  expect(await db.selectFrom('team_acts').select('id').where('store_id', '=', storeId).execute()).toEqual([])
})
