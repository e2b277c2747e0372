import { randomUUID } from 'node:crypto'
import { orderConfirmReceipt } from '@contract/calls/order'
import { storeDetail } from '@contract/calls/store'
import { toDoor } from '../../testing/orders'
import { aPaidOrder, apply, decide } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const salesOf = async (storeId: string) => (await world.visitor.call(storeDetail, { storeId })).monthlySales
const hourly = () => world.hours(1)

async function aSettledOrder() {
  const order = await aPaidOrder(world, toDoor)
  const imported = await salesOf(order.storeId)
  await order.ann.call(orderConfirmReceipt, { orderId: order.orderId, idempotencyKey: randomUUID() })
  return { ...order, imported }
}

describe('the monthly sales of a store', () => {
  it('should count an order from its settlement on, for 30 days', async () => {
    const { storeId, imported } = await aSettledOrder()
    await hourly()
    expect(await salesOf(storeId)).toBe(imported + 1)
    await world.hours(29 * 24)
    expect(await salesOf(storeId)).toBe(imported + 1)
    await world.hours(24)
    expect(await salesOf(storeId)).toBe(imported)
  })

  it('should count no order that is on its way or was wholly refunded', async () => {
    const { storeId: other } = await aPaidOrder(world, toDoor)
    const { storeId, imported, ann, orderId } = await aSettledOrder()
    await decide(world, orderId, (await apply(ann, orderId)).id, 'agreeRefund')
    await hourly()
    expect([await salesOf(storeId), await salesOf(other)]).toEqual([imported, imported])
  })
})
