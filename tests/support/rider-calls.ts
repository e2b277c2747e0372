import { addressList } from '@contract/calls/address'
import {
  riderAccept,
  riderArrive,
  riderBuy,
  riderDeliver,
  riderOffers,
  riderPickUp,
  riderPosition,
  riderShift,
} from '@contract/calls/rider'
import type { Position } from '@contract/entities/common'
import { userInfo } from '@contract/calls/user'
import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database } from '../../server/database/schema'
import { TestCaller } from '../../server/testing/caller'
import { aPicture } from '../../server/testing/picture'
import { stepKey } from '../../server/testing/riders'
import { people, tokenOf } from './person'
import { until } from './until'

/** The place of the first address of a customer. */
export async function homeOf(caller: TestCaller): Promise<Position> {
  const [home] = (await caller.call(addressList, {})).items
  if (!home || home.latitude === null || home.longitude === null) throw new Error('The customer has no place')
  return { latitude: home.latitude, longitude: home.longitude }
}

/** Accepts an account of the demo as a rider, like the demo’s own. */
export async function makeRider(db: Kysely<Database>, caller: TestCaller): Promise<void> {
  const { id: customer_id } = await caller.call(userInfo, {})
  const row = {
    customer_id,
    name: '林**',
    region: 'Shenzhen',
    position_type: 'fullTime',
    joined_at: new Date(),
  } as const
  const rides = { order_types: JSON.stringify(['takeaway', 'errand', 'mall']), vehicle: 'electricScooter' } as const
  await db
    .insertInto('riders')
    .values({ ...row, ...rides })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A rider of the demo on shift at a place, by calls alone. */
export async function riderAt(url: string, place: Position, phone: string = people.rider): Promise<TestCaller> {
  const ming = new TestCaller(url).as(await tokenOf(url, phone))
  await ming.call(riderShift, { action: 'end' })
  await ming.call(riderShift, { action: 'start' })
  await ming.call(riderPosition, { positions: [{ ...place, at: new Date().toISOString() }] })
  return ming
}

/** Waits for an offer and accepts it; answers the delivery’s id. */
export async function acceptByCall(ming: TestCaller): Promise<string> {
  let offerId: string | undefined
  await until(async () => {
    offerId = (await ming.call(riderOffers, {})).items[0]?.id
    return offerId !== undefined
  }, 'an offer')
  return (await ming.call(riderAccept, { offerId: offerId ?? '' })).id
}

/** Buys within the estimate and sets off, with a photo of a width that no other receipt has. */
export async function buyByCalls(ming: TestCaller, deliveryId: string, amount: number, width: number): Promise<void> {
  await ming.call(riderArrive, { deliveryId, at: 'pickup', ...stepKey() })
  const { id: photoId } = await ming.upload(await aPicture(width, 20), { module: 'errandProof' })
  await ming.call(riderBuy, { deliveryId, amount, photoId, idempotencyKey: uuid() })
  await ming.call(riderPickUp, { deliveryId, ...stepKey() })
}

/** Hands the goods over at the door by the code that the customer says. */
export async function handOverByCalls(ming: TestCaller, deliveryId: string, code: string): Promise<void> {
  await ming.call(riderArrive, { deliveryId, at: 'dropOff', ...stepKey() })
  await ming.call(riderDeliver, { deliveryId, code, ...stepKey() })
}
