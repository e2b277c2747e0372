import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { Database, ParcelEventTable, ParcelTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The order of a parcel; undefined when there is none. */
export async function orderOfParcel(db: Db, id: string): Promise<string | undefined> {
  return (await db.selectFrom('parcels').select('order_id').where('id', '=', id).executeTakeFirst())?.order_id
}

/** The order of a parcel that exists. */
export async function orderOf(db: Db, id: string): Promise<string> {
  return (await db.selectFrom('parcels').select('order_id').where('id', '=', id).executeTakeFirstOrThrow()).order_id
}

/** What a carrier said of a parcel, newest first. */
export function newsOf(db: Db, parcelId: string) {
  return db
    .selectFrom('parcel_events')
    .select(['state', 'text', 'at'])
    .where('parcel_id', '=', parcelId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The parcels of an order in their order, without those that are not shipped. */
export function parcelStates(db: Db, orderId: string) {
  return db
    .selectFrom('parcels')
    .select(['id', 'number', 'state'])
    .where('order_id', '=', orderId)
    .where('state', '<>', 'cancelled')
    .orderBy('number')
    .execute()
}

/** Whether a line in a parcel waits for the answer to a refund. */
export async function hasOpenRefund(tx: Tx, parcelId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('parcels')
    .innerJoin('parcel_lines', 'parcel_id', 'parcels.id')
    .innerJoin('refund_lines', (join) =>
      join
        .onRef('refund_lines.order_id', '=', 'parcels.order_id')
        .onRef('refund_lines.position', '=', 'parcel_lines.position'),
    )
    .select('parcels.id')
    .where('parcels.id', '=', parcelId)
    .where('refund_lines.open', '=', true)
    .where('parcel_lines.quantity', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Changes a parcel of a locked order. */
export async function updateParcel(tx: Tx, id: string, change: Updateable<ParcelTable>): Promise<void> {
  await tx.updateTable('parcels').set(change).where('id', '=', id).execute()
}

/** When a carrier last said something of a parcel; undefined before. */
export async function newestNews(tx: Tx, parcelId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('parcel_events')
    .select('at')
    .where('parcel_id', '=', parcelId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}

/** Keeps what a carrier said. */
export async function insertNews(tx: Tx, row: Insertable<ParcelEventTable>): Promise<void> {
  await tx.insertInto('parcel_events').values(row).execute()
}
