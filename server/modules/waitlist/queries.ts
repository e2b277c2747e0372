import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Database, WaitlistEntryTable } from '../../database/schema'
import type { Offer, Scope, Waiting } from '../order/kind/waitlist'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Entry = Selectable<WaitlistEntryTable>

/** An entry as its kind knows it. */
export const waitingOf = (row: Entry): Waiting => ({
  id: row.id,
  storeId: row.store_id,
  day: row.day,
  customerId: row.customer_id,
  party: row.party,
  from: row.starts_at,
  until: row.ends_at,
  placeId: row.place_id ?? undefined,
  ask: row.ask,
  closesAt: row.closes_at,
})

/** Latest time at which an offer is of use to an entry. */
const closes = sql<Date>`coalesce(closes_at, ends_at)`

/** The entries that wait in a line, first come first, locked. */
export function waitingIn(tx: Tx, kind: string, { storeId, day, placeId }: Scope, now: Date): Promise<Entry[]> {
  const all = tx.selectFrom('waitlist_entries').selectAll().where('kind', '=', kind)
  const line =
    placeId === undefined
      ? all.where('store_id', '=', storeId).where('day', '=', day)
      : all.where('place_id', '=', placeId)
  return line
    .where('state', '=', 'waiting')
    .where(closes, '>', now)
    .orderBy('joined_at')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** An entry; not locked. */
export function findEntry(db: Db, id: string): Promise<Entry | undefined> {
  return db.selectFrom('waitlist_entries').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An entry for which something is held. */
export function holdingEntry(db: Db, id: string): Promise<Entry | undefined> {
  return db
    .selectFrom('waitlist_entries')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'offered')
    .executeTakeFirst()
}

/** Inserts an entry; false when the customer waits for the same already. */
export async function insertEntry(tx: Tx, row: Insertable<WaitlistEntryTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('waitlist_entries')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Number of a customer's waitlists. */
export async function countWaiting(db: Db, customerId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('waitlist_entries')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('customer_id', '=', customerId)
    .where('state', 'in', ['waiting', 'offered'])
    .where(closes, '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** Notes what is held for an entry and until when. */
export async function offerEntry(tx: Tx, id: string, offer: Offer, heldUntil: Date): Promise<void> {
  await tx
    .updateTable('waitlist_entries')
    .set({ state: 'offered', offer: JSON.stringify(offer), held_until: heldUntil })
    .where('id', '=', id)
    .execute()
}

const end = (tx: Tx, id: string, state: 'taken' | 'left' | 'over') =>
  tx.updateTable('waitlist_entries').set({ state, held_until: null }).where('id', '=', id).execute()

/** Ends an entry whose customer took the offer. */
export const takeEntry = async (tx: Tx, id: string): Promise<void> => void (await end(tx, id, 'taken'))
/** Ends an entry whose customer left the line. */
export const leaveEntry = async (tx: Tx, id: string): Promise<void> => void (await end(tx, id, 'left'))
/** Ends an entry whose offer was not taken in time. */
export const endEntry = async (tx: Tx, id: string): Promise<void> => void (await end(tx, id, 'over'))

const ahead = sql<number>`(
  select count(*)::int from waitlist_entries other
  where other.store_id = waitlist_entries.store_id and other.kind = waitlist_entries.kind
    and other.place_id is not distinct from waitlist_entries.place_id
    and (other.place_id is not null or other.day = waitlist_entries.day) and other.state in ('waiting', 'offered')
    and (other.joined_at, other.id) < (waitlist_entries.joined_at, waitlist_entries.id)
    and other.starts_at <= waitlist_entries.ends_at and waitlist_entries.starts_at <= other.ends_at
)`

const listed = (db: Db) =>
  db
    .selectFrom('waitlist_entries')
    .innerJoin('stores', 'stores.id', 'waitlist_entries.store_id')
    .selectAll('waitlist_entries')
    .select(['stores.name', 'stores.logo', 'stores.time_zone', ahead.as('ahead')])
export type ListedEntry = Awaited<ReturnType<ReturnType<typeof listed>['executeTakeFirstOrThrow']>>

/** An entry as it is listed. */
export const listedEntry = (db: Db, id: string): Promise<ListedEntry> =>
  listed(db).where('waitlist_entries.id', '=', id).executeTakeFirstOrThrow()

const order = new Keyset([
  descending('instant', sql`waitlist_entries.joined_at`),
  descending('id', sql`waitlist_entries.id`),
])

/** The lines that a customer stands in, newest first. */
export function entriesOf(db: Db, customerId: string, now: Date, slice: Slice) {
  const rows = listed(db)
    .where('waitlist_entries.customer_id', '=', customerId)
    .where(sql<boolean>`waitlist_entries.state in ('waiting', 'offered')`)
    .where(closes, '>', now)
  return order.page(rows, slice).execute()
}
