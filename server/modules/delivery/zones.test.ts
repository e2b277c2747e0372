import * as calls from '@contract/calls/rider'
import { aPaidOrder } from '../../testing/refunds'
import { aRider, here, nearStores, search } from '../../testing/riders'
import type { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'
import { printedBy } from '../../testing/printed'
import { deliveryCommands } from './operator'

let world: World
beforeEach(async () => {
  world = await aWorld({ RIDER_REACH: '20000' })
})
afterEach(() => world.close())

const run = async (name: string, ...args: string[]) =>
  (await printedBy(() => deliveryCommands[name]?.(world.app, args))).join('\n')
const at = `${nearStores.latitude},${nearStores.longitude}`
const offered = async (riders: readonly TestCaller[]) => {
  const lists = await Promise.all(riders.map((rider) => rider.call(calls.riderOffers, {})))
  return lists.map(({ items }) => items.length)
}
const twoRiders = async () => [await aRider(world), await aRider(world)] as const

it('should offer to one rider elsewhere, and to all in reach within a zone that says so', async () => {
  const riders = await twoRiders()
  await aPaidOrder(world)
  await search(world)
  expect([...(await offered(riders))].sort()).toEqual([0, 1])

  await run('delivery-zone', 'centre', at, '2500', 'all')
  world.clock.forward(1)
  for (const rider of riders) await here(world, rider)
  await search(world)
  expect(await offered(riders)).toEqual([1, 1])
})

it('should leave a delivery to the operator in the smallest zone around it, and search once the zone is gone', async () => {
  const riders = await twoRiders()
  await run('delivery-zone', 'town', at, '20000', 'all')
  await run('delivery-zone', 'centre', at, '2500', 'hand')
  await aPaidOrder(world)
  await search(world)
  expect(await offered(riders)).toEqual([0, 0])
  expect(await run('deliveries')).toContain('waiting')

  await run('delivery-zone', 'centre', 'remove')
  await search(world)
  expect(await offered(riders)).toEqual([1, 1])
  expect(await run('delivery-zones')).toBe(`town  ${at}  20000 m  all`)
})

it('should raise the pay by the zone’s amounts after a round without a rider', async () => {
  await run('delivery-zone', 'centre', at, '2500', 'offer', '150', '200')
  await aPaidOrder(world)
  const raised = async () =>
    (await world.app.context.db.selectFrom('deliveries').select('raised').executeTakeFirstOrThrow()).raised
  await search(world)
  expect(await raised()).toBe(150)
  world.clock.forward(1)
  await search(world)
  expect(await raised()).toBe(200)
})

it('should be refused when it is no zone', async () => {
  for (const args of [
    ['Centre', at, '2500', 'all'],
    ['centre', 'north', '2500', 'all'],
    ['centre', at, '50', 'all'],
    ['centre', at, '2500', 'some'],
    ['centre', at, '2500', 'all', '100'],
    ['centre', at, '2500', 'all', '-1', '100'],
  ])
    await expect(run('delivery-zone', ...args)).rejects.toThrow('npm run operator')
  await expect(run('delivery-zone', 'centre', 'remove')).rejects.toThrow('No such zone.')
})

it('should offer what found nobody to a rider who comes on shift, before the next round and without a raise', async () => {
  await run('delivery-zone', 'centre', at, '2500', 'offer', '150', '200')
  await aPaidOrder(world)
  const waiting = () =>
    world.app.context.db.selectFrom('deliveries').select(['raised', 'round']).executeTakeFirstOrThrow()
  await search(world)
  const before = await waiting()
  const far = await aRider(world, { at: { ...nearStores, latitude: nearStores.latitude + 1 } })
  await search(world)
  const near = await aRider(world)
  await search(world)
  expect(await offered([far, near])).toEqual([0, 1])
  expect(await waiting()).toEqual(before)
})

it('should not look for a rider again each time that one sends a position', async () => {
  const rider = await aRider(world)
  await aPaidOrder(world)
  await search(world)
  const { db } = world.app.context
  await db.updateTable('delivery_offers').set({ state: 'declined' }).execute()
  await db.updateTable('deliveries').set({ state: 'waiting', round: 1 }).execute()
  world.clock.forward(0.2)
  await here(world, rider)
  expect(await db.selectFrom('jobs').select('kind').where('kind', '=', 'delivery.riderCame').execute()).toEqual([])
})

it('should be named for people by the operator', async () => {
  await run('delivery-zone', 'centre', at, '2500', 'all')
  await run('delivery-zone', 'centre', 'name', 'City centre', '市中心')
  expect(await run('delivery-zones')).toBe(`centre  “City centre” “市中心”  ${at}  2500 m  all`)
  await run('delivery-zone', 'centre', at, '2600', 'all')
  expect(await run('delivery-zones')).toContain('“市中心”')
  await expect(run('delivery-zone', 'elsewhere', 'name', 'A', '甲')).rejects.toThrow('No such zone.')
})
