import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { OrderId } from '@contract/entities/ids'
import { descending, Keyset, type Slice } from '../../../database/keyset'
import type { Database, StoreTable } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const newestFirst = new Keyset([
  descending('instant', sql.ref('stores.opened_at')),
  descending('id', sql.ref('stores.id')),
])

const openOrders = sql<number>`(
  select count(*)::int from orders where orders.store_id = stores.id and phase in ('toPay', 'inProgress'))`

/** Stores with their merchant and the number of their open orders. */
const stores = (db: Db) =>
  db
    .selectFrom('stores')
    .leftJoin('customers', 'customers.id', 'stores.merchant_id')
    .select(['stores.id', 'stores.name', 'stores.business', 'stores.status', 'stores.merchant_id', 'stores.opened_at'])
    .select(['stores.delivered_by', 'stores.self_pickup', 'stores.suspended_at', 'stores.ended_at'])
    .select('stores.licence_ended_at')
    .select(['stores.suspended_status', 'customers.nickname as merchant_name', openOrders.as('open_orders')])

export type StoreRow = Awaited<ReturnType<ReturnType<typeof stores>['executeTakeFirstOrThrow']>>

export interface StoresAsked {
  readonly name?: string | undefined
  readonly merchantId?: string | undefined
  readonly stopped: boolean
}

/** One page of stores, the newest first. */
export function listStores(db: Db, { name, merchantId, stopped }: StoresAsked, slice: Slice) {
  let query = stores(db)
  if (name !== undefined)
    query = query.where(
      sql<boolean>`(position(lower(${name}) in lower(stores.name->>'en')) > 0
        or position(lower(${name}) in lower(stores.name->>'zh')) > 0)`,
    )
  if (merchantId !== undefined) query = query.where('stores.merchant_id', '=', merchantId)
  if (stopped) query = query.where(sql<boolean>`(suspended_at is not null or ended_at is not null)`)
  return newestFirst.page(query, slice).execute()
}

export const storeById = (db: Db, id: string): Promise<StoreRow> =>
  stores(db).where('stores.id', '=', id).executeTakeFirstOrThrow()

/** Locks a store until the transaction ends. */
export async function lockStore(tx: Tx, id: string): Promise<StoreRow> {
  await tx.selectFrom('stores').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  return storeById(tx, id)
}

export async function updateStore(tx: Tx, id: string, set: Updateable<StoreTable>): Promise<void> {
  await tx.updateTable('stores').set(set).where('id', '=', id).execute()
}

/** The open orders of a store. */
export async function openOrdersOf(db: Db, storeId: string): Promise<OrderId[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('store_id', '=', storeId)
    .where('phase', 'in', ['toPay', 'inProgress'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => trustedId('order', id))
}
