import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { cartAdd } from '@contract/calls/cart'
import { orderConfirm } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import { rowsOf, wrongShares } from '../../../tests/load/faults/queries'
import { timeLimit } from '../../../tests/support/time-limit'
import { withBooks } from '../../testing/books'
import { newOrders, otherBeginnings } from '../../testing/every-order'
import { submit } from '../../testing/orders'
import { outputOf } from '../../testing/printed'
import type { World } from '../../testing/world'
import { trustedId } from '../../security/trusted-id'
import { lockOrder, orderById } from '../order/queries'
import { settle } from '../order/settlement'
import { commissionCommands } from './operator'
import { rateOf } from './queries'
import { commissionWarnings } from './service'

jest.setTimeout(timeLimit(180))

let world: World
withBooks((its) => ({ world } = its))

const db = () => world.app.context.db
const at = () => world.clock.now()

beforeEach(async () => {
  await db().deleteFrom('commissions').execute()
})

const rates = (storeId: string, ...kinds: readonly string[]) =>
  Promise.all(kinds.map((kind) => rateOf(db(), { kind, storeId, at: at() })))

/** The platform's commission in an order's shares. */
async function commissionOf(orderId: string): Promise<number> {
  const shares = await db()
    .selectFrom('order_shares')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('party', '=', 'platform')
    .where('component', '=', 'commission')
    .execute()
  return shares.reduce((sum, { amount }) => sum + amount, 0)
}

async function aQuote(shop_price = 2000) {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const storeId = await world.make.store()
  await world.make.address(ann.id)
  await ann.call(cartAdd, { goodsId: await world.make.goods(storeId, { shop_price }), quantity: 1 })
  return { ann, storeId, quoteId: (await ann.call(orderConfirm, { storeId })).id }
}

describe('the commission', () => {
  it('should be none while nobody has set one, which the start says', async () => {
    const storeId = await world.make.store()
    expect(await rates(storeId, 'takeaway')).toEqual([0])
    expect(await commissionWarnings(world.app.context)).toHaveLength(1)
    await world.make.commission(0)
    expect(await commissionWarnings(world.app.context)).toEqual([])
  })

  it('should be that of the most specific rule, be it none', async () => {
    const [storeId, other] = [await world.make.store(), await world.make.store()]
    await world.make.commission(500)
    await world.make.commission(600, { kind: 'takeaway' })
    expect(await rates(storeId, 'takeaway', 'voucher')).toEqual([600, 500])
    await world.make.commission(700, { categoryKey: 'food' })
    expect(await rates(storeId, 'takeaway', 'voucher')).toEqual([700, 700])
    await world.make.commission(0, { storeId })
    await world.make.commission(900, { storeId, kind: 'voucher' })
    expect(await rates(storeId, 'takeaway', 'voucher')).toEqual([0, 900])
    expect(await rates(other, 'takeaway', 'voucher')).toEqual([700, 700])
  })

  it('should change with the day of the store’s zone', async () => {
    const [apia, niue] = [
      await world.make.store({ time_zone: 'Pacific/Apia' }),
      await world.make.store({ time_zone: 'Pacific/Niue' }),
    ]
    const insert = (rate: number, from_day: string) =>
      db()
        .insertInto('commissions')
        .values({
          ...{ id: randomUUID(), kind: null, category_key: null, store_id: null },
          ...{ rate, from_day, set_by: 'test', set_at: at() },
        })
        .execute()
    await insert(100, '2026-01-01')
    await insert(200, '2026-06-02')
    const rate = (storeId: string, time: string) => rateOf(db(), { kind: 'takeaway', storeId, at: new Date(time) })
    // Apia is 13 hours ahead of UTC, Niue 11 behind it.
    expect(await rate(apia, '2026-06-01T10:59:59Z')).toBe(100)
    expect(await rate(apia, '2026-06-01T11:00:00Z')).toBe(200)
    expect(await rate(niue, '2026-06-02T10:59:59Z')).toBe(100)
    expect(await rate(niue, '2026-06-02T11:00:00Z')).toBe(200)
  })

  it('should be that of the placement, not of the quote, and stay when a rule changes', async () => {
    const { ann, storeId, quoteId } = await aQuote()
    await world.make.commission(1000, { storeId })
    const { orderId } = await submit(ann, quoteId)
    // 20.00 of goods and 1.00 of packaging.
    expect(await commissionOf(orderId)).toBe(210)
    await world.make.commission(5000, { storeId, kind: 'takeaway' })
    expect((await orderById(db(), trustedId('order', orderId))).commission_rate).toBe(1000)
    await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
    await db()
      .transaction()
      .execute(async (tx) => settle(tx, await lockOrder(tx, trustedId('order', orderId)), at()))
    expect(await world.make.balanceOf('store', storeId)).toBe(2100 - 210)
  })

  it.each(Object.entries({ ...newOrders, ...otherBeginnings }))(
    'should leave the shares of %s at zero',
    async (_, make) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 0, max: 10_000 }), async (rate) => {
          await world.make.commission(rate)
          const { orderId } = await make(world)
          const order = await orderById(db(), trustedId('order', orderId))
          expect(order.commission_rate).toBe(order.store_id === null ? 0 : rate)
          expect((await rowsOf(db(), wrongShares)).filter(({ id }) => id === orderId)).toEqual([])
          if (order.store_id !== null)
            expect(await commissionOf(orderId)).toBeLessThanOrEqual((order.total * rate) / 10_000)
        }),
        { numRuns: 3 },
      )
    },
  )
})

describe('the commands of commissions', () => {
  const run = (name: string, ...args: readonly string[]) => outputOf(() => commissionCommands[name]?.(world.app, args))

  it('should set a commission from a day on and list it', async () => {
    const storeId = await world.make.store()
    const today = at().toISOString().slice(0, 10)
    await run('commission', '6.25', 'from', today, '--kind', 'takeaway', '--store', storeId)
    world.clock.forward(24 * 60)
    expect(await rates(storeId, 'takeaway', 'voucher')).toEqual([625, 0])
    expect(await run('commissions')).toContain('6.25')
  })

  it.each([
    ['a part of the day before', ['6', 'from', '2020-01-01']],
    ['more than all', ['101', 'from', '2099-01-01']],
    ['a kind that is none', ['6', 'from', '2099-01-01', '--kind', 'plane']],
    ['a category that is none', ['6', 'from', '2099-01-01', '--category', 'plane']],
    ['a store that is none', ['6', 'from', '2099-01-01', '--store', randomUUID()]],
    ['a day that is none', ['6', 'from', '2026-02-30']],
    ['no number', ['six', 'from', '2099-01-01']],
  ])('should refuse %s', async (_, args) => {
    await expect(run('commission', ...args)).rejects.toThrow()
    expect(await db().selectFrom('commissions').selectAll().execute()).toEqual([])
  })
})
