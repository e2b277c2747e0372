import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { RefundId } from '@contract/entities/ids'
import type { Database, ParcelEventTable, ReturnParcelTable } from '../../../../database/schema'
import type { KnownNews } from '../../parcels/news'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Keeps the parcel in which the goods of a locked case go back, in place of one under another number. */
export async function keepReturnParcel(tx: Tx, row: Insertable<ReturnParcelTable>): Promise<void> {
  await tx.deleteFrom('return_parcels').where('refund_id', '=', row.refund_id).execute()
  await tx.insertInto('return_parcels').values(row).execute()
}

/** A parcel on its way back, with its case; undefined for one whose number was corrected. */
export function returnParcel(db: Db, id: string) {
  return db
    .selectFrom('return_parcels')
    .innerJoin('refunds', 'refunds.id', 'refund_id')
    .select(['refund_id', 'carrier', 'tracking_number', 'return_parcels.state', 'return_parcels.sent_at', 'heard_at'])
    .select(['refunds.state as case_state', 'refunds.applied_at', 'logistics_sealed'])
    .where('return_parcels.id', '=', id)
    .executeTakeFirst()
}

/** The parcel of a case and its tracking events, newest first; undefined before tracking knows of it. */
export async function returnParcelOf(db: Db, refundId: RefundId) {
  const query = db.selectFrom('return_parcels').select(['id', 'state', 'sent_at']).where('refund_id', '=', refundId)
  const parcel = await query.executeTakeFirst()
  if (!parcel) return undefined
  const events = await db
    .selectFrom('return_parcel_events')
    .select(['state', 'text', 'at'])
    .where('parcel_id', '=', parcel.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { ...parcel, events }
}

/** The parcels that go back under a number with a carrier, in the order of their orders, in which these are locked. */
export function returnsByNumber(db: Db, carrier: string, trackingNumber: string) {
  return db
    .selectFrom('return_parcels')
    .innerJoin('refunds', 'refunds.id', 'refund_id')
    .select('return_parcels.id')
    .where('tracking_number', '=', trackingNumber)
    .where('carrier', '=', carrier)
    .orderBy('order_id')
    .orderBy('refund_id')
    .execute()
}

/** Changes a parcel of a locked case. */
export async function updateReturn(tx: Tx, id: string, change: Updateable<ReturnParcelTable>): Promise<void> {
  await tx.updateTable('return_parcels').set(change).where('id', '=', id).execute()
}

/** Known tracking of a parcel: the number of events, and the latest time. */
export async function knownReturnNews(tx: Tx, parcelId: string): Promise<KnownNews> {
  const row = await tx
    .selectFrom('return_parcel_events')
    .select((eb) => [eb.fn.countAll<string>().as('count'), eb.fn.max('at').as('newest')])
    .where('parcel_id', '=', parcelId)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), newest: row.newest }
}

/** Stores a carrier's tracking events in place of the earlier ones. */
export async function replaceReturnNews(
  tx: Tx,
  parcelId: string,
  rows: readonly Insertable<ParcelEventTable>[],
): Promise<void> {
  await tx.deleteFrom('return_parcel_events').where('parcel_id', '=', parcelId).execute()
  await tx
    .insertInto('return_parcel_events')
    .values([...rows])
    .execute()
}
