import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The packages that are sold and can be used at a store, in its order. */
export function packagesOf(db: Db, storeId: string) {
  return db
    .selectFrom('package_stores')
    .innerJoin('packages', 'packages.id', 'package_stores.package_id')
    .selectAll('packages')
    .where('package_stores.store_id', '=', storeId)
    .where('package_stores.removed_at', 'is', null)
    .where('on_sale', '=', true)
    .orderBy('position')
    .orderBy('packages.id')
    .execute()
}
export type PackageRow = Awaited<ReturnType<typeof packagesOf>>[number]

/** A package that is sold, with its store. */
export function findPackage(db: Db, id: string) {
  return db
    .selectFrom('packages')
    .innerJoin('stores', 'stores.id', 'packages.store_id')
    .selectAll('packages')
    .select(['stores.name as store_name', 'stores.time_zone'])
    .where('packages.id', '=', id)
    .where('on_sale', '=', true)
    .executeTakeFirst()
}

/** The stores where a package can be used, or one that was bought at a time. */
export function placesOf(db: Db, packageId: string, boughtAt?: Date) {
  return db
    .selectFrom('package_stores')
    .innerJoin('stores', 'stores.id', 'package_stores.store_id')
    .select(['stores.id', 'name', 'logo', 'address', 'phone', 'latitude', 'longitude', 'time_zone'])
    .where('package_id', '=', packageId)
    .where((by) => by.or([by('removed_at', 'is', null), ...(boughtAt ? [by('removed_at', '>', boughtAt)] : [])]))
    .orderBy('stores.id')
    .execute()
}
export type PlaceRow = Awaited<ReturnType<typeof placesOf>>[number]

/** Number of vouchers of a package that a customer bought and did not return, unpaid ones included. */
export async function boughtBy(db: Db, customerId: string, packageId: string): Promise<number> {
  const row = await db
    .selectFrom('voucher_orders')
    .innerJoin('orders', 'orders.id', 'voucher_orders.order_id')
    .innerJoin('vouchers', 'vouchers.order_id', 'orders.id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('orders.customer_id', '=', customerId)
    .where('package_id', '=', packageId)
    .where('orders.phase', '<>', 'cancelled')
    .where('vouchers.state', 'in', ['usable', 'redeemed'])
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Takes some of a package's stock; false when less is left. */
export async function takeStock(tx: Tx, id: string, count: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('packages')
    .set((eb) => ({ stock: eb('stock', '-', count), sold: eb('sold', '+', count) }))
    .where('id', '=', id)
    .where('stock', '>=', count)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives some of a package's stock back. */
export async function giveStock(tx: Tx, id: string, count: number): Promise<void> {
  await tx
    .updateTable('packages')
    .set((eb) => ({ stock: eb('stock', '+', count), sold: sql<number>`greatest(sold - ${count}, 0)` }))
    .where('id', '=', id)
    .execute()
}

export async function stockOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('packages').select(['id', 'stock']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}
