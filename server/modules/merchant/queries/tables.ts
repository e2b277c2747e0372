import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { TableException, TableHours } from '@contract/entities/reservation'
import type { Database, TableRulesTable } from '../../../database/schema'
import { earned } from './orders'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const tables = sql<string[]>`coalesce((
  select array_agg(distinct dining_tables.name order by dining_tables.name) from table_periods
  join dining_tables on dining_tables.id = table_periods.table_id
  where table_periods.order_id = table_bookings.order_id
    and (table_periods.held or not table_bookings.held) and table_periods.period = table_bookings.visit
), '{}')`

const booked = (db: Db) =>
  db
    .selectFrom('table_bookings')
    .innerJoin('orders', 'orders.id', 'table_bookings.order_id')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .innerJoin('seatings', 'seatings.id', 'table_bookings.seating_id')
    .selectAll('table_bookings')
    .select(['orders.number', 'orders.state', 'orders.total', 'orders.refunded', 'orders.variant', 'orders.placed_at'])
    .select(['orders.cancel_reason', 'stores.time_zone', 'seatings.name as seating', tables.as('tables')])
    .select([sql<Date>`lower(visit)`.as('at'), sql<Date>`upper(visit)`.as('ends_at')])
    .select([earned.as('earned')])
    .select(sql<Date>`(select max(at) from order_events where order_events.order_id = orders.id)`.as('since'))

/** A restaurant's bookings of a day, earliest first; not those that nobody has paid for. */
export function bookedOn(db: Db, storeId: string, day: string) {
  return booked(db)
    .where('table_bookings.store_id', '=', storeId)
    .where('table_bookings.day', '=', day)
    .where('orders.paid_at', 'is not', null)
    .orderBy(sql`lower(visit)`)
    .orderBy('orders.id')
    .execute()
}

export const tableOrder = (db: Db, orderId: string) =>
  booked(db).where('orders.id', '=', orderId).executeTakeFirstOrThrow()

export async function saveRules(tx: Tx, row: Insertable<TableRulesTable>): Promise<void> {
  const { store_id: _, ...change } = row
  await tx
    .insertInto('table_rules')
    .values(row)
    .onConflict((oc) => oc.column('store_id').doUpdateSet(change))
    .execute()
}

/** Whether a table is kept at a time to come. */
export async function isKept(tx: Tx, tableId: string, now: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('table_periods')
    .select('id')
    .where('table_id', '=', tableId)
    .where('held', '=', true)
    .where(sql<Date>`upper(period)`, '>', now)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function removeTable(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('dining_tables').set({ removed_at: now }).where('id', '=', id).execute()
}

interface TableRow {
  readonly storeId: string
  readonly seatingId: string
  readonly name: string
  readonly least: number
  readonly most: number
}

/** Adds a table, or changes the one of its name; answers its id. */
export async function saveTable(tx: Tx, { storeId, seatingId, name, least, most }: TableRow): Promise<string> {
  const row = { id: uuid(), store_id: storeId, seating_id: seatingId, name, least, most, removed_at: null }
  const { id } = await tx
    .insertInto('dining_tables')
    .values(row)
    .onConflict((oc) =>
      oc
        .columns(['store_id', 'name'])
        .where('removed_at', 'is', null)
        .doUpdateSet({ seating_id: seatingId, least, most }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces the sets of a restaurant. */
export async function saveSets(
  tx: Tx,
  storeId: string,
  sets: readonly {
    readonly tableIds: string[]
    readonly seatingId: string
    readonly least: number
    readonly most: number
  }[],
): Promise<void> {
  await tx.deleteFrom('table_sets').where('store_id', '=', storeId).execute()
  if (sets.length === 0) return
  const rows = sets.map(({ tableIds, seatingId, least, most }) => ({
    id: uuid(),
    store_id: storeId,
    seating_id: seatingId,
    table_ids: tableIds,
    least,
    most,
  }))
  await tx.insertInto('table_sets').values(rows).execute()
}

/** Replaces when a restaurant's tables can be booked. */
export async function saveHours(tx: Tx, storeId: string, hours: readonly TableHours[]): Promise<void> {
  await tx.deleteFrom('table_openings').where('store_id', '=', storeId).execute()
  const rows = hours.map(({ weekday, meal, first, last }) => ({
    ...{ store_id: storeId, weekday, meal },
    ...{ first_minute: first, last_minute: last },
  }))
  if (rows.length > 0) await tx.insertInto('table_openings').values(rows).execute()
}

/** Replaces the exceptions of a restaurant's hours from a day on. */
export async function saveExceptions(
  tx: Tx,
  storeId: string,
  from: string,
  exceptions: readonly TableException[],
): Promise<void> {
  await tx.deleteFrom('table_exceptions').where('store_id', '=', storeId).where('day', '>=', from).execute()
  const rows = exceptions.map(({ day, asWeekday }) => ({ store_id: storeId, day, as_weekday: asWeekday }))
  if (rows.length > 0) await tx.insertInto('table_exceptions').values(rows).execute()
}

/** The exceptions of a restaurant's hours from a day on, earliest first. */
export function exceptionsFrom(db: Db, storeId: string, from: string) {
  const rows = db.selectFrom('table_exceptions').select(['day', 'as_weekday as asWeekday'])
  return rows.where('store_id', '=', storeId).where('day', '>=', from).orderBy('day').execute()
}

/** The seating of a kind, made with a plain name where the restaurant has none. */
export async function seatingOf(
  tx: Tx,
  storeId: string,
  kind: Database['seatings']['kind'],
  name: { readonly en: string; readonly zh: string },
  position: number,
): Promise<string> {
  const found = await tx
    .selectFrom('seatings')
    .select('id')
    .where('store_id', '=', storeId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (found) return found.id
  const id = uuid()
  const plain = JSON.stringify({ en: '', zh: '' })
  const row = { id, store_id: storeId, kind, name: JSON.stringify(name), note: plain, minimum_spend: 0, position }
  await tx.insertInto('seatings').values(row).execute()
  return id
}
