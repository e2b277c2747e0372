import * as fc from 'fast-check'
import * as calls from '@contract/calls/merchant'
import { riderStatement, riderStatementFile, riderStatementLines } from '@contract/calls/rider-statements'
import type { Statement } from '@contract/entities/statement'
import { timeLimit } from '../../../tests/support/time-limit'
import { localDay } from '../../local-time'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { fire, toDoor } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { aRider } from '../../testing/riders'
import { aMerchant, aSale, giveBack, keyed } from '../../testing/store-money'
import { sandboxSays } from '../../testing/withdrawals'
import type { World } from '../../testing/world'

jest.setTimeout(timeLimit(240))

let world: World
withBooks((its) => ({ world } = its))

const zone = 'Asia/Shanghai'
const today = () => localDay(zone, world.clock.now())
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)

/** All movements of a statement, page by page. */
async function linesOf(merchant: TestCaller, request: { storeId: string; period: 'daily' | 'weekly'; day: string }) {
  const items: { id: string; amount: number }[] = []
  let cursor: string | undefined
  do {
    const page = await merchant.call(calls.merchantStatementLines, {
      ...request,
      pageSize: 3,
      ...(cursor && { cursor }),
    })
    items.push(...page.items)
    cursor = page.next ?? undefined
  } while (cursor)
  return items
}

/** Checks that a statement agrees with itself. */
function check({ opening, paidOut, earned, closing, groups, payouts }: Statement): void {
  expect(opening - paidOut + earned).toBe(closing)
  expect(sum(groups.map((group) => group.sum))).toBe(earned)
  for (const group of groups) expect(sum(group.rows.map(({ amount }) => amount))).toBe(group.sum)
  expect(sum(payouts.map(({ amount }) => amount))).toBe(paidOut)
}

const fileOf = async (path: string) => {
  const answer = await fetch(world.base + path)
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString() }
}

