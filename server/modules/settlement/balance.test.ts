import * as fc from 'fast-check'
import * as calls from '@contract/calls/merchant'
import { timeLimit } from '../../../tests/support/time-limit'
import { withBooks } from '../../testing/books'
import { toDoor } from '../../testing/orders'
import { aPaidOrder, apply, decide } from '../../testing/refunds'
import { aMerchant, aSale, giveBack, keyed } from '../../testing/store-money'
import type { World } from '../../testing/world'
import { divide } from './balance'
import { freeAt, heldFrom } from './hold'
import { noonOf, periodAround, periodBefore } from './periods'

jest.setTimeout(timeLimit(120))

let world: World
withBooks((its) => ({ world } = its))

const day = 24 * 60

describe('merchant.balance', () => {
  it('should hold the money of an order for some days and free it in the morning', async () => {
    const { merchant, storeId } = await aMerchant(world)
    await aSale(world, storeId)
    const balance = () => merchant.call(calls.merchantBalance, { storeId })
    const before = await balance()
    expect(before).toMatchObject({ total: 204_00, available: 0, held: 204_00, disputed: 0, debt: 0, holdDays: 2 })
    expect(before.heldDays).toMatchObject([{ orders: 1, amount: 204_00 }])
    const until = new Date(before.heldDays[0]?.until ?? '')
    world.clock.forward((until.getTime() - world.clock.now().getTime()) / 60_000 - 1)
    expect((await balance()).held).toBe(204_00)
    world.clock.forward(1)
    expect(await balance()).toMatchObject({ total: 204_00, available: 204_00, held: 0, heldDays: [] })
  })

  it('should count a day’s orders and what refunds leave of them', async () => {
    const { merchant, storeId } = await aMerchant(world)
    const { orderId } = await aSale(world, storeId)
    await aSale(world, storeId, 100_00)
    await giveBack(world, orderId, 50_00)
    const { total, heldDays, week } = await merchant.call(calls.merchantBalance, { storeId })
    expect([total, heldDays.map(({ orders, amount }) => [orders, amount])]).toEqual([258_00, [[2, 258_00]]])
    expect(week.reduce((sum, { earned }) => sum + earned, 0)).toBe(258_00)
  })

  it('should keep the money of an open refund case apart until it is decided', async () => {
    const merchant = await world.make.customer()
    const { ann, orderId, storeId } = await aPaidOrder(world, [...toDoor, 'confirm'])
    await world.make.changeStore(storeId, { merchant_id: merchant.id })
    const refund = await apply(ann, orderId)
    const balance = () => merchant.call(calls.merchantBalance, { storeId })
    const { disputed, held, total, disputes } = await balance()
    expect(disputed + held).toBe(total)
    expect(disputes).toMatchObject([{ refundId: refund.id, amount: disputed }])
    expect(disputed).toBe(total)
    await decide(world, orderId, refund.id, 'refuse')
    expect(await balance()).toMatchObject({ disputed: 0, held: total })
  })

  it('should owe what a refund took beyond the balance', async () => {
    const { merchant, storeId } = await aMerchant(world)
    const { orderId } = await aSale(world, storeId)
    world.clock.forward(4 * day)
    await merchant.call(calls.merchantPayOut, { storeId, amount: 204_00, ...keyed() })
    await giveBack(world, orderId, 30_00)
    expect(await merchant.call(calls.merchantBalance, { storeId })).toMatchObject({ total: 0, debt: 30_00 })
    await aSale(world, storeId, 100_00)
    expect(await merchant.call(calls.merchantBalance, { storeId })).toMatchObject({
      total: 74_00,
      debt: 0,
      held: 74_00,
    })
  })
})

describe('the parts of a balance', () => {
  it('should sum to it, whatever was sold, disputed and refunded', () => {
    const now = new Date('2026-06-10T12:00:00Z')
    const settled = fc.record({
      at: fc.date({ min: new Date('2026-06-01'), max: now, noInvalidDate: true }),
      amount: fc.integer({ min: -100, max: 50_000 }),
    })
    const order = fc.record({
      number: fc.constant('1'),
      settled: fc
        .array(settled, { minLength: 1, maxLength: 3 })
        .map((list) => list.sort((one, other) => other.at.getTime() - one.at.getTime())),
      amount: fc.integer({ min: -5000, max: 50_000 }),
      cases: fc.array(fc.record({ id: fc.constant('x'), amount: fc.nat(60_000), deadline: fc.constant(null) }), {
        maxLength: 2,
      }),
    })
    fc.assert(
      fc.property(fc.nat(200_000), fc.array(order, { maxLength: 12 }), fc.nat(10), (total, orders, days) => {
        const parts = divide({ total, debt: 0, orders }, 'Asia/Shanghai', now, days)
        expect(parts.available + parts.held + parts.disputed).toBe(total)
        for (const part of [parts.available, parts.held, parts.disputed]) expect(part).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('should hold exactly the days whose money is not free, in any zone', () => {
    const zones = fc.constantFrom('Asia/Shanghai', 'Europe/London', 'America/New_York', 'Pacific/Apia')
    const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(zones, dates, fc.integer({ min: 0, max: 10 * day }), fc.nat(5), (zone, settledAt, later, days) => {
        const now = new Date(settledAt.getTime() + later * 60_000)
        expect(settledAt >= heldFrom(zone, now, days)).toBe(freeAt(zone, settledAt, days) > now)
      }),
    )
  })
})

describe('periods', () => {
  it('should follow each other without a gap, from Monday and from the first', () => {
    const zones = fc.constantFrom('Asia/Shanghai', 'Europe/London', 'America/New_York', 'Pacific/Apia')
    const lengths = fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const)
    const dates = fc.date({ min: new Date('2015-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(zones, lengths, dates, (zone, length, at) => {
        const period = periodAround(zone, length, at)
        expect(period.from <= at && at < period.to).toBe(true)
        expect(periodBefore(zone, length, period).to).toEqual(period.from)
        expect(periodAround(zone, length, period.to).from).toEqual(period.to)
      }),
    )
    const week = periodAround('Asia/Shanghai', 'weekly', noonOf('Asia/Shanghai', '2026-02-15'))
    expect([week.from, week.to]).toEqual([new Date('2026-02-08T16:00:00Z'), new Date('2026-02-15T16:00:00Z')])
  })
})
