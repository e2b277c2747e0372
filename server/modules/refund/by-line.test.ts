import { orderApplyRefund, orderCancelRefund, orderRefundDetail } from '@contract/calls/order'
import { sql } from 'kysely'
import { ledgerFaults } from '../../../tests/money/ledger-faults'
import { balanceOf, detail, toDoor } from '../../testing/orders'
import { aPaidOrder, application, apply, decide, part } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const refusedWith = (caller: Awaited<ReturnType<typeof aPaidOrder>>['ann'], orderId: string, over = {}) =>
  caller.refusal(orderApplyRefund, application(orderId, over))

describe('several applications of an order', () => {
  it('should be open at once for separate lines, and show what is asked for', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world)
    const one = await apply(ann, orderId, part(first))
    const two = await apply(ann, orderId, part(second))
    const { lines, refunds } = await detail(ann, orderId)
    expect(refunds.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort())
    expect(lines.map(({ openQuantity }) => openQuantity)).toEqual([1, 1])
    expect(await refusedWith(ann, orderId, part(first))).toBe('applicationInReview')
    expect(await refusedWith(ann, orderId)).toBe('applicationInReview')
    await ann.call(orderCancelRefund, { refundId: one.id })
    expect((await detail(ann, orderId)).lines.find(({ position }) => position === first)?.openQuantity).toBe(0)
    expect((await apply(ann, orderId, part(first, 2))).state).toBe('merchantReview')
  })

  it('should leave one of two that are sent at once for a line', async () => {
    const { ann, orderId, first } = await aPaidOrder(world)
    const two = await Promise.all([1, 2].map((quantity) => refusedWith(ann, orderId, part(first, quantity))))
    expect(two.sort()).toEqual(['applicationInReview', undefined])
  })

  it('should bring the fees back with the one that completes last, whichever was sent last', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const { ann, orderId, first, second } = await aPaidOrder(world, toDoor)
      const sent = [await apply(ann, orderId, part(first, 2)), await apply(ann, orderId, part(second))]
      expect(sent.map(({ amount, fees }) => [amount, fees])).toEqual([
        [5200, 0],
        [1001, 0],
      ])
      const inOrder = order.map((index) => sent[index]?.id ?? '')
      for (const id of inOrder) await decide(world, orderId, id, 'agreeRefund')
      const [before, last] = await Promise.all(inOrder.map((refundId) => ann.call(orderRefundDetail, { refundId })))
      expect(before).toMatchObject({ type: 'partial', fees: 0 })
      expect(last).toMatchObject({ type: 'full', fees: 400 })
      expect((before?.amount ?? 0) + (last?.amount ?? 0)).toBe(6601)
      expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601 })
      expect(await balanceOf(ann)).toBe(100_00)
    }
  })

  it('should keep the fees while a refused one holds the order together', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world, toDoor)
    const [one, two] = [await apply(ann, orderId, part(first, 2)), await apply(ann, orderId, part(second))]
    await decide(world, orderId, one.id, 'refuse')
    await decide(world, orderId, two.id, 'agreeRefund')
    expect(await detail(ann, orderId)).toMatchObject({ step: 'delivered', refunded: 1001 })
    const again = await apply(ann, orderId, part(first, 2))
    expect(again).toMatchObject({ id: one.id, type: 'full', amount: 5600, fees: 400 })
  })

  it('should end by itself, each in its time, and the order with the last', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world)
    await apply(ann, orderId, part(first, 2))
    await world.hours(1)
    await apply(ann, orderId, part(second))
    await world.hours(23)
    expect(await detail(ann, orderId)).toMatchObject({ step: 'preparing', refunded: 5200 })
    await world.hours(1)
    expect(await detail(ann, orderId)).toMatchObject({ status: 'cancelled', refunded: 6601 })
  })

  it('should be refused by the table itself for a line of which one is open', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world)
    const one = await apply(ann, orderId, part(first))
    const two = await apply(ann, orderId, part(second))
    const { db } = world.app.context
    const insert = sql`insert into refund_lines values (${two.id}, ${orderId}, ${first}, 1, 0, true)`.execute(db)
    await expect(insert).rejects.toThrow('one_open_case_a_line')
    expect(one.state).toBe('merchantReview')
  })
})

describe('a refused application', () => {
  it('should be the one that is named, be it the older, and not one of another order', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world)
    const [one, two] = [await apply(ann, orderId, part(first)), await apply(ann, orderId, part(second))]
    for (const { id } of [one, two]) await decide(world, orderId, id, 'refuse')
    expect(await apply(ann, orderId, { ...part(second), refundId: one.id })).toMatchObject({ id: one.id, amount: 1001 })
    expect(await refusedWith(ann, orderId, { ...part(first), refundId: one.id })).toBe('refundStateChanged')
    const other = await aPaidOrder(world)
    const theirs = await apply(other.ann, other.orderId, part(other.first))
    expect(await refusedWith(ann, orderId, { ...part(first), refundId: theirs.id })).toBe('refundNotFound')
  })

  it('should not be taken for an application of other lines', async () => {
    const { ann, orderId, first, second } = await aPaidOrder(world)
    const one = await apply(ann, orderId, part(first))
    await decide(world, orderId, one.id, 'refuse')
    const two = await apply(ann, orderId, part(second))
    expect(two.id).not.toBe(one.id)
    expect((await ann.call(orderRefundDetail, { refundId: one.id })).state).toBe('refused')
  })
})
