import { v7 as uuid } from 'uuid'
import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Position } from '@contract/entities/common'
import type { DeliveryId, OfferId } from '@contract/entities/ids'
import type { Database, DeliveryOfferTable } from '../../../database/schema'
import { earthRadius } from '../../../geo'
import { trustedId } from '../../../security/trusted-id'
import { metersFrom } from './meters'
import { minutesFor } from './minutes'

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

/** An offer that waits for its rider’s answer; undefined for others. */
export function openOffer(db: Db, id: string) {
  return db
    .selectFrom('delivery_offers')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_offers.delivery_id')
    .select(['delivery_offers.rider_id', 'order_id', 'made_at', 'expires_at'])
    .where('delivery_offers.id', '=', id)
    .where('delivery_offers.state', '=', 'open')
    .executeTakeFirst()
}

/** Offers a locked delivery to a rider, again after an offer that lapsed or was withdrawn; returns the id of the offer. */
export async function makeOffer(tx: Tx, row: Insertable<DeliveryOfferTable>): Promise<string> {
  const { state, made_at, expires_at } = row
  const { id } = await tx
    .insertInto('delivery_offers')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['delivery_id', 'rider_id']).doUpdateSet({ state, made_at, expires_at, reason: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Keeps a locked delivery from being offered again to a rider who gave it up; to nobody where a courier had it. */
export async function keepFrom(
  tx: Tx,
  { delivery_id, rider_id, reason, at }: { delivery_id: string; rider_id: string | null; reason: string; at: Date },
): Promise<void> {
  if (rider_id === null) return
  const offer = { id: uuid(), delivery_id, rider_id, state: 'declined' as const, reason }
  await makeOffer(tx, { ...offer, made_at: at, expires_at: at })
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
    .where('delivery_offers.state', '=', sql.lit('open'))
    .where('delivery_offers.expires_at', '>', now)
    .execute()
}

/** Places near which another delivery is on the way. */
interface Bundle {
  readonly pickup: Position
  readonly pickupMeters: number
  readonly door: Position
  readonly doorMeters: number
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
  /** The vehicles of which the rider has one; null for any. */
  readonly vehicles: readonly string[] | null
  /** The ends of the delivery, and how near those of one in hand are to be; null for one that begins nowhere in particular. */
  readonly bundle: Bundle | null
  readonly limit: number
}

/** Minutes that one delivery in hand counts as, when riders are ranked. */
const inHandMinutes = 8

/** Minutes that a rider counts as farther whom no customer likes, and the deliveries and added likes by which that is judged. */
const [dislikedMinutes, judgedDeliveries, addedLikes] = [10, 50, 5]

/** The share of a minute that a minute without a delivery counts as, and the most of such minutes. */
const [idleShare, idleMinutes] = [0.1, 30]

/**
 * The riders to offer a delivery to: on shift, heard of, in reach, with a hand free and a vehicle that carries it, in a zone that they want, and who have not declined it or given it up;
 * first those on whose way it is, then those who are there soonest by their vehicles and least busy, where a rider who has waited for long counts as nearer, and one whom
 * customers did not like as farther.
 */
export async function candidates(tx: Tx, search: Search): Promise<string[]> {
  const { latitude, reach, bundle } = search
  const degrees = (reach / earthRadius) * (180 / Math.PI)
  const meters = metersFrom({ latitude: 'p.latitude', longitude: 'p.longitude' }, search)
  const vehicle = sql<string | null>`coalesce(r.shift_vehicle, r.vehicle)`
  const isOnTheWay = bundle
    ? sql<boolean>`d.state in ('accepted', 'atPickup')
        and ${metersFrom({ latitude: 'd.from_latitude', longitude: 'd.from_longitude' }, bundle.pickup)} <= ${bundle.pickupMeters}
        and ${metersFrom({ latitude: 'd.to_latitude', longitude: 'd.to_longitude' }, bundle.door)} <= ${bundle.doorMeters}`
    : sql<boolean>`false`
  const { rows } = await sql<{ customer_id: string }>`
    select r.customer_id
    from riders r
    join rider_positions p on p.rider_id = r.customer_id
    cross join lateral (
      select count(*) as held, coalesce(bool_or(${isOnTheWay}), false) as on_the_way from deliveries d where d.rider_id = r.customer_id and d.ended_at is null
    ) as hand
    cross join lateral (select ${meters} as meters) as far
    cross join lateral (select ${minutesFor(sql<number>`far.meters`, vehicle)} as minutes) as travel
    cross join lateral (
      select greatest(r.shift_since, (select max(d.ended_at) from deliveries d where d.rider_id = r.customer_id and d.ended_at is not null)) as since
    ) as idle
    cross join lateral (
      select count(*) filter (where not v.rider_liked)::float8 / (count(*) + ${addedLikes}) as disliked
      from (
        select d.order_id from deliveries d
        where d.rider_id = r.customer_id and d.ended_at is not null
        order by d.ended_at desc, d.id desc
        limit ${judgedDeliveries}
      ) as last
      join reviews v on v.order_id = last.order_id
      where v.rider_liked is not null
    ) as rating
    where r.shift_state = 'online' and r.suspended_at is null
      and r.order_types ? ${search.orderKind}
      and p.at > ${search.heardSince}
      and p.latitude between ${latitude - degrees}::float8 and ${latitude + degrees}::float8
      and far.meters <= ${reach}::float8
      and hand.held < ${search.mostInHand}
      and (${search.vehicles}::text[] is null or ${vehicle} = any(${search.vehicles}::text[]))
      and not exists (
        select from delivery_zones z
        where z.key = r.shift_zone and ${metersFrom({ latitude: 'z.latitude', longitude: 'z.longitude' }, search)} > z.meters
      )
      and not exists (
        select from delivery_offers o
        where o.rider_id = r.customer_id and ((o.state = 'open' and o.expires_at > ${search.now}) or (o.delivery_id = ${search.deliveryId} and o.state in ('accepted', 'declined')))
      )
    order by case when hand.on_the_way then 0 else travel.minutes + ${inHandMinutes} * hand.held + ${dislikedMinutes} * rating.disliked
      - ${idleShare}::float8 * least(${idleMinutes}, coalesce(extract(epoch from ${search.now} - idle.since) / 60, 0)) end, r.customer_id
    limit ${search.limit}`.execute(tx)
  return rows.map(({ customer_id }) => customer_id)
}
