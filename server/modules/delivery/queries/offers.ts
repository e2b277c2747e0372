import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { DeliveryId, OfferId } from '@contract/entities/ids'
import type { Database, DeliveryOfferTable } from '../../../database/schema'
import { earthRadius } from '../../../geo'
import { trustedId } from '../../../security/trusted-id'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Offer = Selectable<DeliveryOfferTable>

/** The delivery of an offer. */
export async function deliveryOfOffer(db: Db, id: OfferId): Promise<DeliveryId> {
  const row = await db
    .selectFrom('delivery_offers')
    .select('delivery_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return trustedId('delivery', row.delivery_id)
}

/** Locks an offer whose delivery is locked. */
export function lockOffer(tx: Tx, id: OfferId): Promise<Offer> {
  return tx.selectFrom('delivery_offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

/** Offers a locked delivery to a rider, again after an offer that lapsed. */
export async function makeOffer(tx: Tx, row: Insertable<DeliveryOfferTable>): Promise<void> {
  const { state, made_at, expires_at } = row
  await tx
    .insertInto('delivery_offers')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['delivery_id', 'rider_id']).doUpdateSet({ state, made_at, expires_at, reason: null }),
    )
    .execute()
}

/** Ends an offer of a locked delivery. */
export async function endOffer(tx: Tx, id: string, state: Offer['state'], reason: string | null = null): Promise<void> {
  await tx.updateTable('delivery_offers').set({ state, reason }).where('id', '=', id).execute()
}

/** Ends the open offers of a locked delivery, all or those that expired by a time; returns the riders who had them. */
export async function endOpen(
  tx: Tx,
  deliveryId: DeliveryId,
  state: 'lapsed' | 'withdrawn',
  expiredBy?: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('delivery_offers')
    .set({ state })
    .where('delivery_id', '=', deliveryId)
    .where('state', '=', 'open')
    .$if(expiredBy !== undefined, (query) => query.where('expires_at', '<=', expiredBy ?? new Date(0)))
    .returning('rider_id')
    .execute()
  return rows.map(({ rider_id }) => rider_id)
}

/** The time at which the last open offer of a delivery expires; undefined when none is open. */
export async function openUntil(tx: Tx, deliveryId: DeliveryId): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('delivery_offers')
    .select('expires_at')
    .where('delivery_id', '=', deliveryId)
    .where('state', '=', 'open')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.expires_at
}

/** The open offers to a rider with their deliveries. */
export function offersTo(db: Db, riderId: string, now: Date) {
  return db
    .selectFrom('delivery_offers')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_offers.delivery_id')
    .selectAll('deliveries')
    .select(['delivery_offers.id as offer_id', 'delivery_offers.made_at', 'delivery_offers.expires_at'])
    .where('delivery_offers.rider_id', '=', riderId)
    .where('delivery_offers.state', '=', 'open')
    .where('delivery_offers.expires_at', '>', now)
    .execute()
}

/** Riders who can be offered a delivery. */
export interface Search {
  readonly deliveryId: DeliveryId
  readonly orderKind: string
  readonly latitude: number
  readonly longitude: number
  /** Metres as the crow flies. */
  readonly reach: number
  readonly now: Date
  /** Positions from before are too old. */
  readonly heardSince: Date
  readonly mostInHand: number
  readonly limit: number
}

/** Metres that one delivery in hand counts as, when riders are ranked. */
const inHandMeters = 1_500

/** The riders to offer a delivery to: on shift, heard of, in reach and with a hand free, the nearest and least busy first. */
export async function candidates(tx: Tx, search: Search): Promise<string[]> {
  const { latitude, longitude, reach } = search
  const degrees = (reach / earthRadius) * (180 / Math.PI)
  const meters = sql<number>`2 * ${sql.lit(earthRadius)} * asin(sqrt(least(1,
    power(sin(radians(p.latitude - ${latitude}::float8) / 2), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(p.latitude)) * power(sin(radians(p.longitude - ${longitude}::float8) / 2), 2))))`
  const { rows } = await sql<{ customer_id: string }>`
    select r.customer_id
    from riders r
    join rider_positions p on p.rider_id = r.customer_id
    cross join lateral (
      select count(*) as held from deliveries d where d.rider_id = r.customer_id and d.ended_at is null
    ) as hand
    cross join lateral (select ${meters} as meters) as far
    where r.shift_state = 'online' and r.suspended_at is null
      and r.order_types ? ${search.orderKind}
      and p.at > ${search.heardSince}
      and p.latitude between ${latitude - degrees}::float8 and ${latitude + degrees}::float8
      and far.meters <= ${reach}::float8
      and hand.held < ${search.mostInHand}
      and not exists (
        select from delivery_offers o
        where o.rider_id = r.customer_id and ((o.state = 'open' and o.expires_at > ${search.now}) or (o.delivery_id = ${search.deliveryId} and o.state <> 'lapsed'))
      )
    order by far.meters + ${inHandMeters} * hand.held, r.customer_id
    limit ${search.limit}`.execute(tx)
  return rows.map(({ customer_id }) => customer_id)
}
