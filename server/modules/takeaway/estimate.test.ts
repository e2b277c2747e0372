import { orderDeliveryTimes, orderTrack } from '@contract/calls/order'
import { storeDetail } from '@contract/calls/store'
import { aBasket, basketQuote, detail, fire, toDoor } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { takeawayOrder, updateTakeaway } from './queries'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

describe('the time of arrival', () => {
  it('should be the same on a store’s page, in its quote and in its times, without an address too', async () => {
    const { ann, storeId } = await aBasket(world, { address: false })
    const { minutes } = await ann.call(storeDetail, { storeId })
    expect((await basketQuote(ann, { storeId })).minutes).toBe(minutes)
    const { soonest } = await ann.call(orderDeliveryTimes, { storeId })
    expect(Date.parse(soonest) - world.clock.now().getTime()).toBe(minutes * 60_000)
  })

  it('should be the same as the minutes on the map', async () => {
    const { ann, orderId } = await aPaidOrder(world, toDoor.slice(0, 2))
    const left = async () => {
      const { estimatedAt, rider } = await ann.call(orderTrack, { orderId })
      expect((await detail(ann, orderId)).estimatedAt).toBe(estimatedAt)
      return [rider?.minutes, Math.ceil((Date.parse(estimatedAt) - world.clock.now().getTime()) / 60_000)]
    }
    const { db } = world.app.context
    const rider = { name: { en: 'Lee', zh: '李' }, phone: '13900000000', likedPercent: 98, leftAt: null, dueAt: null }
    await db.transaction().execute((tx) => updateTakeaway(tx, orderId, { rider: JSON.stringify(rider) }))
    const [before, promised] = await left()
    expect(before).toBe(promised)
    for (const event of toDoor.slice(2, 5)) await fire(world, orderId, event)
    await db.transaction().execute(async (tx) => {
      const given = (await takeawayOrder(tx, orderId)).rider
      const dueAt = new Date(world.clock.now().getTime() + 4 * 60_000).toISOString()
      await updateTakeaway(tx, orderId, { rider: JSON.stringify({ ...given, leftAt: null, dueAt }) })
    })
    expect(await left()).toEqual([4, 4])
  })
})
