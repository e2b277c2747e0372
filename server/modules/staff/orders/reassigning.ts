import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { isAssigned, isBeforePickup } from '@contract/states/delivery'
import type { Database } from '../../../database/schema'
import type { Change } from '../../../http/acting'
import { Failure } from '../../../http/failure'
import type { DeliveryServices } from '../../delivery/routes'
import { lockLive } from '../../delivery/queries'
import { lockRider } from '../../delivery/queries/riders'
import type { OrderEngine } from '../../order/engine'
import { isRider } from '../../../http/queries/callers'
import { isActive } from '../queries/active'
import { changeOf } from './service'

type Tx = Transaction<Database>

interface Needs {
  readonly orders: OrderEngine
  readonly deliveries: DeliveryServices
}

/**
 * Gives the delivery of an order to a rider, or offers it to others where none is named.
 * @throws Failure `deliveryNotFound` for an order without one, `deliveryChanged` after the pickup without an accident, `noRider`, `riderSuspended`,
 *   `customerFrozen` for a rider whose account is frozen or being closed
 */
export async function reassign(tx: Tx, { orders, deliveries }: Needs, id: OrderId, riderId?: string): Promise<Change> {
  const order = await orders.lock(tx, id)
  const live = await lockLive(tx, id)
  if (!live) throw new Failure('deliveryNotFound')
  if (riderId !== undefined) {
    if (!(await isRider(tx, riderId))) throw new Failure('noRider')
    if ((await lockRider(tx, riderId)).suspended_at) throw new Failure('riderSuspended')
    // Freezing and closing an account write the rider's row before they look for deliveries, so that one of the two sees the other.
    if (!(await isActive(tx, riderId))) throw new Failure('customerFrozen')
  }
  const isLeft = isAssigned(live.state) && !isBeforePickup(live.state)
  if (isLeft) await deliveries.troubles.handOn(tx, live.id)
  else if (isAssigned(live.state)) await deliveries.desk.releaseByHand(tx, live.id)
  else if (riderId === undefined) throw new Failure('deliveryChanged')
  if (riderId !== undefined) await deliveries.desk.assignByHand(tx, live.id, riderId)
  return changeOf(order, await orders.lock(tx, id), {})
}
