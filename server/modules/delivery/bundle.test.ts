import * as calls from '@contract/calls/rider'
import { aPaidOrder } from '../../testing/refunds'
import { acceptOnly, aRider, here, nearStores, offerTo, search, stepKey } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'
import { isOnTheWay } from './bundle'

let world: World
beforeEach(async () => {
  world = await aWorld()
})
afterEach(() => world.close())

const ends = { from_latitude: 22.54, from_longitude: 113.93, to_latitude: 22.55, to_longitude: 113.94 }
const held = { ...ends, state: 'accepted' } as const

it('should go to the rider who has one from there to there, before a nearer one with free hands', async () => {
  const busy = await aRider(world, { at: { ...nearStores, latitude: nearStores.latitude + 0.004 } })
  await aPaidOrder(world)
  await search(world)
  expect(await offerTo(busy)).toMatchObject({ onTheWay: false })
  const { id: deliveryId } = await acceptOnly(busy)
  const free = await aRider(world)

  await aPaidOrder(world)
  await search(world)
  expect(await offerTo(busy)).toMatchObject({ onTheWay: true })
  expect((await free.call(calls.riderOffers, {})).items).toEqual([])

  // Once the first is picked up, the next one is no way of it.
  await acceptOnly(busy)
  for (const { id } of (await busy.call(calls.riderTasks, {})).items) {
    await busy.call(calls.riderArrive, { deliveryId: id, at: 'pickup', ...stepKey() })
    await busy.call(calls.riderPickUp, { deliveryId: id, ...stepKey() })
  }
  expect(await busy.call(calls.riderTask, { deliveryId })).toMatchObject({ state: 'onTheWay' })
  await here(world, free)
  await aPaidOrder(world)
  await search(world)
  expect(await offerTo(free)).toMatchObject({ onTheWay: false })
})

it.each([
  ['from the next door', { from_latitude: 22.5425 }, true],
  ['from two streets on', { from_latitude: 22.5435 }, false],
  ['to a door nearby', { to_latitude: 22.556 }, true],
  ['to another part of the town', { to_latitude: 22.56 }, false],
  ['from nowhere in particular', { from_latitude: null, from_longitude: null }, false],
])('should be on the way when it goes %s', (_, over, isNear) => {
  expect(isOnTheWay({ ...ends, ...over }, held)).toBe(isNear)
  expect(isOnTheWay({ ...ends, ...over }, { ...held, state: 'onTheWay' })).toBe(false)
})
