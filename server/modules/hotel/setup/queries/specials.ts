import { type Kysely, sql, type Transaction } from 'kysely'
import type { SpecialNights } from '@contract/entities/merchant-hotel'
import type { Database } from '../../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Whether a room type has each night of a period, the last one included, that is not past on sale. */
export async function isOnSale(tx: Tx, roomTypeId: string, from: string, until: string): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    select bool_and(exists (
      select from room_nights where room_type_id = ${roomTypeId} and night = day::date
    )) as fits
    from generate_series(greatest(${from}::date, (
      select min(night) from room_nights where room_type_id = ${roomTypeId}
    )), ${until}::date, interval '1 day') as day`.execute(tx)
  return rows[0]?.fits ?? false
}

/** Locks a special's nights from a day on, in the order in which bookings lock them. */
export async function lockFrom(tx: Tx, rateId: string, day: string): Promise<void> {
  const query = tx.selectFrom('rate_nights').select('night').where('rate_id', '=', rateId).where('night', '>=', day)
  await query.orderBy('night').forUpdate().execute()
}

/** Ends the sale of a special's nights from today on that are outside a period; taken rooms remain. */
export async function endBeside(
  tx: Tx,
  rateId: string,
  { today, from, until }: { readonly today: string; readonly from: string; readonly until: string },
): Promise<void> {
  const beside = sql`rate_id = ${rateId} and night >= ${today}::date and not night between ${from}::date and ${until}::date`
  await sql`delete from rate_nights where ${beside} and taken = 0`.execute(tx)
  await sql`update rate_nights set allotment = taken where ${beside}`.execute(tx)
}

/** Offers a special for the nights before a day, at one price and for as many rooms, at least those that are taken. */
export async function offer(tx: Tx, rateId: string, { from, until, price, allotment }: SpecialNights): Promise<void> {
  await sql`
    insert into rate_nights (rate_id, night, price, allotment)
    select ${rateId}::uuid, day::date, ${price}::bigint, ${allotment}::int
    from generate_series(${from}::date, ${until}::date - 1, interval '1 day') as day
    on conflict (rate_id, night) do update
    set price = excluded.price, allotment = greatest(rate_nights.taken, excluded.allotment)`.execute(tx)
}

/** The nights of specials from a day on that are on sale, by rate: first and last, and the price and rooms of the first. */
export async function specialPeriods(
  db: Db,
  rateIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, SpecialNights>> {
  if (rateIds.length === 0) return new Map()
  const { rows } = await sql<SpecialNights & { rate_id: string }>`
    select rate_id, min(night) as from, max(night) as until,
      (array_agg(price order by night))[1] as price, (array_agg(allotment order by night))[1] as allotment
    from rate_nights
    where rate_id = any(${[...rateIds]}::uuid[]) and night >= ${day}::date and allotment > 0
    group by rate_id`.execute(db)
  return new Map(rows.map(({ rate_id, ...nights }) => [rate_id, nights]))
}
