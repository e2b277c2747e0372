import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Position } from '@contract/entities/common'
import type { ShiftState } from '@contract/entities/delivery'
import { prepared, preparedRows } from '../../../database/prepared'
import type { Database, RiderTable } from '../../../database/schema'
import { earthRadius } from '../../../geo'
import { deliveredBy } from './ways'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Rider = Selectable<RiderTable>

/** The rider's own row with the sealed phone of the account. */
export function riderOf(db: Db, riderId: string) {
  return db
    .selectFrom('riders')
    .innerJoin('customers', 'customers.id', 'riders.customer_id')
    .selectAll('riders')
    .select('customers.phone_sealed')
    .where('riders.customer_id', '=', riderId)
    .executeTakeFirstOrThrow()
}

/** The masked names of riders by their ids. */
export async function riderNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const some = db.selectFrom('riders').select(['customer_id', 'name'])
  const rows = await some.where((eb) => eb('customer_id', '=', eb.fn.any(eb.val([...ids])))).execute()
  return new Map(rows.map(({ customer_id, name }) => [customer_id, name]))
}

/** Locks a rider, after orders and deliveries. */
export function lockRider(tx: Tx, riderId: string): Promise<Rider> {
  return tx.selectFrom('riders').selectAll().where('customer_id', '=', riderId).forUpdate().executeTakeFirstOrThrow()
}

export async function setShift(tx: Tx, riderId: string, state: ShiftState, at: Date): Promise<void> {
  await tx
    .updateTable('riders')
    .set({ shift_state: state, shift_since: at })
    .where('customer_id', '=', riderId)
    .execute()
}

/** Sets the vehicle and the zone of a locked rider's shift, those that are given. */
export async function setChoices(
  tx: Tx,
  riderId: string,
  choices: Partial<Pick<Rider, 'shift_vehicle' | 'shift_zone'>>,
): Promise<void> {
  if (Object.keys(choices).length === 0) return
  await tx.updateTable('riders').set(choices).where('customer_id', '=', riderId).execute()
}

/** Suspends a rider or ends it, whatever suspended the rider before: a renewed insurance lifts only what its end brought last. */
export async function setSuspended(tx: Tx, riderId: string, at: Date | null): Promise<void> {
  const changed = { suspended_at: at, insurance_ended_at: null }
  await tx.updateTable('riders').set(changed).where('customer_id', '=', riderId).execute()
}

