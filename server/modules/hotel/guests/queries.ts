import type { Insertable, Kysely, Transaction } from 'kysely'
import type { GuestId } from '@contract/entities/ids'
import type { Database, GuestTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A customer's guest book, the latest guest first. */
export const guestsOf = (db: Db, customerId: string) =>
  db
    .selectFrom('guests')
    .select(['id', 'name_sealed'])
    .where('customer_id', '=', customerId)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Guests by their ids. */
export const guestsById = (db: Db, ids: readonly GuestId[]) =>
  db
    .selectFrom('guests')
    .select(['id', 'name_sealed'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()

export async function insertGuest(tx: Tx, row: Insertable<GuestTable>): Promise<void> {
  await tx.insertInto('guests').values(row).execute()
}

export async function renameGuest(db: Db, id: GuestId, name_sealed: string): Promise<void> {
  await db.updateTable('guests').set({ name_sealed }).where('id', '=', id).execute()
}

export async function deleteGuest(db: Db, id: GuestId): Promise<void> {
  await db.deleteFrom('guests').where('id', '=', id).execute()
}

/** Notes that guests of the book stay again. */
export async function touchGuests(tx: Tx, ids: readonly GuestId[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('guests').set({ used_at: at }).where('id', 'in', ids).execute()
}
