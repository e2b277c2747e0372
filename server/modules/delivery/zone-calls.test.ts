import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { Request } from '@contract/call'
import * as calls from '@contract/calls/delivery'
import { orderConfirm } from '@contract/calls/order'
import { riderMe, riderOffers } from '@contract/calls/rider'
import { staffAudit } from '@contract/calls/staff'
import { storeDetail } from '@contract/calls/store'
import { type DeliveryWay, deliveryWays } from '@contract/entities/delivery-zone'
import { limits } from '@contract/limits'
import { distanceMeters } from '../../geo'
import type { TestCaller } from '../../testing/caller'
import { aBasket, detail } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { aRider, nearStores, search } from '../../testing/riders'
import { aStaff } from '../../testing/staff'
import { aWorld, type World } from '../../testing/world'

let world: World
let staff: TestCaller
beforeEach(async () => {
  world = await aWorld({ RIDER_REACH: '20000' })
  staff = await aStaff(world, 'operations')
})
afterEach(() => world.close())

type Zone = Request<typeof calls.deliveryMakeZone>
const acting = () => ({ reason: 'The bridge is closed', idempotencyKey: randomUUID() })
const centre = {
  key: 'centre',
  position: nearStores,
  meters: 2500,
  deliveredBy: null,
  policy: 'all',
  raise: null,
} as const
const make = (over: Partial<Zone> = {}) => staff.call(calls.deliveryMakeZone, { ...centre, ...acting(), ...over })
const offered = async (rider: TestCaller) => (await rider.call(riderOffers, {})).items.length

it('should be made, moved, ruled and ended by staff, each with its audit entry', async () => {
  const { id: zoneId } = await make({ raise: { amount: 100, most: 500 } })
  const far = { position: { latitude: 30, longitude: 120 }, meters: 500 }
  expect(await staff.call(calls.deliveryChangeZone, { zoneId, ...far, ...acting() })).toMatchObject(far)
  const rules = { deliveredBy: 'store', policy: 'hand', raise: null } as const
  expect(await staff.call(calls.deliverySetZonePolicy, { zoneId, ...rules, ...acting() })).toMatchObject(rules)
  expect((await staff.call(calls.deliveryZones, {})).items).toEqual([
    { id: zoneId, key: 'centre', names: null, ...far, ...rules },
  ])
  await staff.call(calls.deliveryEndZone, { zoneId, ...acting() })
  expect((await staff.call(calls.deliveryZones, {})).items).toEqual([])

  const admin = await aStaff(world, 'admin')
  const { items } = await admin.call(staffAudit, { subject: { kind: 'zone', reference: zoneId } })
  expect(items.map(({ call, before, after }) => [call, before.policy, after.policy, after.deliveredBy])).toEqual([
    ['delivery.endZone', 'hand', undefined, undefined],
    ['delivery.setZonePolicy', 'all', 'hand', 'store'],
    ['delivery.changeZone', 'all', 'all', null],
    ['delivery.makeZone', undefined, 'all', null],
  ])
})

it('should be refused when its key is taken, nothing changes, it has ended, or the role does not suffice', async () => {
  const { id: zoneId, ...made } = await make()
  expect(await staff.refusal(calls.deliveryMakeZone, { ...centre, ...acting() })).toBe('zoneKeyTaken')
  const same = { zoneId, position: made.position, meters: made.meters }
  expect(await staff.refusal(calls.deliveryChangeZone, { ...same, ...acting() })).toBe('nothingToChange')
  const support = await aStaff(world, 'support')
  expect((await support.call(calls.deliveryZones, {})).items).toHaveLength(1)
  expect(await support.refusal(calls.deliveryEndZone, { zoneId, ...acting() })).toBe('accessDenied')
  await staff.call(calls.deliveryEndZone, { zoneId, ...acting() })
  expect(await staff.refusal(calls.deliveryEndZone, { zoneId, ...acting() })).toBe('zoneNotFound')
})

it('should be made once, however often its call is repeated and whoever makes the same at once', async () => {
  const request = { ...centre, ...acting() }
  const [one, other] = [
    await staff.call(calls.deliveryMakeZone, request),
    await staff.call(calls.deliveryMakeZone, request),
  ]
  expect(other).toEqual(one)
  const twice = ['harbour', 'harbour'].map((key) =>
    staff.refusal(calls.deliveryMakeZone, { ...centre, key, ...acting() }),
  )
  expect([...(await Promise.all(twice))].sort()).toEqual(['zoneKeyTaken', undefined])
})

