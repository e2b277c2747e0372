import { randomUUID } from 'node:crypto'
import * as calls from '@contract/calls/group-deal'
import { messageSystemList } from '@contract/calls/message'
import { orderCancel, orderDetail, orderList } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { voucherDetail, voucherList, voucherRefund } from '@contract/calls/voucher'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import type { TestCaller } from '../../testing/caller'
import { aDeal, joinGroup, payPlace, startGroup } from '../../testing/group-deals'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const key = () => ({ idempotencyKey: randomUUID() })
const day = 24 * 60
const aBuyer = () => world.make.customer({ balance: 1000_00 })
const buyers = (count: number) => Promise.all(Array.from({ length: count }, aBuyer))
const balance = ({ id }: TestCaller) => world.make.balanceOf('customer', id)
const later = async (minutes: number) => {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

/** A group of three at 60.00 that Ann has started and paid. */
async function aGroup(own: Parameters<typeof aDeal>[2] = {}, sold: Parameters<typeof aDeal>[3] = {}) {
  const storeId = await world.make.store()
  const dealId = await aDeal(world, storeId, own, sold)
  const ann = await aBuyer()
  const started = await startGroup(ann, dealId)
  const see = (caller: TestCaller = ann) => caller.call(calls.groupOrder, { groupId: started.groupId })
  return { ...started, storeId, dealId, ann, see }
}

/** Titles of a customer's messages about groups, or about the money for them, newest first. */
async function told(caller: TestCaller, group: 'orders' | 'refunds' = 'orders') {
  const { items } = await caller.call(messageSystemList, { kind: 'order', group })
  return items.filter(({ target }) => target?.kind === 'dealGroup').map(({ title }) => title)
}

describe('a group', () => {
  it('should form with the payment that fills it, and only then issue vouchers', async () => {
    const { ann, groupId, orderId, see } = await aGroup()
    const [ben, cleo] = (await buyers(2)) as [TestCaller, TestCaller]
    await joinGroup(ben, groupId)
    expect(await see()).toMatchObject({
      state: 'open',
      free: 1,
      missing: 1,
      mine: { place: 'paid', state: 'gathering' },
    })
    expect(await ann.refusal(voucherDetail, { orderId })).toBe('orderNotFound')
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({
      kind: 'groupDeal',
      group: { missing: 1 },
      code: null,
    })
    const held = await cleo.call(calls.groupJoin, { groupId, ...key() })
    expect(await see()).toMatchObject({ state: 'open', free: 0, missing: 1 })
    await payPlace(cleo, held.orderId)
    await later(0)
    expect(await see()).toMatchObject({ state: 'formed', missing: 0, canJoin: false })
    expect(await ann.call(voucherDetail, { orderId })).toMatchObject({
      ...{ kind: 'voucher', state: 'usable', usable: 1, total: 60_00 },
      code: expect.stringMatching(/^\d{16}$/) as string,
    })
    expect((await cleo.call(voucherList, {})).items).toMatchObject([{ id: held.orderId, state: 'usable' }])
    for (const each of [ann, ben, cleo]) expect(await told(each)).toEqual(['Your group is complete'])
  })

  it('should be shown again to its members when its vouchers are issued', async () => {
    const { groupId } = await aGroup({ size: 2 })
    await joinGroup(await aBuyer(), groupId)
    const published = jest.spyOn(world.app.context.bus, 'publish')
    await later(0)
    const events = published.mock.calls.map(([, , event]) => event)
    expect(events.filter(({ type }) => type === 'dealGroup')).toEqual(Array(2).fill({ type: 'dealGroup', groupId }))
    published.mockRestore()
  })

  it('should fail at its deadline and give all money and stock back, with every place', async () => {
    const { ann, groupId, orderId, dealId, see } = await aGroup({ minutes: 10 }, { stock: 10 })
    const ben = await aBuyer()
    const held = await ben.call(calls.groupJoin, { groupId, ...key() })
    await later(11)
    expect(await see()).toMatchObject({
      ...{ state: 'failed', places: [], canJoin: false },
      mine: { place: 'givenBack', state: 'refunded', refunded: 60_00, hasArrived: true },
    })
    expect(await ben.call(orderDetail, { orderId: held.orderId })).toMatchObject({ state: 'cancelled' })
    expect(await balance(ann)).toBe(1000_00)
    expect(await told(ann)).toEqual(['Your group didn’t fill up'])
    expect(await told(ann, 'refunds')).toEqual(['Refund on its way'])
    expect(await told(ben)).toEqual([])
    expect(await ann.call(orderDetail, { orderId })).toMatchObject({
      cancelReason: 'Not enough people joined in time',
    })
    const { stock } = await world.app.context.db
      .selectFrom('packages')
      .innerJoin('group_deals', 'package_id', 'packages.id')
      .select('stock')
      .where('group_deals.id', '=', dealId)
      .executeTakeFirstOrThrow()
    expect(stock).toBe(10)
  })

  it('should give its last place to one of many', async () => {
    const { groupId } = await aGroup({ size: 2 })
    const many = await buyers(6)
    const tries = await Promise.all(many.map((each) => each.refusal(calls.groupJoin, { groupId, ...key() })))
    expect(tries.filter((refusal) => refusal === undefined)).toHaveLength(1)
    expect(new Set(tries)).toEqual(new Set([undefined, 'groupFull']))
  })

  it('should have one place for a customer, however often it is asked for', async () => {
    const { ann, groupId, dealId } = await aGroup()
    const ben = await aBuyer()
    const same = { groupId, ...key() }
    const [one, two] = await Promise.all([ben.call(calls.groupJoin, same), ben.call(calls.groupJoin, same)])
    expect(one.orderId).toBe(two.orderId)
    const others = [1, 2].map(() => ben.refusal(calls.groupJoin, { groupId, ...key() }))
    expect(await Promise.all(others)).toEqual(['groupJoinedAlready', 'groupJoinedAlready'])
    expect(await ann.refusal(calls.groupJoin, { groupId, ...key() })).toBe('groupJoinedAlready')
    expect(await ann.call(calls.groupDetail, { dealId })).toMatchObject({ mine: groupId, openGroups: 1 })
  })

  it('should free a place that is not paid in time, and forget a group that nobody paid for', async () => {
    const { groupId, dealId, see } = await aGroup({ size: 2 })
    const [ben, cleo] = (await buyers(2)) as [TestCaller, TestCaller]
    await ben.call(calls.groupJoin, { groupId, ...key() })
    const alone = await cleo.call(calls.groupStart, { dealId, ...key() })
    expect((await world.visitor.call(calls.groupOpen, { dealId })).items).toEqual([])
    await later(16)
    expect(await see()).toMatchObject({ state: 'open', free: 1 })
    expect(await see(ben)).toMatchObject({ mine: { place: 'givenBack', state: 'cancelled' }, canJoin: true })
    expect(await cleo.call(calls.groupOrder, { groupId: alone.groupId })).toMatchObject({ state: 'failed' })
    expect((await world.visitor.call(calls.groupOpen, { dealId })).items).toMatchObject([{ id: groupId, free: 1 }])
  })

  it('should form or fail, and never both, when the last payment meets the clock', async () => {
    for (const seconds of [-1, 0, 1]) {
      const { ann, groupId, see } = await aGroup({ size: 2, minutes: 10 })
      const ben = await aBuyer()
      const { orderId } = await ben.call(calls.groupJoin, { groupId, ...key() })
      world.clock.forward(10 + seconds / 60)
      const pay = ben.refusal(...payment(orderId))
      await Promise.all([pay, world.app.context.jobs.runDue()])
      await later(1)
      const { state } = await see()
      const formed = state === 'formed'
      expect(formed).toBe(seconds < 0)
      expect([await balance(ann), await balance(ben)]).toEqual(formed ? [940_00, 940_00] : [1000_00, 1000_00])
    }
  })

  it('should hand over to the eldest when the leader leaves, with the same deadline', async () => {
    const { ann, groupId, orderId, see } = await aGroup({ size: 4 })
    const [ben, cleo] = (await buyers(2)) as [TestCaller, TestCaller]
    const before = await see()
    world.clock.forward(1)
    await joinGroup(ben, groupId)
    world.clock.forward(1)
    await joinGroup(cleo, groupId)
    world.clock.forward(1)
    expect(await ann.call(calls.groupLeave, { orderId, ...key() })).toMatchObject({
      ...{ state: 'open', free: 2, deadline: before.deadline, canJoin: true },
      mine: { place: 'givenBack', state: 'refunded' },
      places: [{ isLeader: true, state: 'paid' }, { isLeader: false }],
    })
    expect(await balance(ann)).toBe(1000_00)
    const { places, news } = await see(ben)
    expect(places[0]).toMatchObject({ isMine: true, isLeader: true })
    expect(
      news
        .slice(0, 2)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['leads', 'left'])
    expect(await told(ben)).toEqual(['You’re now the group leader'])
    const again = await ann.call(calls.groupJoin, { groupId, ...key() })
    expect(again.orderId).not.toBe(orderId)
  })

  it('should lose nobody when the leader leaves while others join', async () => {
    const { ann, groupId, orderId, see } = await aGroup({ size: 4 })
    const many = await buyers(3)
    await Promise.all([
      ann.call(calls.groupLeave, { orderId, ...key() }),
      ...many.map((each) => each.refusal(calls.groupJoin, { groupId, ...key() })),
    ])
    const { state, places, free } = await see()
    const isOver = state === 'failed'
    expect(places).toHaveLength(isOver ? 0 : 4 - free)
    expect(places.filter(({ isLeader }) => isLeader)).toHaveLength(isOver ? 0 : 1)
  })

  it('should fail at once when its last one leaves, and be left by cancelling the order too', async () => {
    const { ann, orderId, see } = await aGroup()
    const order = await ann.call(orderDetail, { orderId })
    expect(order.actions).toContain('cancel')
    await ann.call(orderCancel, { orderId, reason: 'My plans changed', ...key() })
    expect(await see()).toMatchObject({ state: 'failed' })
    expect(await balance(ann)).toBe(1000_00)
    expect(await told(ann)).toEqual([])
    expect(await told(ann, 'refunds')).toEqual(['Refund on its way'])
  })

  it('should stay formed after a refund, and cannot be left', async () => {
    const { ann, groupId, orderId, see } = await aGroup({ size: 2 })
    await joinGroup(await aBuyer(), groupId)
    expect(await ann.refusal(calls.groupLeave, { orderId, ...key() })).toBe('groupFormed')
    expect(await ann.refusal(orderCancel, { orderId, reason: 'x', ...key() })).toBe('groupFormed')
    await later(0)
    await ann.call(voucherRefund, { orderId, count: 1, ...key() })
    expect(await balance(ann)).toBe(1000_00)
    expect(await see()).toMatchObject({ state: 'formed', mine: { place: 'paid' } })
    expect((await ann.call(orderList, {})).items[0]).toMatchObject({ kind: 'groupDeal', group: { state: 'formed' } })
  })
})

/** Arguments of paying a place from the balance. */
const payment = (orderId: string) => [paymentBalancePay, { orderId, payPassword: '246810', ...key() }] as const

describe('a deal', () => {
  it('should let open groups run after its end, but start none', async () => {
    const { dealId, groupId } = await aGroup({ size: 2, ends_at: new Date(world.clock.now().getTime() + 60 * 60_000) })
    world.clock.forward(61)
    const [ben, cleo] = (await buyers(2)) as [TestCaller, TestCaller]
    expect(await ben.refusal(calls.groupStart, { dealId, ...key() })).toBe('groupDealEnded')
    expect(await ben.call(calls.groupDetail, { dealId })).toMatchObject({ status: 'ended', groups: [{ id: groupId }] })
    await joinGroup(cleo, groupId)
    expect(await cleo.call(calls.groupOrder, { groupId })).toMatchObject({ state: 'formed' })
    expect(await ben.refusal(calls.groupJoin, { groupId, ...key() })).toBe('groupOver')
  })

  it('should keep its limit, that of the package, and its stock', async () => {
    const { ann, dealId, storeId } = await aGroup({ per_customer: 1 })
    expect(await ann.refusal(calls.groupStart, { dealId, ...key() })).toBe('groupDealLimit')
    expect(await ann.call(calls.groupDetail, { dealId })).toMatchObject({ limit: { most: 1, left: 0 } })
    const [rare, few] = [
      await aDeal(world, storeId, {}, { stock: 1 }),
      await aDeal(world, storeId, {}, { per_customer: 1 }),
    ]
    const ben = await aBuyer()
    await startGroup(ben, few)
    expect(await ben.refusal(calls.groupStart, { dealId: few, ...key() })).toBe('packageLimitReached')
    const [one, two] = await buyers(2)
    const tries = [one, two].map((each) => each?.refusal(calls.groupStart, { dealId: rare, ...key() }))
    expect((await Promise.all(tries)).sort()).toEqual(['soldOut', undefined])
    const soon = await aDeal(world, storeId, { starts_at: new Date(world.clock.now().getTime() + day * 60_000) })
    expect(await ben.refusal(calls.groupStart, { dealId: soon, ...key() })).toBe('groupDealNotStarted')
  })

  it('should be listed nearby and at its store, with its open groups', async () => {
    const { dealId, storeId, groupId, ann } = await aGroup()
    const { items } = await world.visitor.call(calls.groupList, { storeId })
    expect(items).toMatchObject([{ id: dealId, openGroups: 1, status: 'on', price: 60_00, alonePrice: 88_01 }])
    expect((await world.visitor.call(calls.groupList, { pageSize: 50 })).items.map(({ id }) => id)).toContain(dealId)
    expect((await ann.call(calls.groupOpen, { dealId })).items).toMatchObject([{ id: groupId, isMine: true, free: 2 }])
    expect(await world.visitor.refusal(calls.groupDetail, { dealId: groupId })).toBe('groupDealNotFound')
    expect(await world.visitor.refusal(calls.groupOrder, { groupId: dealId })).toBe('groupNotFound')
    expect(await ann.refusal(calls.groupJoin, { groupId: dealId, ...key() })).toBe('groupNotFound')
  })
})
