import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import { lockPerson } from './queries'

/**
 * Locks a customer's own place in a locked cart: it may have been taken from them since the call was let in.
 * @throws Failure `groupCartRemoved`, or `groupCartNotFound` for who has left
 */
export async function lockOwnPlace(tx: Transaction<Database>, cartId: string, customerId: string): Promise<void> {
  const place = await lockPerson(tx, cartId, customerId)
  if (!place) throw new Failure('groupCartNotFound')
  if (place.removed_at) throw new Failure('groupCartRemoved')
}
