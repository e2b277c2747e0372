import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { lockPerson } from './queries'

/**
 * Locks a customer's place in a locked cart, since it may have been removed after the call was admitted.
 * @throws Failure `groupCartRemoved`, or `groupCartNotFound` for a customer who has left
 */
export async function lockOwnPlace(tx: Transaction<Database>, cartId: string, customerId: string): Promise<void> {
  const place = await lockPerson(tx, cartId, customerId)
  if (!place) throw new Failure('groupCartNotFound')
  if (place.removed_at) throw new Failure('groupCartRemoved')
}
