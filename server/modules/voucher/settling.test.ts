import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import * as merchantCalls from '@contract/calls/merchant'
import { orderApplyRefund } from '@contract/calls/order'
import { staffOrder, staffRefundOrder } from '@contract/calls/staff'
import { voucherDetail, voucherRefund } from '@contract/calls/voucher'
import { rowsOf, wrongEarnings, wrongHeld, wrongShares } from '../../../tests/load/faults/queries'
import { timeLimit } from '../../../tests/support/time-limit'
import { withBooks } from '../../testing/books'
import type { TestCaller } from '../../testing/caller'
import { aDeal, joinGroup, startGroup } from '../../testing/group-deals'
import { decide } from '../../testing/refunds'
import { aStaff } from '../../testing/staff'
import { withOrder } from '../../testing/store-money'
import { aPackage, buyVouchers } from '../../testing/vouchers'
import type { World } from '../../testing/world'
import { settle, settlePart } from '../order/settlement'

jest.setTimeout(timeLimit(240))

let world: World
let staff: TestCaller
withBooks((its) => ({ world } = its))
beforeAll(async () => {
  staff = await aStaff(world)
})

const db = () => world.app.context.db
const key = () => ({ idempotencyKey: randomUUID() })
const day = 24 * 60
const later = async (minutes: number) => {
  world.clock.forward(minutes)
  await world.app.context.jobs.runDue()
}

interface Sold {
  readonly price?: number
  readonly count?: number
  readonly rate?: number
}

/** Paid vouchers of a store with a commission, and its till. */
async function aSale({ price = 33_33, count = 5, rate = 0 }: Sold = {}) {
  const [till, ann] = [await world.make.customer(), await world.make.customer({ balance: 100_000_00 })]
  const storeId = await world.make.store({ merchant_id: till.id })
  await world.make.commission(rate, { storeId })
  const orderId = await buyVouchers(ann, await aPackage(world, storeId, { price, valid_days: 5 }), count)
  return { till, ann, storeId, ...atTill(till, ann, storeId, orderId) }
}

function atTill(till: TestCaller, ann: TestCaller, storeId: string, orderId: string) {
  const see = () => ann.call(voucherDetail, { orderId })
  return {
    orderId,
    see,
    async redeem(count: number) {
      const { code } = await see()
      const { ticket } = await till.call(merchantCalls.merchantCheckVoucher, { storeId, code: code ?? '' })
      return till.call(merchantCalls.merchantRedeemVoucher, { storeId, ticket, count, ...key() })
    },
    undo: (redemptionId: string) => till.refusal(merchantCalls.merchantUndoRedeem, { redemptionId, ...key() }),
    refund: (count: number) => ann.call(voucherRefund, { orderId, count, ...key() }),
    has: async () =>
      (await world.make.balanceOf('store', storeId)) + (await world.make.balanceOf('storeDebt', storeId)),
  }
}

/** The inconsistencies of an order and its store. */
async function faults(...ids: string[]) {
  const found = await Promise.all([wrongEarnings, wrongHeld, wrongShares].map((query) => rowsOf(db(), query)))
  return found.flat().filter(({ id }) => ids.includes(id))
}

const settlements = async (orderId: string) => {
  const { rows } = await sql<{ reference: string; amount: number }>`
    select reference_id as reference, sum(amount)::bigint as amount
    from ledger_transactions join ledger_parts on transaction_id = ledger_transactions.id and party = 'store'
    where kind = 'settlement' and order_id = ${orderId} group by ledger_transactions.id order by created_at, reference_id`.execute(
    db(),
  )
  return rows
}

