import { sql, type Insertable, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely'
import type { Position } from '@contract/entities/common'
import type { DeliveryId, ZoneId } from '@contract/entities/ids'
import type { Database, DeliveryZoneTable } from '../../../database/schema'
import { earthRadius } from '../../../geo'
import { trustedId } from '../../../security/trusted-id'
import { metersFrom } from './meters'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Zone = Selectable<DeliveryZoneTable>
export type NewZone = Insertable<DeliveryZoneTable>
export type ZoneUpdate = Updateable<DeliveryZoneTable>

/** Adds a zone, or changes the one of the same key. */
export async function saveZone(tx: Tx, zone: NewZone): Promise<void> {
  const { key: _, ...change } = zone
  await tx
    .insertInto('delivery_zones')
    .values(zone)
    .onConflict((oc) => oc.column('key').doUpdateSet(change))
    .execute()
}

/** Keeps other transactions from adding zones until this one ends. */
export async function lockZones(tx: Tx): Promise<void> {
  await sql`lock table delivery_zones in share row exclusive mode`.execute(tx)
}

/** Adds a zone; undefined when there is one of the same key. */
export function insertZone(tx: Tx, zone: NewZone): Promise<Zone | undefined> {
  return tx
    .insertInto('delivery_zones')
    .values(zone)
    .onConflict((oc) => oc.column('key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Locks a zone; undefined for one that has ended. */
export function lockZone(tx: Tx, id: ZoneId): Promise<Zone | undefined> {
  return tx.selectFrom('delivery_zones').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Changes a locked zone. */
export function updateZone(tx: Tx, id: ZoneId, change: Updateable<DeliveryZoneTable>): Promise<Zone> {
  return tx.updateTable('delivery_zones').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Removes a zone by its key; answers whether there was one. */
export async function removeZone(tx: Tx, key: string): Promise<boolean> {
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
    .where('courier', 'is', null)
    .orderBy('order_id')
    .execute()
  return rows.map(({ id }) => trustedId('delivery', id))
}

/** Deliveries around a place that found no rider in a round and wait for the next one, the longest waiting first. */
export async function unfoundAround(
  db: Db,
  { latitude, longitude }: Position,
  { meters, most }: { readonly meters: number; readonly most: number },
): Promise<DeliveryId[]> {
  const degrees = (meters / earthRadius) * (180 / Math.PI)
  const wide = degrees / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  const start = {
    latitude: sql<number>`coalesce(from_latitude, to_latitude)`,
    longitude: sql<number>`coalesce(from_longitude, to_longitude)`,
  }
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('state', '=', sql.lit('waiting'))
    .where('ended_at', 'is', null)
    .where('courier', 'is', null)
    .where('round', '>', 0)
    .where((eb) => eb.between(start.latitude, latitude - degrees, latitude + degrees))
    .where((eb) => eb.between(start.longitude, longitude - wide, longitude + wide))
    .orderBy('waiting_since')
    .limit(most)
    .execute()
  return rows.map(({ id }) => trustedId('delivery', id))
}