describe('the statements of a store', () => {
  it('should equal the ledger, whatever is sold, refunded and paid out on whichever day', async () => {
    const step = fc.oneof(
      fc.record({ sale: fc.integer({ min: 1, max: 300_00 }) }),
      fc.record({ back: fc.integer({ min: 1, max: 200_00 }), of: fc.nat(5) }),
      fc.record({ payOut: fc.integer({ min: 100_00, max: 500_00 }), fails: fc.boolean() }),
      fc.constant({ days: 1 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), fc.nat(3000), async (steps, rate) => {
        const { merchant, storeId } = await aMerchant(world)
        await world.make.commission(rate, { storeId })
        const sales: string[] = []
        for (const one of steps) {
          if ('sale' in one) sales.push((await aSale(world, storeId, one.sale)).orderId)
          const orderId = 'back' in one ? sales[one.of % Math.max(1, sales.length)] : undefined
          if (orderId && 'back' in one) await giveBack(world, orderId, one.back).catch(() => undefined)
          if ('payOut' in one) {
            const request = { storeId, amount: one.payOut, ...keyed() }
            const { id } = await merchant.call(calls.merchantPayOut, request).catch(() => ({ id: '' }))
            await world.hours(0)
            if (id && one.fails) await sandboxSays(world, id, 'failed')
          }
          if ('days' in one) await world.hours(24)
        }
        const { items } = await merchant.call(calls.merchantStatements, { storeId, period: 'daily' })
        const balance =
          (await world.make.balanceOf('store', storeId)) + (await world.make.balanceOf('storeDebt', storeId))
        expect(items[0]?.closing).toBe(balance)
        expect(items.at(-1)?.opening).toBe(0)
        for (const [index, { from, opening, ...sums }] of items.entries()) {
          expect(items[index + 1]?.closing ?? 0).toBe(opening)
          const request = { storeId, period: 'daily' as const, day: from }
          const statement = await merchant.call(calls.merchantStatement, request)
          expect(statement).toMatchObject({ from, opening, ...sums })
          check(statement)
          const lines = await linesOf(merchant, request)
          expect([sum(lines.map(({ amount }) => amount)), lines.length]).toEqual([
            statement.earned - statement.paidOut,
            statement.entries,
          ])
        }
      }),
      { numRuns: 8 },
    )
  })

  it('should name commission, coupons, refunds and delivery, each with its movements', async () => {
    const { merchant, storeId } = await aMerchant(world)
    await world.make.changeStore(storeId, { full_discounts: JSON.stringify([{ over: 100_00, off: 20_00 }]) })
    await world.make.commission(1000, { storeId })
    const { orderId } = await aSale(world, storeId)
    const of = { storeId, period: 'weekly' as const, day: today() }
    const before = await merchant.call(calls.merchantStatement, of)
    // 200.00 less 20.00, and 1.00 of packaging: 10 % of 181.00.
    const sums = Object.fromEntries(before.groups.map(({ key, sum: amount }) => [key, amount]))
    expect(sums).toEqual({
      orders: 201_00,
      refunds: 0,
      coupons: -20_00,
      commission: -18_10,
      delivery: 3_00,
      adjustments: 0,
    })
    const rates = before.groups.find(({ key }) => key === 'commission')?.rows.map(({ rate }) => rate)
    expect([rates, before.isOpen, before.after, before.orders]).toEqual([[1000], true, null, 1])
    await giveBack(world, orderId, 90_00)
    const after = await merchant.call(calls.merchantStatement, of)
    const back = Object.fromEntries(after.groups.map(({ key, sum: amount }) => [key, amount]))
    expect([back['refunds'], back['commission']]).toEqual([-90_00, -9_10])
    const { items } = await merchant.call(calls.merchantStatementLines, { ...of, group: 'refunds' })
    expect(items).toMatchObject([{ orderId, amount: -90_00, kind: 'refund' }])
  })

  it('should end a week on Sunday in the store’s zone and lead to its neighbours', async () => {
    const { merchant, storeId } = await aMerchant(world)
    await world.make.changeStore(storeId, { time_zone: 'America/New_York' })
    await aSale(world, storeId)
    await world.hours(24 * 8)
    const { items } = await merchant.call(calls.merchantStatements, { storeId, period: 'weekly' })
    for (const { from, to } of items) {
      expect(new Date(from).getUTCDay()).toBe(1)
      expect(new Date(to).getUTCDay()).toBe(0)
    }
    const [, last] = items
    const statement = await merchant.call(calls.merchantStatement, { storeId, period: 'weekly', day: last?.to ?? '' })
    expect([statement.from, statement.isOpen, statement.after]).toEqual([last?.from, false, items[0]?.from])
  })

  it('should be a file whose amounts sum to it, for its session and some minutes alone', async () => {
    const { merchant, storeId } = await aMerchant(world)
    await aSale(world, storeId)
    await aSale(world, storeId, 30_00)
    const of = { storeId, period: 'daily' as const, day: today() }
    const statement = await merchant.call(calls.merchantStatement, of)
    const { path } = await merchant.call(calls.merchantStatementFile, { ...of, format: 'csv' })
    const { status, text } = await fileOf(path)
    const amounts = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Math.round(Number(line.split(',')[4]) * 100))
    expect([status, text.charCodeAt(0)]).toEqual([200, 0xfeff])
    expect(sum(amounts.slice(1, -1))).toBe(statement.earned - statement.paidOut)
    expect([amounts[0], amounts.at(-1)]).toEqual([statement.opening, statement.closing])
    const page = await merchant.call(calls.merchantStatementFile, { ...of, format: 'page' })
    expect((await fileOf(page.path)).text).toContain((statement.closing / 100).toFixed(2))
    expect((await fileOf(`${path}x`)).status).not.toBe(200)
    world.clock.forward(11)
    expect((await fileOf(path)).status).not.toBe(200)
  })

  it('should be nobody else’s', async () => {
    const [one, other] = [await aMerchant(world), await aMerchant(world)]
    const of = { storeId: one.storeId, period: 'daily' as const, day: today() }
    for (const call of [calls.merchantStatement, calls.merchantStatementLines] as const)
      expect(await other.merchant.refusal(call, of)).toBe('storeNotFound')
    expect(await other.merchant.refusal(calls.merchantStatementFile, { ...of, format: 'csv' })).toBe('storeNotFound')
  })
})

describe('the statements of a rider', () => {
  it('should equal the rider’s account', async () => {
    const rider = await aRider(world)
    const { orderId } = await aPaidOrder(world, [])
    const { db } = world.app.context
    await db
      .updateTable('order_shares')
      .set({ owner_id: rider.id })
      .where('order_id', '=', orderId)
      .where('party', '=', 'rider')
      .execute()
    for (const event of [...toDoor, 'confirm'] as const) await fire(world, orderId, event)
    const of = { period: 'daily' as const, day: localDay(world.app.context.config.timeZone, world.clock.now()) }
    const statement = await rider.call(riderStatement, of)
    check(statement)
    expect(statement.closing).toBe(await world.make.balanceOf('rider', rider.id))
    expect(statement.closing).toBe(3_00)
    const { items } = await rider.call(riderStatementLines, of)
    expect(items).toMatchObject([{ orderId, amount: 3_00 }])
    const { path } = await rider.call(riderStatementFile, { ...of, format: 'csv' })
    expect((await fileOf(path)).text).toContain('3.00')
  })
})
