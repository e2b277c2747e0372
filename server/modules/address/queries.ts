import type { Insertable, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import type { AddressId } from '@contract/entities/ids'
import { prepared } from '../../database/prepared'
import type { AddressTable, Database } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type AddressRow = Selectable<AddressTable>

const kept = (db: Db) => db.selectFrom('addresses').selectAll().where('deleted_at', 'is', null)

/** A customer's addresses: the default first, then the most recently used. */
export function listAddresses(db: Db, customerId: string): Promise<AddressRow[]> {
  return kept(db)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** A customer’s default address. */
export function defaultAddress(db: Db, customerId: string): Promise<AddressRow | undefined> {
  return kept(db).where('customer_id', '=', customerId).where('is_default', '=', true).executeTakeFirst()
}

const byId = prepared((db: Db, id: string) => kept(db).where('id', '=', id))

/** An address by id, unless deleted. */
export const addressById = async (db: Db, id: AddressId): Promise<AddressRow | undefined> => (await byId(db, id))[0]

/** Serialises changes to a customer's address book until the transaction ends. */
export async function lockAddressBook(tx: Tx, customerId: string): Promise<void> {
  await tx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute()
}

/** Number of a customer's addresses. */
export async function countAddresses(tx: Tx, customerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('addresses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Clears a customer's default address. */
export async function clearDefault(tx: Tx, customerId: string): Promise<void> {
  await tx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute()
}

/** Adds an address. */
export function insertAddress(tx: Tx, row: Insertable<AddressTable>): Promise<AddressRow> {
  return tx.insertInto('addresses').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Updates an address; returns undefined when it was deleted meanwhile. */
export function updateAddress(tx: Tx, id: AddressId, set: Updateable<AddressTable>): Promise<AddressRow | undefined> {
  return tx
    .updateTable('addresses')
    .set(set)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Location of a store and its delivery range. */
export function storeRange(db: Db, storeId: string) {
  return db
    .selectFrom('stores')
    .select(['latitude', 'longitude', 'range_meters'])
    .where('id', '=', storeId)
    .executeTakeFirst()
}

/** A customer's own labels, oldest first. */
export async function ownLabels(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('address_labels')
    .select('label')
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('label')
    .execute()
  return rows.map(({ label }) => label)
}

/** Inserts a label of a customer. */
export async function insertLabel(tx: Tx, row: Insertable<Database['address_labels']>): Promise<void> {
  await tx.insertInto('address_labels').values(row).execute()
}

/** The configured places in their order. */
export function knownPlaces(db: Db) {
  return db.selectFrom('places').selectAll().orderBy('position').orderBy('id').execute()
}

/** Sets when an address was last used; the latest is offered first. */
export async function touchAddress(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('addresses').set({ used_at: at }).where('id', '=', id).execute()
}

/** The named address, whose ownership is checked by `handle`; otherwise the default or the last used one. */
export async function chosenAddress(
  db: Db,
  customerId: string,
  addressId: AddressId | undefined,
): Promise<AddressRow | null> {
  if (addressId !== undefined) return (await addressById(db, addressId)) ?? null
  const [first = null] = await listAddresses(db, customerId)
  return first
}
