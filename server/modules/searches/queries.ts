import type { Kysely } from 'kysely'
import { limits } from '@contract/limits'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>

/** The searches within the limit of the history, newest first. */
const newest = (db: Db, customerId: string) =>
  db
    .selectFrom('searches')
    .select('name')
    .where('customer_id', '=', customerId)
    .orderBy('searched_at', 'desc')
    .orderBy('name')
    .limit(limits.searchHistoryItems)

/** Records a search; a repeated name becomes the newest, and entries beyond the limit are deleted. */
export async function saveSearch(db: Db, customerId: string, name: string, at: Date): Promise<void> {
  await db
    .insertInto('searches')
    .values({ customer_id: customerId, name, searched_at: at })
    .onConflict((oc) => oc.columns(['customer_id', 'name']).doUpdateSet({ searched_at: at }))
    .execute()
  const kept = newest(db, customerId)
  await db.deleteFrom('searches').where('customer_id', '=', customerId).where('name', 'not in', kept).execute()
}

/** A customer's search history, newest first. */
export function searchesOf(db: Db, customerId: string) {
  return newest(db, customerId).execute()
}

/** Deletes one name of the history, or all of it. */
export async function deleteSearches(db: Db, customerId: string, name?: string): Promise<void> {
  let rows = db.deleteFrom('searches').where('customer_id', '=', customerId)
  if (name) rows = rows.where('name', '=', name)
  await rows.execute()
}
