import { type Kysely, sql } from 'kysely'
import { limits } from '@contract/limits'
import type { Database } from '../../database/schema'
import { tierOf } from '../../database/tier'
import type { SearchQuery } from '../../database/words'

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

const inOrder = (db: Db) =>
  db.selectFrom('search_words').select(['kind', 'word', 'mark']).orderBy('position').orderBy('id')

/** The words suggested before typing, in their order. */
export function suggestedWords(db: Db) {
  return inOrder(db).execute()
}

/** The trending ones of the suggested words, in their order. */
export function trendingWords(db: Db) {
  return inOrder(db).where('kind', '=', 'trending').execute()
}

/** Names of goods of the given stores that match a keyword, the best matches first, then the best-selling ones. */
export function matchingNames(db: Db, storeIds: readonly string[], query: SearchQuery, limit: number) {
  return db
    .selectFrom('goods')
    .select(['name', sql<number>`max(sales)`.as('sold'), sql<number>`max(${tierOf(sql`words`, query)})`.as('tier')])
    .where('store_id', 'in', storeIds)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`words @@ ${query.any}::tsquery`)
    .groupBy('name')
    .orderBy('tier', 'desc')
    .orderBy('sold', 'desc')
    .orderBy(sql`name ->> 'en'`)
    .limit(limit)
    .execute()
}

/** Which of the given stores match a keyword by their own name. */
export async function matchingStores(db: Db, storeIds: readonly string[], query: SearchQuery): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stores')
    .select('id')
    .where('id', 'in', storeIds)
    .where(sql<boolean>`words @@ ${query.names}::tsquery`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The store of an item on sale. */
export function storeOfGoods(db: Db, goodsId: string) {
  return db
    .selectFrom('goods')
    .select('store_id')
    .where('id', '=', goodsId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}
