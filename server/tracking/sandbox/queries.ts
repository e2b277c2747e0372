import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database, SandboxWaybillTable } from '../../database/schema'

type Db = Kysely<Database>

export type Waybill = Selectable<SandboxWaybillTable>

/** Registers a parcel for tracking; false for a registered one. */
export async function keepWaybill(db: Db, row: Insertable<SandboxWaybillTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_waybills')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A parcel by its number with a carrier; undefined for one that nobody asked about. */
export const waybillOf = (db: Db, carrier: string, trackingNumber: string): Promise<Waybill | undefined> =>
  db
    .selectFrom('sandbox_waybills')
    .selectAll()
    .where('carrier', '=', carrier)
    .where('tracking_number', '=', trackingNumber)
    .executeTakeFirst()

/** A parcel that is kept. */
export const waybill = (db: Db, id: string): Promise<Waybill> =>
  db.selectFrom('sandbox_waybills').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Keeps the scans of a parcel. */
export async function keepScans(db: Db, id: string, scans: Waybill['scans']): Promise<void> {
  await db
    .updateTable('sandbox_waybills')
    .set({ scans: JSON.stringify(scans) })
    .where('id', '=', id)
    .execute()
}
