import type { Transaction } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import type { Database } from '../database/schema'
import { lockLive } from '../modules/delivery/queries'

/** Whether a person or a courier rides for an order, is being asked to, or neither, so that the demo may ride. */
export async function ridingOf(tx: Transaction<Database>, orderId: OrderId): Promise<'person' | 'asked' | 'free'> {
  const live = await lockLive(tx, orderId)
  if (live?.rider_id || live?.courier) return 'person'
  return live?.state === 'offered' ? 'asked' : 'free'
}
