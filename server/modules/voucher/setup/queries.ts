import { type Insertable, type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { Database, PackageTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const places = sql<string[]>`(
  select coalesce(array_agg(store_id order by store_id), '{}')::text[] from package_stores
  where package_id = packages.id and removed_at is null)`.as('places')

/** Packages of a store in their order, on sale or not, with the stores that take them. */
export const ownPackages = (db: Db, storeId: string) =>
  db
    .selectFrom('packages')
    .selectAll('packages')
    .select(places)
    .where('packages.store_id', '=', storeId)
    .orderBy('position')
    .orderBy('packages.id')
    .execute()
export type OwnPackageRow = Awaited<ReturnType<typeof ownPackages>>[number]

export const ownPackage = (db: Db, id: string): Promise<OwnPackageRow> =>
  db.selectFrom('packages').selectAll('packages').select(places).where('packages.id', '=', id).executeTakeFirstOrThrow()

/** Locks a package; answers its version, stock and store. */
export const lockPackage = (tx: Tx, id: string) =>
  tx
    .selectFrom('packages')
    .select(['version', 'stock', 'store_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Names of some stores. */
export const storeNames = (db: Db, ids: readonly string[]) =>
  db.selectFrom('stores').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute()

/** Locks a store, so that its packages are added one after another; answers its picture. */
export const lockSeller = (tx: Tx, id: string) =>
  tx.selectFrom('stores').select('hero').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

export async function insertPackage(tx: Tx, row: Insertable<PackageTable>): Promise<void> {
  await tx.insertInto('packages').values(row).execute()
}

/** Changes a locked package, which counts as one change. */
export async function updatePackage(tx: Tx, id: string, change: Updateable<PackageTable>): Promise<void> {
  const query = tx.updateTable('packages').set((eb) => ({ ...change, version: eb('version', '+', 1) }))
  await query.where('id', '=', id).execute()
}

/** Sets the stores that take vouchers of a locked package from now on. */
export async function setPlaces(tx: Tx, packageId: string, storeIds: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('package_stores')
    .set({ removed_at: now })
    .where('package_id', '=', packageId)
    .where('store_id', 'not in', storeIds)
    .where('removed_at', 'is', null)
    .execute()
  await tx
    .insertInto('package_stores')
    .values(storeIds.map((store_id) => ({ package_id: packageId, store_id, removed_at: null })))
    .onConflict((oc) => oc.columns(['package_id', 'store_id']).doUpdateSet({ removed_at: null }))
    .execute()
}
