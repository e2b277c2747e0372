import type { TakeawayEvent } from '@contract/states/takeaway'
import { orderEngine } from '../modules/order/engine'
import type { World } from './world'

/** What merchant and rider do to a paid order, from the kitchen to the door. */
const toDoor = ['accept', 'assignRider', 'riderArrive', 'pickUp', 'setOff', 'deliver'] as const

/** Does to an order what nobody has a call for: the merchant accepts it, its rider does all else. */
export const fire = (world: World, orderId: string, event: TakeawayEvent) =>
  world.app.context.db.transaction().execute(async (tx) => {
    const engine = orderEngine(world.app.context)
    await engine.fire(tx, await engine.lock(tx, orderId), event, event === 'accept' ? 'merchant' : 'rider')
  })

/** Brings a paid order to the door. */
export async function bring(world: World, orderId: string): Promise<void> {
  for (const event of toDoor) await fire(world, orderId, event)
}
