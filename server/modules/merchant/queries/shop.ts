import { sql, type Kysely, type Transaction, type Updateable } from 'kysely'
import { storePeople } from '../../../database/store-people'
import { searchWords } from '../../../database/words'
import type { Database, StoreTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const columns = [
  'id',
  'name',
  'logo',
  'status',
  'suspended_at',
  'ended_at',
  'opening_hours',
  'time_zone',
  'notice',
  'phone',
  'auto_accept',
  'rest_until',
  'rating',
  'monthly_sales',
  'business',
  'return_address_sealed',
] as const

export type ShopRow = Awaited<ReturnType<typeof shopOf>>

/** A store as its merchant manages it. */
export function shopOf(db: Db, storeId: string) {
  return db.selectFrom('stores').select(columns).where('id', '=', storeId).executeTakeFirstOrThrow()
}

/** The same, locked for a change. */
export function lockShop(tx: Tx, storeId: string): Promise<ShopRow> {
  return tx.selectFrom('stores').select(columns).where('id', '=', storeId).forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** The names and logos of the stores in whose teams a customer is, with the role there. */
export function storesOf(db: Db, customerId: string) {
  return db
    .selectFrom('stores')
    .innerJoin(storePeople.as('person'), 'person.store_id', 'stores.id')
    .select(['id', 'name', 'logo', 'business', 'role'])
    .select(sql<boolean>`exists (select 1 from table_rules where store_id = stores.id)`.as('takes_tables'))
    .where('person.customer_id', '=', customerId)
    .orderBy('id')
    .execute()
}

/** Changes a locked store. */
export async function updateShop(tx: Tx, storeId: string, change: Updateable<StoreTable>): Promise<void> {
  await tx.updateTable('stores').set(change).where('id', '=', storeId).execute()
}

/** Rebuilds a store's search words from its name, its category's and those of the goods on sale. */
export async function rewordStore(tx: Tx, storeId: string): Promise<void> {
  const store = await tx
    .selectFrom('stores')
    .innerJoin('categories', 'categories.key', 'stores.category_key')
    .select(['stores.name', 'categories.name as category'])
    .where('stores.id', '=', storeId)
    .executeTakeFirstOrThrow()
  const goods = await tx
    .selectFrom('goods')
    .select('name')
    .where('store_id', '=', storeId)
    .where('removed_at', 'is', null)
    .execute()
  const rest = [store.category, ...goods.map(({ name }) => name)].flatMap(({ en, zh }) => [en, zh])
  await updateShop(tx, storeId, { words: searchWords([store.name.en, store.name.zh], rest) })
}

/** Business of a store, and its time zone. */
export function businessOf(db: Db, storeId: string) {
  return db.selectFrom('stores').select(['business', 'time_zone']).where('id', '=', storeId).executeTakeFirstOrThrow()
}
