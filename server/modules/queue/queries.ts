import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { NumberState } from '@contract/states/table'
import { peopleOf } from '../../database/store-people'
import type { Database, QueueNumberTable, QueueSizeTable } from '../../database/schema'
import type { Audience } from '../../realtime/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type SizeRow = Selectable<QueueSizeTable>
export type NumberRow = Selectable<QueueNumberTable>

/** The sizes of a restaurant's queue, smallest first. */
export function findSizes(db: Db, storeId: string): Promise<SizeRow[]> {
  return db.selectFrom('queue_sizes').selectAll().where('store_id', '=', storeId).orderBy('least').execute()
}

/** The sizes of a restaurant's queue, which cannot change before the transaction ends. */
export function keepSizes(tx: Tx, storeId: string): Promise<SizeRow[]> {
  const sizes = tx.selectFrom('queue_sizes').selectAll().where('store_id', '=', storeId)
  return sizes.orderBy('key').forShare().execute()
}

/** Sizes of a restaurant's queue whose line a party of a day is in; no party joins or leaves one before the transaction ends. */
export async function waitedSizes(tx: Tx, storeId: string, day: string): Promise<string[]> {
  await tx.selectFrom('queue_sizes').select('key').where('store_id', '=', storeId).orderBy('key').forUpdate().execute()
  const rows = await tx
    .selectFrom('queue_numbers')
    .select('size')
    .distinct()
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .where('state', 'in', ['waiting', 'called'])
    .execute()
  return rows.map(({ size }) => size)
}

/** Replaces the sizes of a restaurant's queue; a row that stays is changed, so that a party that waits for it finds it. */
export async function saveSizes(tx: Tx, storeId: string, rows: Insertable<QueueSizeTable>[]): Promise<void> {
  const keys = rows.map(({ key }) => key)
  const others = tx.deleteFrom('queue_sizes').where('store_id', '=', storeId)
  await others.where((eb) => eb.not(eb('key', '=', eb.fn.any(eb.val(keys))))).execute()
  for (const { name, least, most, minutes_each, ...row } of rows) {
    const change = { name, least, most, minutes_each }
    await tx
      .insertInto('queue_sizes')
      .values({ ...row, ...change })
      .onConflict((oc) => oc.columns(['store_id', 'key']).doUpdateSet(change))
      .execute()
  }
}

/** Opens or closes a restaurant's queue. */
export async function openSizes(db: Db, storeId: string, is_open: boolean): Promise<void> {
  await db.updateTable('queue_sizes').set({ is_open }).where('store_id', '=', storeId).execute()
}

/** The next number of a size and day; callers wait for each other. */
export async function drawNumber(tx: Tx, storeId: string, size: string, day: string): Promise<number> {
  const { last } = await tx
    .insertInto('queue_days')
    .values({ store_id: storeId, size, day, last: 1 })
    .onConflict((oc) => oc.columns(['store_id', 'size', 'day']).doUpdateSet({ last: sql`queue_days.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function insertNumber(tx: Tx, row: Insertable<QueueNumberTable>): Promise<void> {
  await tx.insertInto('queue_numbers').values(row).execute()
}

/** Locks the line of a size and day, whose numbers change one after another. */
export async function lockLine(tx: Tx, { store_id, size, day }: Pick<NumberRow, 'store_id' | 'size' | 'day'>) {
  await tx
    .selectFrom('queue_days')
    .select('last')
    .where('store_id', '=', store_id)
    .where('size', '=', size)
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
}

export function findNumber(db: Db, id: string): Promise<NumberRow | undefined> {
  return db.selectFrom('queue_numbers').selectAll().where('id', '=', id).executeTakeFirst()
}

export type NumberChange = Partial<
  Pick<
    Insertable<QueueNumberTable>,
    'state' | 'place' | 'called_at' | 'ended_at' | 'returned_at' | 'remind' | 'near_at'
  >
>

export async function updateNumber(tx: Db, id: string, change: NumberChange): Promise<void> {
  await tx.updateTable('queue_numbers').set(change).where('id', '=', id).execute()
}

/** The numbers of a restaurant and day that are in some states, in the order of their calls. */
export function numbersOf(db: Db, storeId: string, day: string, states: readonly NumberState[]): Promise<NumberRow[]> {
  return db
    .selectFrom('queue_numbers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .where('state', 'in', [...states])
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** The last numbers of a size that were called, oldest first. */
export async function lastCalled(db: Db, storeId: string, day: string, size: string, count: number) {
  const rows = await db
    .selectFrom('queue_numbers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .where('size', '=', size)
    .where('called_at', 'is not', null)
    .orderBy('called_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.reverse()
}

/** A customer's last number of a restaurant and day. */
export function lastOf(db: Db, customerId: string, storeId: string, day: string): Promise<NumberRow | undefined> {
  return db
    .selectFrom('queue_numbers')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('day', '=', day)
    .orderBy('taken_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether a customer has a number that is not over. */
export async function isQueued(db: Db, customerId: string, storeId: string): Promise<boolean> {
  const found = await db
    .selectFrom('queue_numbers')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('state', 'in', ['waiting', 'called'])
    .executeTakeFirst()
  return found !== undefined
}

/** Some numbers with their restaurants. */
export function numbersById(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('queue_numbers')
    .innerJoin('stores', 'stores.id', 'queue_numbers.store_id')
    .selectAll('queue_numbers')
    .select(['stores.name', 'stores.logo', 'stores.time_zone'])
    .where((eb) => eb('queue_numbers.id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
}

/** Ends a customer's numbers of earlier days, which nobody calls any more. */
export async function endOlder(tx: Tx, customerId: string, storeId: string, day: string, now: Date): Promise<void> {
  await tx
    .updateTable('queue_numbers')
    .set({ state: 'left', ended_at: now })
    .where('customer_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('day', '<', day)
    .where('state', 'in', ['waiting', 'called', 'passed'])
    .execute()
}

/** The team of a restaurant, the customers in its queue, and the customer of the changed number. */
export const queueAudience = (storeId: string, customerId: string | null): Audience => sql`
  select ${customerId}::uuid as id
  union ${peopleOf(storeId)}
  union select customer_id from queue_numbers where store_id = ${storeId} and state in ('waiting', 'called')`
