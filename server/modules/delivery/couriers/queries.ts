import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { CourierName } from '../../../couriers/names'
import type { CourierInvoiceTable, CourierTaskTable, Database } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const branded = (row: Selectable<CourierTaskTable>) => ({ ...row, delivery_id: trustedId('delivery', row.delivery_id) })
export type CourierRow = ReturnType<typeof branded>

export async function insertTask(tx: Tx, row: Insertable<CourierTaskTable>): Promise<void> {
  await tx.insertInto('courier_tasks').values(row).execute()
}

/** A task; undefined for an unknown one. */
export async function taskById(db: Db, id: string): Promise<CourierRow | undefined> {
  const row = await db.selectFrom('courier_tasks').selectAll().where('id', '=', id).executeTakeFirst()
  return row && branded(row)
}

/** A task by the courier's number. */
export async function taskByExternal(db: Db, courier: CourierName, id: string): Promise<CourierRow | undefined> {
  const found = db.selectFrom('courier_tasks').selectAll().where('courier', '=', courier).where('external_id', '=', id)
  const row = await found.executeTakeFirst()
  return row && branded(row)
}

/** Locks a task whose delivery is locked. */
export async function lockTask(tx: Tx, id: string): Promise<CourierRow> {
  return branded(
    await tx.selectFrom('courier_tasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(),
  )
}

/** The live task of a locked delivery. */
export async function liveTask(tx: Tx, deliveryId: string): Promise<CourierRow | undefined> {
  const mine = tx.selectFrom('courier_tasks').selectAll().where('delivery_id', '=', deliveryId)
  const row = await mine.where('ended_at', 'is', null).forUpdate().executeTakeFirst()
  return row && branded(row)
}

/** Changes a locked task. */
export async function updateTask(tx: Tx, id: string, change: Updateable<CourierTaskTable>): Promise<void> {
  await tx.updateTable('courier_tasks').set(change).where('id', '=', id).execute()
}

/** The number of tasks that a delivery has had. */
export async function countTasks(tx: Tx, deliveryId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('courier_tasks')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type InvoiceRow = Selectable<CourierInvoiceTable>

/** Lets one transaction at a time pay a courier; orders are settled to its account meanwhile. */
export async function lockPayments(tx: Tx, courier: CourierName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`courier:${courier}`}, 0))`.execute(tx)
}

/** An invoice by its number that is not reversed; undefined for a new one. */
export function invoiceOf(tx: Tx, courier: CourierName, number: string): Promise<InvoiceRow | undefined> {
  const mine = tx.selectFrom('courier_invoices').selectAll().where('courier', '=', courier)
  return mine.where('number', '=', number).where('reversed_at', 'is', null).executeTakeFirst()
}

export async function insertInvoice(tx: Tx, row: Insertable<CourierInvoiceTable>): Promise<void> {
  await tx.insertInto('courier_invoices').values(row).execute()
}

export async function updateInvoice(tx: Tx, id: string, change: Updateable<CourierInvoiceTable>): Promise<void> {
  await tx.updateTable('courier_invoices').set(change).where('id', '=', id).execute()
}

/** The newest invoices of all couriers. */
export const invoices = (db: Db, most: number): Promise<InvoiceRow[]> =>
  db
    .selectFrom('courier_invoices')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
