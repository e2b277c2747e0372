import * as calls from '@contract/calls/rider'
import { aPaidErrand } from '../../testing/errands'
import { printedBy } from '../../testing/printed'
import { aPaidOrder } from '../../testing/refunds'
import { aRider, nearStores, search } from '../../testing/riders'
import type { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'
import { deliveryCommands } from './operator'

let world: World
beforeEach(async () => {
  world = await aWorld({ RIDER_REACH: '20000', DISPATCH: 'all' })
})
afterEach(() => world.close())

const zone = (key: string, latitude: number) =>
  printedBy(() =>
    deliveryCommands['delivery-zone']?.(world.app, [key, `${latitude},${nearStores.longitude}`, '2500', 'all']),
  )
const offers = async (rider: TestCaller) => (await rider.call(calls.riderOffers, {})).items
const shifts = (rider: TestCaller, request: { vehicle?: 'car' | 'electricScooter'; zone?: string | null }) =>
  rider.call(calls.riderShift, { action: 'start', ...request })

it('should offer deliveries of the chosen zone alone, and all again without one', async () => {
  await zone('centre', nearStores.latitude)
  await zone('north', nearStores.latitude + 0.1)
  const [north, anywhere] = [await aRider(world), await aRider(world)]
  const { choices, shift } = await shifts(north, { zone: 'north' })
  expect(choices).toMatchObject({ vehicles: ['electricScooter'], zones: ['centre', 'north'] })
  expect(shift.zone).toBe('north')
  await aPaidOrder(world)
  await search(world)
  expect([await offers(north), await offers(anywhere)].map(({ length }) => length)).toEqual([0, 1])
  // An app of before names none, and the last one holds.
  expect((await shifts(north, {})).shift.zone).toBe('north')
  expect((await shifts(north, { zone: null })).shift.zone).toBeNull()
  await aPaidOrder(world)
  await search(world)
  expect(await offers(north)).toHaveLength(1)
})

it('should forget a zone that ends', async () => {
  await zone('north', nearStores.latitude + 0.1)
  const rider = await aRider(world)
  await shifts(rider, { zone: 'north' })
  await printedBy(() => deliveryCommands['delivery-zone']?.(world.app, ['north', 'remove']))
  expect((await rider.call(calls.riderMe, {})).shift.zone).toBeNull()
  await aPaidOrder(world)
  await search(world)
  expect(await offers(rider)).toHaveLength(1)
})

it('should refuse a vehicle that was not approved, and a zone that is none', async () => {
  const rider = await aRider(world)
  const refusal = (request: Parameters<typeof shifts>[1]) =>
    rider.refusal(calls.riderShift, { action: 'start', ...request })
  expect(await refusal({ vehicle: 'car' })).toBe('vehicleNotApproved')
  expect(await refusal({ zone: 'nowhere' })).toBe('zoneNotFound')
  expect((await shifts(rider, { vehicle: 'electricScooter' })).vehicle).toBe('electricScooter')
})

it('should offer what is too heavy for a scooter to larger vehicles alone', async () => {
  const [scooter, driver] = [await aRider(world), await aRider(world)]
  await world.app.context.db
    .updateTable('riders')
    .set({ vehicle: 'car' })
    .where('customer_id', '=', driver.id)
    .execute()
  const ann = await world.make.customer({ balance: 1_000_00 })
  await aPaidErrand(world, ann, { weight: 20 })
  await search(world)
  expect(await offers(scooter)).toEqual([])
  expect(await offers(driver)).toMatchObject([{ vehicle: 'motorcycle' }])
})