it('should search for the riders of waiting deliveries by its new policy', async () => {
  const rider = await aRider(world)
  const { id: zoneId } = await make({ policy: 'hand' })
  await aPaidOrder(world)
  await search(world)
  expect(await offered(rider)).toBe(0)
  await staff.call(calls.deliverySetZonePolicy, {
    zoneId,
    deliveredBy: null,
    policy: 'offer',
    raise: null,
    ...acting(),
  })
  await search(world)
  expect(await offered(rider)).toBe(1)
})

it('should say who delivers for the stores within, whose placed orders keep their way', async () => {
  const { orderId, ann, storeId } = await aPaidOrder(world, [])
  expect(await detail(ann, orderId)).toMatchObject({ deliveryMethod: 'rider' })
  await make({ deliveredBy: 'store' })
  expect(await detail(ann, orderId)).toMatchObject({ deliveryMethod: 'rider' })
  expect(await ann.call(storeDetail, { storeId })).toMatchObject({ deliveredBy: 'store' })
  const { ann: ben, storeId: other } = await aBasket(world)
  expect(await ben.call(orderConfirm, { storeId: other })).toMatchObject({ store: { deliveredBy: 'store' } })
  const later = await aPaidOrder(world, [])
  expect(await detail(later.ann, later.orderId)).toMatchObject({ deliveryMethod: 'merchant' })
})

it('should decide by the smallest zone around a store, as the distance on the sphere says, whatever zones there are', async () => {
  const { db } = world.app.context
  const ann = await world.make.customer()
  const storeId = await world.make.store({ delivered_by: 'store' })
  const { latitude, longitude } = await db
    .selectFrom('stores')
    .select(['latitude', 'longitude'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  const zone = fc.record({
    latitude: fc.double({ min: latitude - 0.05, max: latitude + 0.05, noNaN: true }),
    longitude: fc.double({ min: longitude - 0.05, max: longitude + 0.05, noNaN: true }),
    meters: fc.integer({ min: 100, max: 8000 }),
    delivered_by: fc.option(fc.constantFrom<DeliveryWay>(...deliveryWays)),
  })
  const zones = fc.uniqueArray(zone, { minLength: 1, maxLength: 6, selector: ({ meters }) => meters })
  await fc.assert(
    fc.asyncProperty(zones, async (some) => {
      await db.deleteFrom('delivery_zones').execute()
      const rules = { policy: 'all', raise: null, raise_most: null } as const
      await db
        .insertInto('delivery_zones')
        .values(some.map((each, index) => ({ key: `zone-${index}`, ...rules, ...each })))
        .execute()
      const around = some
        .filter((each) => distanceMeters(each, { latitude, longitude }) <= each.meters)
        .sort((one, other) => one.meters - other.meters)
      const way = around[0]?.delivered_by ?? 'store'
      expect((await ann.call(storeDetail, { storeId })).deliveredBy).toBe(way === 'store' ? 'store' : 'platform')
    }),
    { numRuns: 25, seed: 7 },
  )
})

it('should not become more than the limit, though the last two are made at once', async () => {
  const { db } = world.app.context
  const { position, deliveredBy, policy } = centre
  const rules = { ...position, meters: 500, policy, delivered_by: deliveredBy, raise: null, raise_most: null }
  const rows = Array.from({ length: limits.deliveryZones - 1 }, (_, index) => ({ key: `zone-${index}`, ...rules }))
  await db.insertInto('delivery_zones').values(rows).execute()
  const request = (key: string) => ({ ...centre, key, ...acting() })
  const made = ['one', 'two', 'three'].map((key) => staff.refusal(calls.deliveryMakeZone, request(key)))
  expect((await Promise.all(made)).filter((refusal) => refusal === undefined)).toHaveLength(1)
  expect((await staff.call(calls.deliveryZones, {})).items).toHaveLength(limits.deliveryZones)
})

it('should be called by its names on the board and among the choices of a shift, or by its key', async () => {
  const { id: zoneId } = await make()
  const rider = await aRider(world)
  const namesOf = async () => (await rider.call(riderMe, {})).choices.zoneNames
  expect(await namesOf()).toEqual({ centre: 'centre' })
  const names = { en: 'City centre', zh: '市中心' }
  const place = { position: centre.position, meters: centre.meters }
  await staff.call(calls.deliveryChangeZone, { zoneId, ...place, names, ...acting() })
  expect(await namesOf()).toEqual({ centre: 'City centre' })
  // A change without names keeps them.
  await staff.call(calls.deliveryChangeZone, { zoneId, ...place, meters: 2600, ...acting() })
  expect((await staff.call(calls.deliveryZones, {})).items).toMatchObject([{ names, meters: 2600 }])
  await aPaidOrder(world)
  expect((await staff.call(calls.deliveryBoard, {})).items).toMatchObject([
    { zone: { key: 'centre', name: 'City centre' } },
  ])
})
