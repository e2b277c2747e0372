import type { Transaction, Updateable } from 'kysely'
import { delivery as machine, type DeliveryEvent } from '@contract/states/delivery'
import { next } from '@contract/states/machine'
import type { Database, DeliveryTable } from '../../database/schema'
import { Failure } from '../../http/failure'
import { type Delivery, updateDelivery } from './queries'

type Change = Omit<Updateable<DeliveryTable>, 'state'>

/** Fires an event on a locked delivery, with a change of its columns. @throws Failure `deliveryChanged` when its state does not allow it */
export async function moved(
  tx: Transaction<Database>,
  delivery: Delivery,
  event: DeliveryEvent,
  change: Change,
): Promise<Delivery> {
  const state = next(machine, delivery.state, event)
  if (state === undefined) throw new Failure('deliveryChanged')
  return updateDelivery(tx, delivery.id, { ...change, state })
}
