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
  // The first reading asks for the way, and a later one has it.
  let read = await detail(ann, orderId)
  while (!read.route) read = await detail(ann, orderId)
  const { route, storeContact, address } = read
  const ends = [storeContact, address].map((end) => ({ latitude: end?.latitude, longitude: end?.longitude }))
  expect(route?.line.length).toBeGreaterThan(1)
  expect([route?.line[0], route?.line.at(-1)]).toMatchObject(ends)
  for (const event of ['assignRider', 'riderArrive', 'pickUp', 'setOff'] as const) await fire(world, orderId, event)
  expect((await detail(ann, orderId)).route).toEqual(route)
  await fire(world, orderId, 'deliver')
  expect(await detail(ann, orderId)).not.toHaveProperty('route')
})

it('should be left out while it is not known, and for orders that nobody brings, without a question', () => {
  const ends = { latitude: 22.54, longitude: 113.93, store_latitude: 22.55, store_longitude: 113.94 }
  const known = jest.fn().mockReturnValue(undefined)
  expect(wayToDoor({ known }, 'preparing', ends)).toBeUndefined()
  expect(known).toHaveBeenCalledTimes(1)
  expect(wayToDoor({ known }, 'preparing', { ...ends, latitude: null, longitude: null })).toBeUndefined()
  expect(wayToDoor({ known }, 'pendingPayment', ends)).toBeUndefined()
  expect(known).toHaveBeenCalledTimes(1)
})