/** The number of deliveries that a rider has in hand. */
export async function countInHand(db: Db, riderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('rider_id', '=', riderId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const places = prepared((db: Db, riderId: string) =>
  db
    .selectFrom('riders')
    .leftJoin('rider_positions', 'rider_positions.rider_id', 'riders.customer_id')
    .select(['shift_state', 'shift_since', 'latitude', 'longitude', 'at', 'moved_at'])
    .where('riders.customer_id', '=', riderId),
)

/** The shift of a rider with the newest position, in one statement: riders send positions all the time. */
export async function placeOf(db: Db, riderId: string) {
  const [row] = await places(db, riderId)
  if (!row) throw new Error(`Nobody is the rider ${riderId}`)
  const { latitude, longitude, at, moved_at, ...shift } = row
  const isKnown = latitude !== null && longitude !== null && at !== null && moved_at !== null
  return { ...shift, place: isKnown ? { latitude, longitude, at, moved_at } : undefined }
}

/** The newest position of a rider; undefined when none is known. */
export function positionOf(db: Db, riderId: string) {
  return db.selectFrom('rider_positions').selectAll().where('rider_id', '=', riderId).executeTakeFirst()
}

/** The positions of the riders on shift who were heard of since a time, in a square around a place, at most `most`. */
export function positionsAround(
  db: Db,
  { latitude, longitude }: Position,
  { meters, since, most }: { readonly meters: number; readonly since: Date; readonly most: number },
): Promise<Position[]> {
  const degrees = (meters / earthRadius) * (180 / Math.PI)
  const wide = degrees / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return db
    .selectFrom('rider_positions as p')
    .innerJoin('riders', 'riders.customer_id', 'p.rider_id')
    .select(['p.latitude', 'p.longitude'])
    .where('riders.shift_state', '=', 'online')
    .where('riders.suspended_at', 'is', null)
    .where('p.at', '>', since)
    .where((eb) => eb.between('p.latitude', latitude - degrees, latitude + degrees))
    .where((eb) => eb.between('p.longitude', longitude - wide, longitude + wide))
    .limit(most)
    .execute()
}

const kept = preparedRows((db: Db, rows: readonly Insertable<Database['rider_positions']>[]) =>
  db
    .insertInto('rider_positions')
    .values([...rows])
    .onConflict((oc) =>
      oc
        .column('rider_id')
        .doUpdateSet((eb) => ({
          latitude: eb.ref('excluded.latitude'),
          longitude: eb.ref('excluded.longitude'),
          at: eb.ref('excluded.at'),
          moved_at: eb.ref('excluded.moved_at'),
        }))
        .whereRef('rider_positions.at', '<', 'excluded.at'),
    )
    .returning('rider_id'),
)

/** Keeps a position, unless a newer one is there. */
export const keepPosition = async (db: Db, row: Insertable<Database['rider_positions']>): Promise<boolean> =>
  (await kept(db, [row])).length > 0

/** Forgets positions from before a time. */
export async function forgetPositions(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('rider_positions').where('at', '<', before).execute()
}

/** The likes of a rider's deliveries in reviews of orders. */
export async function ratingOf(db: Db, riderId: string): Promise<{ liked: number; reviews: number }> {
  const row = await db
    .selectFrom('deliveries')
    .innerJoin('reviews', 'reviews.order_id', 'deliveries.order_id')
    .select(({ fn }) => fn.countAll<number>().as('reviews'))
    .select(sql<number>`count(*) filter (where rider_liked)`.as('liked'))
    .where('deliveries.rider_id', '=', riderId)
    .where('deliveries.state', '=', 'delivered')
    .where('rider_liked', 'is not', null)
    .executeTakeFirstOrThrow()
  return { liked: Number(row.liked), reviews: Number(row.reviews) }
}

/** The settled pay of a rider by calendar day of a time zone, from the first of the days on. */
export async function paidByDay(db: Db, riderId: string, zone: string, from: Date, until: Date) {
  const { rows } = await sql<{ day: string; earned: string }>`
    select to_char(t.created_at at time zone ${zone}, 'YYYY-MM-DD') as day, sum(e.amount) as earned
    from accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.kind in ('rider', 'riderDebt') and a.owner_id = ${riderId} and t.kind <> 'riderPayOut'
      and t.created_at >= ${from} and t.created_at < ${until}
    group by 1`.execute(db)
  return new Map(rows.map(({ day, earned }) => [day, Number(earned)]))
}

/** The deliveries that a rider ended by calendar day of a time zone, and their pay that is not settled yet. */
export async function endedByDay(db: Db, riderId: string, zone: string, from: Date, until: Date) {
  const { rows } = await sql<{ day: string; deliveries: string }>`
    select to_char(ended_at at time zone ${zone}, 'YYYY-MM-DD') as day, count(*) as deliveries
    from deliveries
    where rider_id = ${riderId} and state in ('delivered', 'returned') and ended_at >= ${from} and ended_at < ${until}
    group by 1`.execute(db)
  return new Map(rows.map(({ day, deliveries }) => [day, Number(deliveries)]))
}

/** The pay of deliveries whose orders are not settled: in all, and of those that ended since a time. */
export async function pendingPay(db: Db, riderId: string, since: Date): Promise<{ all: number; today: number }> {
  const { rows } = await sql<{ all: string; today: string }>`
    select coalesce(sum(s.amount - s.refunded), 0) as all,
      coalesce(sum(s.amount - s.refunded) filter (where d.ended_at >= ${since}), 0) as today
    from deliveries d
    join orders o on o.id = d.order_id
    join order_shares s on s.order_id = d.order_id and s.party = 'rider' and s.owner_id = d.rider_id
    where d.rider_id = ${riderId} and d.state = 'delivered' and d.ended_at is not null and o.phase = 'inProgress'`.execute(
    db,
  )
  const [row] = rows
  return { all: Number(row?.all ?? 0), today: Number(row?.today ?? 0) }
}

/** The balances of a rider's account and debt; 0 before the first pay. */
export async function balancesOf(db: Db, riderId: string): Promise<{ available: number; owed: number }> {
  const rows = await db
    .selectFrom('accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', riderId)
    .where('kind', 'in', ['rider', 'riderDebt'])
    .execute()
  const of = (kind: string) => Number(rows.find((row) => row.kind === kind)?.balance ?? 0)
  return { available: of('rider'), owed: -of('riderDebt') }
}

/** A rider by the hash of the account's phone; undefined for nobody. */
export async function riderByPhone(db: Db, phoneHash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('riders')
    .innerJoin('customers', 'customers.id', 'riders.customer_id')
    .select('riders.customer_id')
    .where('customers.phone_hash', '=', phoneHash)
    .executeTakeFirst()
  return row?.customer_id
}

/** Whether anybody is a rider who may take orders. */
export async function hasRiders(db: Db): Promise<boolean> {
  const rider = db.selectFrom('riders').select('customer_id').where('suspended_at', 'is', null)
  return (await rider.limit(1).executeTakeFirst()) !== undefined
}

/** Whether riders deliver for a store of the platform. The zone of each store is looked for only where one may bring riders. */
export async function needsRiders(db: Db): Promise<boolean> {
  const bringing = sql<boolean>`exists (select from delivery_zones where delivered_by in ('riders', 'courier'))`
  const store = db
    .selectFrom('stores')
    .select('id')
    .where((eb) => eb.or([eb('stores.delivered_by', '=', 'platform'), bringing]))
    .where(deliveredBy, '=', 'platform')
    .where('ended_at', 'is', null)
  return (await store.limit(1).executeTakeFirst()) !== undefined
}
