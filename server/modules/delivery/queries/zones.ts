import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Position } from '@contract/entities/common'
import type { DeliveryId } from '@contract/entities/ids'
import type { Database, DeliveryZoneTable } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'
import { metersFrom } from './meters'

type Db = Kysely<Database>
export type Zone = Selectable<DeliveryZoneTable>

/** Adds a zone, or changes the one of the same key. */
export async function saveZone(tx: Transaction<Database>, zone: Insertable<DeliveryZoneTable>): Promise<void> {
  const { key: _, ...change } = zone
  await tx
    .insertInto('delivery_zones')
    .values(zone)
    .onConflict((oc) => oc.column('key').doUpdateSet(change))
    .execute()
}

/** Removes a zone; answers whether there was one. */
export async function removeZone(tx: Transaction<Database>, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('delivery_zones').where('key', '=', key).executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

export const zones = (db: Db): Promise<Zone[]> => db.selectFrom('delivery_zones').selectAll().orderBy('key').execute()

/** The smallest zone around a place; undefined outside of all. There are few zones, which are read as a whole. */
export function zoneAround(db: Db, at: Position): Promise<Zone | undefined> {
  return db
    .selectFrom('delivery_zones')
    .selectAll()
    .where(metersFrom({ latitude: 'latitude', longitude: 'longitude' }, at), '<=', sql.ref<number>('meters'))
    .orderBy('meters')
    .orderBy('key')
    .limit(1)
    .executeTakeFirst()
}

/** The deliveries that wait for a rider, in the order in which their orders are locked. */
export async function waitingDeliveries(db: Db): Promise<DeliveryId[]> {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', 'in', ['waiting', 'offered'])
    .orderBy('order_id')
    .execute()
  return rows.map(({ id }) => trustedId('delivery', id))
}
