import { type Kysely, sql, type Transaction, type Updateable } from 'kysely'
import type { ArrivalTab } from '@contract/calls/merchant'
import type { RoomTypeId } from '@contract/entities/ids'
import type { Database, RoomNightTable } from '../../../database/schema'
import { earned } from '../../merchant/queries/orders'
import { lockNights } from '../nights/queries'
import { keptTimes } from '../stay/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** The most stays of a day that are listed. */
const listed = 300

function stays(db: Db) {
  return db
    .selectFrom('stays')
    .innerJoin('orders', 'orders.id', 'stays.order_id')
    .innerJoin('stores', 'stores.id', 'stays.store_id')
    .innerJoin('hotels', 'hotels.store_id', 'stays.store_id')
    .selectAll('stays')
    .select(['orders.id', 'orders.number', 'orders.state', 'orders.placed_at', 'orders.total', 'orders.refunded'])
    .select(['orders.cancel_reason', 'stores.time_zone', earned.as('earned')])
    .select(keptTimes)
    .select(['hotels.near', 'hotels.city_code', 'hotels.confirms_by_hand'])
    .select(['stores.address', 'stores.phone', 'stores.hero', 'stores.latitude', 'stores.longitude'])
    .select((eb) =>
      eb
        .selectFrom('order_events')
        .select((each) => each.fn.max('at').as('at'))
        .whereRef('order_events.order_id', '=', 'orders.id')
        .as('since'),
    )
    .leftJoin('stay_changes as asked', (join) =>
      join
        .onRef('asked.order_id', '=', 'stays.order_id')
        .on('asked.state', '=', 'waiting')
        .on('asked.answer_before', 'is not', null),
    )
    .select(['asked.plan as asked_plan', 'asked.difference as asked_difference', 'asked.answer_before as asked_before'])
}

export type MerchantStay = Awaited<ReturnType<typeof merchantStay>>

/** One stay as its hotel sees it. */
export const merchantStay = (db: Db, orderId: string) =>
  stays(db).where('stays.order_id', '=', orderId).executeTakeFirstOrThrow()

/** The stays of a hotel that were paid for since a moment, and its share of them. */
export const stayFiguresSince = (db: Db, storeId: string, since: Date) =>
  db
    .selectFrom('orders')
    .select([
      sql<number>`count(*) filter (where phase <> 'cancelled')::int`.as('orders'),
      sql<number>`coalesce(sum(${earned}), 0)::bigint`.as('income'),
    ])
    .where('kind', '=', 'hotel')
    .where('store_id', '=', storeId)
    .where('placed_at', '>=', since)
    .where('paid_at', 'is not', null)
    .executeTakeFirstOrThrow()

/** Which stays a tab of a day has; `arrivals` are the days of arrival that count as that day. */
const inTab = (tab: ArrivalTab, day: string, arrivals: readonly string[]) => {
  const arrives = sql<boolean>`stays.check_in = any(${[...arrivals]}::date[])`
  const tabs: Record<ArrivalTab, ReturnType<typeof sql<boolean>>> = {
    toArrive: sql<boolean>`(orders.state = 'confirmed' and ${arrives})`,
    inHouse: sql<boolean>`(orders.state = 'checkedIn')`,
    toLeave: sql<boolean>`(orders.state = 'checkedIn' and stays.check_out = ${day})`,
    noShow: sql<boolean>`(orders.state = 'noShow' and ${arrives})`,
  }
  return tabs[tab]
}

/** The stays of a tab of a day, by when they are expected. */
export const staysOfDay = (db: Db, storeId: string, tab: ArrivalTab, day: string, arrivals: readonly string[]) =>
  stays(db)
    .where('stays.store_id', '=', storeId)
    .where(inTab(tab, day, arrivals))
    .orderBy(sql`coalesce(stays.arrival_at, stays.check_in_at)`)
    .orderBy('stays.order_id')
    .limit(listed)
    .execute()

/** The stays that wait for the confirmation of a hotel, or for its answer to a change, the oldest first. */
export const waitingStays = (db: Db, storeId: string) =>
  stays(db)
    .where('stays.store_id', '=', storeId)
    .where((eb) => eb.or([eb('orders.state', '=', 'waitingConfirm'), eb('asked.id', 'is not', null)]))
    .orderBy('orders.placed_at')
    .limit(listed)
    .execute()