describe('a redemption', () => {
  it('should pay its store an hour later, while other vouchers of the order are unused', async () => {
    const { redeem, has, see, undo, orderId, storeId } = await aSale({ price: 33_33, count: 3 })
    const { id } = await redeem(1)
    await later(59)
    expect(await has()).toBe(0)
    await later(1)
    expect(await has()).toBe(33_33)
    expect(await undo(id)).toBe('redemptionTooOld')
    expect(await see()).toMatchObject({ state: 'usable', usable: 2, redeemed: 1 })
    expect(await settlements(orderId)).toEqual([{ reference: id, amount: 33_33 }])
    expect(await faults(orderId, storeId)).toEqual([])
    const { payments } = await staff.call(staffOrder, { orderId })
    expect(payments).toMatchObject([{ amount: 99_99, settled: 33_33, settledAt: null }])
  })

  it('should be settled once, however often its job runs', async () => {
    const { redeem, has, orderId } = await aSale({ count: 3 })
    const { id } = await redeem(2)
    await later(60)
    await withOrder(world, orderId, (tx, order) =>
      settlePart(tx, order, { referenceId: id, position: 0, keeps: 0, at: world.clock.now() }),
    )
    await later(day)
    expect(await has()).toBe(66_66)
  })

  it('should pay nothing when it was undone, and each of two its own', async () => {
    const { redeem, undo, has, orderId } = await aSale({ count: 4 })
    const first = await redeem(2)
    await undo(first.id)
    const second = await redeem(1)
    await later(30)
    const third = await redeem(3)
    await later(30)
    expect(await has()).toBe(33_33)
    await later(30)
    expect(await has()).toBe(133_32)
    expect((await settlements(orderId)).map(({ reference }) => reference)).toEqual([second.id, third.id])
  })

  it('should be a separate line in the statement, and on hold from its own day', async () => {
    const { redeem, till, storeId, orderId } = await aSale({ count: 3, rate: 1000 })
    await redeem(1)
    await later(61)
    await later(day)
    await redeem(2)
    await later(61)
    const of = { storeId, period: 'monthly' as const, day: world.clock.now().toISOString().slice(0, 10) }
    const { items } = await till.call(merchantCalls.merchantStatementLines, of)
    expect(items).toMatchObject([
      { kind: 'settlement', isPart: true, orderId, amount: 60_00 },
      { kind: 'settlement', isPart: true, orderId, amount: 30_00 },
    ])
    expect(await till.call(merchantCalls.merchantStatement, of)).toMatchObject({ orders: 1, earned: 90_00, entries: 2 })
    const { held, heldDays } = await till.call(merchantCalls.merchantBalance, { storeId })
    expect(heldDays.map(({ orders, amount }) => [orders, amount])).toEqual([
      [1, 30_00],
      [1, 60_00],
    ])
    await later(day)
    const next = await till.call(merchantCalls.merchantBalance, { storeId })
    expect([held, next.held, next.available]).toEqual([90_00, 60_00, 30_00])
  })

  it('should give its points to the customer with the whole order alone', async () => {
    const { redeem, orderId } = await aSale({ count: 2 })
    const earned = () => db().selectFrom('point_entries').select('amount').where('order_id', '=', orderId).execute()
    await redeem(1)
    await later(60)
    expect(await earned()).toEqual([])
    await redeem(1)
    await later(60)
    expect(await earned()).toHaveLength(1)
  })

  it('should pay for the vouchers of a group deal too', async () => {
    const till = await world.make.customer()
    const storeId = await world.make.store({ merchant_id: till.id })
    const [ann, ben] = await Promise.all([1, 2].map(() => world.make.customer({ balance: 1000_00 })))
    if (!ann || !ben) throw new Error('two buyers')
    const { groupId, orderId } = await startGroup(ann, await aDeal(world, storeId, { size: 2, price: 60_01 }))
    await joinGroup(ben, groupId)
    await later(1)
    const { redeem, has } = atTill(till, ann, storeId, orderId)
    const { id } = await redeem(1)
    await later(60)
    expect(await has()).toBe(60_01)
    expect((await settlements(orderId)).map(({ reference }) => reference)).toEqual([id])
  })
})

describe('a refund beside settled redemptions', () => {
  it('should take the unused vouchers’ money from what is held, and leave the store its own', async () => {
    const { redeem, refund, has, see, orderId, storeId } = await aSale({ price: 33_33, count: 5, rate: 333 })
    await redeem(2)
    await later(60)
    const earned = await has()
    await refund(3)
    expect(await has()).toBe(earned)
    expect(await see()).toMatchObject({ refunded: 3 * 33_33, state: 'used' })
    await later(60)
    expect(await has()).toBe(earned)
    expect(await faults(orderId, storeId)).toEqual([])
  })

  it('should take a settled voucher’s money back from the store', async () => {
    const { ann, redeem, has, orderId, storeId } = await aSale({ price: 33_33, count: 3 })
    await redeem(3)
    await later(60)
    const refundOf = async (quantity: number) => {
      const asked = { orderId, type: 'partial' as const, lines: [{ position: 0, quantity }] }
      const { id } = await ann.call(orderApplyRefund, { ...asked, reason: 'Cold', description: 'Cold', ...key() })
      await decide(world, orderId, id, 'agreeRefund')
    }
    await refundOf(1)
    expect(await has()).toBe(66_66)
    await refundOf(2)
    expect([await has(), await faults(orderId, storeId)]).toEqual([0, []])
  })
})

