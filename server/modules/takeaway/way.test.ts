import { detail, fire } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'
import { wayToDoor } from './way'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

it('should lead on the streets from the store to the door until the order is there', async () => {
  const { ann, orderId } = await aPaidOrder(world, ['accept'])
  const { route, storeContact, address } = await detail(ann, orderId)
  const ends = [storeContact, address].map((end) => ({ latitude: end?.latitude, longitude: end?.longitude }))
  expect(route?.line.length).toBeGreaterThan(1)
  expect([route?.line[0], route?.line.at(-1)]).toMatchObject(ends)
  for (const event of ['assignRider', 'riderArrive', 'pickUp', 'setOff'] as const) await fire(world, orderId, event)
  expect((await detail(ann, orderId)).route).toEqual(route)
  await fire(world, orderId, 'deliver')
  expect(await detail(ann, orderId)).not.toHaveProperty('route')
})

it('should be left out while the router does not answer, and for orders that nobody brings', async () => {
  const ends = { latitude: 22.54, longitude: 113.93, store_latitude: 22.55, store_longitude: 113.94 }
  const between = jest.fn().mockResolvedValue({ state: 'calculating' })
  expect(await wayToDoor({ between }, 'preparing', ends)).toBeUndefined()
  expect(between).toHaveBeenCalledTimes(1)
  expect(await wayToDoor({ between }, 'preparing', { ...ends, latitude: null, longitude: null })).toBeUndefined()
  expect(await wayToDoor({ between }, 'pendingPayment', ends)).toBeUndefined()
  expect(between).toHaveBeenCalledTimes(1)
})
