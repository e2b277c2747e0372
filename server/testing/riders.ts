import { randomUUID } from 'node:crypto'
import { riderAccept, riderOffers, riderPosition, riderShift } from '@contract/calls/rider'
import type { TestCaller } from './caller'
import type { Rows } from './database'
import type { World } from './world'

/** A place next to the factory's stores. */
export const nearStores = { latitude: 22.5431, longitude: 113.93 }

/** The database, the clock and the factory of a server. */
type Ground = Rows & Pick<World, 'make'>

/** The key of a rider's step. */
export const stepKey = () => ({ idempotencyKey: randomUUID() })

/** A customer who was accepted as a rider, on shift near the stores unless `online` is false. */
export async function aRider(
  world: Ground,
  { online = true, at = nearStores, phone }: { online?: boolean; at?: typeof nearStores; phone?: string } = {},
): Promise<TestCaller> {
  const rider = await world.make.customer(phone ? { phone } : {})
  await world.app.context.db
    .insertInto('riders')
    .values({
      ...{ customer_id: rider.id, name: '陈**', region: 'Shenzhen', position_type: 'fullTime' },
      ...{ order_types: JSON.stringify(['takeaway', 'errand', 'mall']), joined_at: world.clock.now() },
      vehicle: 'electricScooter',
    })
    .execute()
  if (online) {
    await rider.call(riderShift, { action: 'start' })
    await here(world, rider, at)
  }
  return rider
}

/** Sends a position of a rider of now. */
export const here = (world: Pick<Rows, 'clock'>, rider: TestCaller, at = nearStores) =>
  rider.call(riderPosition, { positions: [{ ...at, at: world.clock.now().toISOString() }] })

/** Lets the search for riders run. */
export const search = (world: World) => world.app.context.jobs.runDue()

/** The rider's only offer. */
export async function offerTo(rider: TestCaller) {
  const { items } = await rider.call(riderOffers, {})
  const [offer] = items
  if (!offer || items.length > 1) throw new Error(`the rider has ${items.length} offers`)
  return offer
}

/** Accepts the rider's only offer. */
export const acceptOnly = async (rider: TestCaller) => rider.call(riderAccept, { offerId: (await offerTo(rider)).id })
