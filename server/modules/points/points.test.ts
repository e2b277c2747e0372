import { randomUUID } from 'node:crypto'
import { orderConfirmReceipt } from '@contract/calls/order'
import { pointsHistory, pointsRule } from '@contract/calls/points'
import type { TestCaller } from '../../testing/caller'
import { withBooks } from '../../testing/books'
import { aPlan, becomeMember } from '../../testing/membership'
import { toDoor } from '../../testing/orders'
import { aPaidOrder, apply, decide, part } from '../../testing/refunds'
import type { World } from '../../testing/world'

let world: World

withBooks((its) => ({ world } = its))

const points = async (caller: TestCaller) => (await caller.call(pointsRule, {})).balance
const listed = async (caller: TestCaller, tab: 'all' | 'in' | 'out' = 'all') =>
  (await caller.call(pointsHistory, { tab })).items.map(({ kind, amount }) => [kind, amount])

/** An order of 66.01 that was delivered and paid. */
async function delivered() {
  const order = await aPaidOrder(world, toDoor)
  const confirm = () =>
    order.ann.call(orderConfirmReceipt, { orderId: order.orderId, idempotencyKey: randomUUID() }).catch(() => undefined)
  return { ...order, confirm }
}

const refund = async (ann: TestCaller, orderId: string, what: Parameters<typeof apply>[2] = {}) => {
  const { id } = await apply(ann, orderId, what)
  await decide(world, orderId, id, 'agreeRefund')
}

describe('points', () => {
  it('should be earned by whole units once the order is completed, and only once', async () => {
    const { ann, confirm } = await delivered()
    expect(await points(ann)).toBe(0)
    await Promise.all([confirm(), confirm()])
    expect(await listed(ann)).toEqual([['order', 66]])
    expect(await ann.call(pointsRule, {})).toMatchObject({ balance: 66, earned: 66, takenBack: 0, isMember: false })
    const { items } = await ann.call(pointsHistory, {})
    expect(items).toMatchObject([{ title: 'Old Stove Beef Noodles', doubled: false }])
  })

  it('should be doubled for a customer who is a member when the order is completed', async () => {
    const { ann, confirm } = await delivered()
    await becomeMember(ann, await aPlan(world))
    await confirm()
    expect(await ann.call(pointsRule, {})).toMatchObject({ balance: 132, isMember: true })
  })

  it('should not be earned with what was refunded before', async () => {
    const { ann, orderId, second, confirm } = await delivered()
    await refund(ann, orderId, part(second))
    await confirm()
    expect(await listed(ann)).toEqual([['order', 56]])
  })

  it('should be taken back in proportion to what is refunded, to the last one', async () => {
    const { ann, orderId, first, confirm } = await delivered()
    await confirm()
    await refund(ann, orderId, part(first, 1))
    const afterOne = await points(ann)
    expect(afterOne).toBe(Math.floor((66 * (6601 - 2600)) / 6601))
    await refund(ann, orderId)
    expect(await points(ann)).toBe(0)
    expect(await listed(ann, 'out')).toHaveLength(2)
    expect(await listed(ann, 'in')).toEqual([['order', 66]])
  })

  it('should be a ledger that nobody changes', async () => {
    const { ann, confirm } = await delivered()
    await confirm()
    const { db } = world.app.context
    const mine = db.updateTable('point_entries').set({ amount: 1000 }).where('customer_id', '=', ann.id)
    await expect(mine.execute()).rejects.toThrow('never changed')
    await expect(db.deleteFrom('point_entries').execute()).rejects.toThrow('never changed')
  })
})