interface DayCounts {
  readonly waiting: number
  readonly toArrive: number
  readonly inHouse: number
  readonly toLeave: number
  readonly noShow: number
  readonly nextDay: number
  /** All that arrive on the day, those who have arrived too. */
  readonly arriving: number
}

/** Numbers of stays by tab of a day, of waiting ones, and of arrivals on the next day. */
export async function countsOfDay(
  db: Db,
  storeId: string,
  { day, next, arrivals }: { readonly day: string; readonly next: string; readonly arrivals: readonly string[] },
): Promise<DayCounts> {
  const arrives = sql`stays.check_in = any(${[...arrivals]}::date[])`
  const { rows } = await sql<DayCounts>`
    select (count(*) filter (where state = 'waitingConfirm' or exists (
        select from stay_changes as asked where asked.order_id = stays.order_id
          and asked.state = 'waiting' and asked.answer_before is not null
      )))::int as waiting,
      (count(*) filter (where state = 'confirmed' and ${arrives}))::int as "toArrive",
      (count(*) filter (where state = 'checkedIn'))::int as "inHouse",
      (count(*) filter (where state = 'checkedIn' and check_out = ${day}))::int as "toLeave",
      (count(*) filter (where state = 'noShow' and ${arrives}))::int as "noShow",
      (count(*) filter (where state = 'confirmed' and check_in = ${next}))::int as "nextDay",
      (count(*) filter (where state in ('confirmed', 'checkedIn') and ${arrives}))::int as arriving
    from stays join orders on orders.id = stays.order_id where stays.store_id = ${storeId}`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('A count has no row')
  return counts
}

/** Number of free rooms of a hotel in a night. */
export async function freeRooms(db: Db, storeId: string, night: string): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select coalesce(sum(room_nights.allotment - held - sold), 0)::int as free
    from room_nights join room_types on room_types.id = room_type_id
    where store_id = ${storeId} and removed_at is null and night = ${night} and not closed`.execute(db)
  return rows[0]?.free ?? 0
}

/** The nights of room types between two days, the later included. */
export const nightsOfRooms = (db: Db, roomTypeIds: readonly string[], from: string, until: string) =>
  db
    .selectFrom('room_nights')
    .selectAll()
    .where((eb) => eb('room_type_id', '=', eb.fn.any(eb.val([...roomTypeIds]))))
    .where('night', '>=', from)
    .where('night', '<=', until)
    .orderBy('night')
    .execute()

/** Fields of nights that a hotel can change. */
export type NightChange = Pick<
  Updateable<RoomNightTable>,
  'price' | 'closed' | 'no_arrival' | 'no_departure' | 'least_nights'
>

/**
 * Changes the nights of a room type on some weekdays of a span. An allotment below what is held and sold becomes as much, and
 * closes the night.
 */
export async function changeNights(
  tx: Tx,
  roomTypeId: RoomTypeId,
  span: { readonly from: string; readonly until: string; readonly weekdays: readonly number[] },
  { allotment, ...change }: NightChange & { readonly allotment?: number | undefined },
): Promise<void> {
  const chosen = await tx
    .selectFrom('room_nights')
    .select('id')
    .where('room_type_id', '=', roomTypeId)
    .where('night', '>=', span.from)
    .where('night', '<=', span.until)
    .where(sql<boolean>`extract(isodow from night)::int = any(${[...span.weekdays]}::int[])`)
    .execute()
  const locked = await lockNights(
    tx,
    chosen.map(({ id }) => id),
  )
  await tx
    .updateTable('room_nights')
    .set((eb) => ({
      ...change,
      ...(allotment !== undefined && {
        allotment: sql<number>`greatest(${allotment}::int, held + sold)`,
        closed: sql<boolean>`${change.closed === undefined ? eb.ref('closed') : eb.val(change.closed)} or held + sold > ${allotment}`,
      }),
    }))
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(locked.map(({ id }) => id)))))
    .execute()
}

/** Time zone of a hotel, set up or not; undefined for a store of another business. */
export const hotelClock = (db: Db, storeId: string) =>
  db
    .selectFrom('stores')
    .select('time_zone')
    .where('id', '=', storeId)
    .where('business', '=', 'hotel')
    .executeTakeFirst()