describe('a server that does not know of settled parts', () => {
  it('should be refused by the database when it settles all of an order again', async () => {
    const { redeem, orderId, has } = await aSale({ count: 2 })
    await redeem(2)
    await later(59)
    await withOrder(world, orderId, async (tx, order) => {
      const [{ id } = { id: '' }] = await tx
        .selectFrom('redemptions')
        .select('id')
        .where('order_id', '=', orderId)
        .execute()
      await settlePart(tx, order, { referenceId: id, position: 0, keeps: 33_33, at: world.clock.now() })
    })
    const asBefore = withOrder(world, orderId, async (tx, order) => {
      await sql`update payment_allocations set settled = 0 where order_id = ${orderId}`.execute(tx)
      await sql`update order_shares set settled = 0 where order_id = ${orderId}`.execute(tx)
      await settle(tx, order, world.clock.now())
    })
    await expect(asBefore).rejects.toThrow('an order holds less than nothing')
    expect(await has()).toBe(33_33)
    await later(1)
    expect(await has()).toBe(66_66)
  })

  it('should be refused when it undoes a settled redemption', async () => {
    const { redeem } = await aSale({ count: 2 })
    const { id } = await redeem(1)
    await later(60)
    const undone = sql`update redemptions set undone_at = now() where id = ${id}`.execute(db())
    await expect(undone).rejects.toThrow('redemptions_settled_or_undone')
  })
})

describe('vouchers', () => {
  it('should pay each fen once, whatever is used, undone, refunded and left, in any order', async () => {
    const step = fc.oneof(
      fc.record({ redeem: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ undo: fc.nat(3) }),
      fc.record({ refund: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ claim: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ part: fc.integer({ min: 1, max: 50_00 }) }),
      fc.record({ minutes: fc.constantFrom(1, 30, 60, day) }),
    )
    const sold = fc.record({
      price: fc.integer({ min: 1, max: 99_99 }),
      count: fc.integer({ min: 1, max: 6 }),
      rate: fc.nat(3000),
    })
    await fc.assert(
      fc.asyncProperty(sold, fc.array(step, { minLength: 2, maxLength: 10 }), async (what, steps) => {
        const { ann, redeem, undo, refund, has, see, orderId, storeId } = await aSale(what)
        const redemptions: string[] = []
        const done = (work: Promise<unknown>) => work.catch(() => undefined)
        for (const one of steps) {
          if ('redeem' in one) await done(redeem(one.redeem).then(({ id }) => redemptions.push(id)))
          if ('undo' in one) await done(undo(redemptions[one.undo] ?? randomUUID()))
          if ('refund' in one) await done(refund(one.refund))
          if ('claim' in one) {
            const asked = { orderId, type: 'partial' as const, lines: [{ position: 0, quantity: one.claim }] }
            const applied = ann.call(orderApplyRefund, { ...asked, reason: 'Cold', description: 'Cold', ...key() })
            await done(applied.then(({ id }) => decide(world, orderId, id, 'agreeRefund')))
          }
          if ('part' in one)
            await done(staff.call(staffRefundOrder, { orderId, amount: one.part, reason: 'Asked', ...key() }))
          if ('minutes' in one) await later(one.minutes)
          expect(await faults(orderId, storeId)).toEqual([])
        }
        // Everything unused expires, and the rest is settled.
        await later(6 * day)
        await later(61)
        expect(await faults(orderId, storeId)).toEqual([])
        const { usable, refunded } = await see()
        const kept = what.price * what.count - refunded
        expect([usable, await world.make.balanceOf('customer', ann.id)]).toEqual([0, 100_000_00 - kept])
        const shares = await db().selectFrom('order_shares').selectAll().where('order_id', '=', orderId).execute()
        const due = shares
          .filter(({ party }) => party === 'store')
          .reduce((sum, { amount, refunded: back }) => sum + amount - back, 0)
        expect(await has()).toBe(due)
        const all = (await settlements(orderId)).map(({ reference }) => reference)
        expect(new Set(all).size).toBe(all.length)
      }),
      { numRuns: 20 },
    )
  })
})
