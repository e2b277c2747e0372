import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { Caller } from '../../http/caller'
import { knownStores } from '../basket/queries'
import type { StoreCard } from './queries'
import type { Viewer } from './view'

/**
 * A viewer of stores with those in which the caller has ordered, whose offers for new customers are not shown to them: one
 * statement for a list, and none for visitors or where no store has such an offer.
 */
export async function acquainted(
  db: Kysely<Database>,
  { customer }: Caller,
  viewer: Viewer,
  stores: readonly Pick<StoreCard, 'id' | 'first_order_off'>[],
): Promise<Viewer> {
  const ids = stores.filter(({ first_order_off }) => first_order_off > 0).map(({ id }) => id)
  return customer && ids.length > 0 ? { ...viewer, known: await knownStores(db, customer.id, ids) } : viewer
}
