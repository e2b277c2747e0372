import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import * as calls from '@contract/calls/rider'
import type { TestCaller } from '../../testing/caller'
import { vehicleTypes } from '@contract/entities/application'
import { travelMinutes } from '../../routing/routing'
import { minutesFor } from './queries/minutes'
import { aPaidOrder } from '../../testing/refunds'
import { acceptOnly, aRider, here, nearStores, search, stepKey } from '../../testing/riders'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld({ RIDER_REACH: '20000' })
})
afterEach(() => world.close())

/** Brings an order by a rider, the only one on shift. */
async function bring(rider: TestCaller): Promise<{ orderId: string; storeId: string }> {
  const { orderId, storeId } = await aPaidOrder(world)
  await search(world)
  const { id: deliveryId } = await acceptOnly(rider)
  await rider.call(calls.riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
  await rider.call(calls.riderPickUp, { deliveryId, ...stepKey() })
  await rider.call(calls.riderDeliver, { deliveryId, ...stepKey() })
  await rider.call(calls.riderShift, { action: 'end' })
  return { orderId, storeId }
}

async function review({ orderId, storeId }: { orderId: string; storeId: string }, rider_liked: boolean): Promise<void> {
  const author = { name: { en: 'Mia', zh: 'Mia' }, avatar: { path: '', colour: '#ffffff' } }
  await world.app.context.db
    .insertInto('reviews')
    .values({
      ...{ id: randomUUID(), order_id: orderId, store_id: storeId, rider_liked, customer_id: null },
      ...{ author: JSON.stringify(author), text: JSON.stringify({ en: 'Said', zh: 'Said' }), pictures: '[]' },
      ...{ anonymous: false, rating: 5, taste: null, packaging: null, video: null, reply: null, replied_at: null },
      ...{ bought: null, follow_up: null, followed_up_at: null, created_at: world.clock.now() },
    })
    .execute()
}

it('should offer first to the rider whom customers liked, of two who are as near and as free', async () => {
  const [one, other] = [await aRider(world, { online: false }), await aRider(world, { online: false })]
  const brought = new Map<TestCaller, { orderId: string; storeId: string }>()
  for (const rider of [one, other]) {
    await rider.call(calls.riderShift, { action: 'start' })
    await here(world, rider)
    brought.set(rider, await bring(rider))
  }
  world.clock.forward(1)
  for (const rider of [one, other]) {
    await rider.call(calls.riderShift, { action: 'start' })
    await here(world, rider)
  }
  const { db } = world.app.context
  for (const [liked, disliked] of [
    [one, other],
    [other, one],
  ] as const) {
    await db.deleteFrom('reviews').execute()
    for (const rider of [liked, disliked]) {
      const order = brought.get(rider)
      if (order) await review(order, rider === liked)
    }
    await aPaidOrder(world)
    await search(world)
    expect((await disliked.call(calls.riderOffers, {})).items).toEqual([])
    const [offer] = (await liked.call(calls.riderOffers, {})).items
    await liked.call(calls.riderDecline, { offerId: offer?.id ?? '', reason: 'other' })
    await db.deleteFrom('delivery_offers').execute()
    await db
      .updateTable('deliveries')
      .set({ state: 'cancelled', ended_at: new Date(0) })
      .where('ended_at', 'is', null)
      .execute()
  }
})

it('should offer first to the rider who is there sooner by a faster vehicle, though farther away', async () => {
  const away = (meters: number) => ({ ...nearStores, latitude: nearStores.latitude + meters / 111_000 })
  const [scooter, motorcycle] = [await aRider(world, { at: away(900) }), await aRider(world, { at: away(1_200) })]
  const { db } = world.app.context
  const rides = (rider: TestCaller, vehicle: 'electricScooter' | 'motorcycle') =>
    db.updateTable('riders').set({ vehicle }).where('customer_id', '=', rider.id).execute()
  await rides(motorcycle, 'motorcycle')
  await aPaidOrder(world)
  await search(world)
  const [offer] = (await motorcycle.call(calls.riderOffers, {})).items
  expect(offer).toBeDefined()
  expect((await scooter.call(calls.riderOffers, {})).items).toEqual([])
})

it('should reckon minutes in the search as everywhere else', async () => {
  const { db } = world.app.context
  for (const vehicle of [...vehicleTypes, null])
    for (const meters of [0, 450, 12_000]) {
      const minutes = minutesFor(sql<number>`${meters}::float8`, sql<string | null>`${vehicle}::text`)
      const { rows } = await sql<{ minutes: number }>`select ${minutes}::float8 as minutes`.execute(db)
      expect(rows[0]?.minutes).toBeCloseTo(travelMinutes(meters, vehicle), 6)
    }
})
