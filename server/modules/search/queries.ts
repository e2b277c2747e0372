import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import { tierOf } from '../../database/tier'
import type { SearchQuery } from '../../database/words'

type Db = Kysely<Database>

/** Words in the order in which they are shown. */
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
