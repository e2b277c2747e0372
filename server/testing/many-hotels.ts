import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database/schema'
import { searchWords } from '../database/words'

const name = ['Lakeside Inn', '湖畔酒店'] as const
const words = JSON.stringify({ en: name[0], zh: name[1] })
const picture = '{"path": "/pictures/0", "colour": "#ffffff"}'
/** First available night, and the number of nights of each room. */
const nights = 40
/** Number of hotels written at once, which stays within the time of a statement on a busy machine too. */
const atOnce = 2_000

/** A UUID made of a text, with the version that ids have. */
const idOf = (text: RawBuilder<unknown>) =>
  sql`overlay(overlay(md5(${text}) placing '7' from 13 for 1) placing '8' from 17 for 1)::uuid`

/** Hotels with these numbers; one of ten is full for all nights. */
async function insertHotels(db: Kysely<Database>, from: number, to: number): Promise<void> {
  await sql`
    with dice as (
      select n, ${idOf(sql`'hotel ' || n`)} as id, ('x' || substr(md5('a' || n), 1, 7))::bit(28)::int as a,
        ('x' || substr(md5('b' || n), 1, 7))::bit(28)::int as b
      from generate_series(${from}::int, ${to}::int) as n
    ),
    made as (
      insert into stores (id, business, category_key, name, logo, hero, status, latitude, longitude, address, phone, opening_hours, time_zone,
        notice, profile, range_meters, minimum_order, delivery_fees, packaging_fee, prep_minutes, rating, monthly_sales,
        imported_sales, full_discounts, tags, self_pickup, delivered_by, words)
      select id, 'hotel', 'food', ${words}::jsonb, ${picture}::jsonb, ${picture}::jsonb, 'open', 22.4 + a % 40000 / 200000.0,
        113.8 + b % 40000 / 200000.0, '{"en": "1 Main Rd", "zh": "主路1号"}', '075500000000', '[{"open": "00:00", "close": "24:00"}]',
        'Asia/Shanghai', '{"en": "", "zh": ""}', '{"en": "", "zh": ""}', 3000, 0,
        '{"base": 0, "original": null, "freeOver": null, "tiers": []}', 0, 0, 45, 0, 0, '[]', '[]', false, 'platform',
        ${searchWords(name)}::tsvector
      from dice returning id
    ),
    houses as (
      insert into hotels (store_id, kind, stars, city_code, reviews, score, recommended)
      select id, 'hotel', 2 + a % 4, '440300', a % 900, 3 + b % 200 / 100.0, a % 100000 from dice
      where exists (select from made) returning store_id
    ),
    rooms as (
      insert into room_types (id, store_id, name, pictures, summary, bed, included_adults, most_adults, most_guests, base_price,
        weekend_price, allotment, position)
      select ${idOf(sql`id::text || k`)}, id, '{"en": "King", "zh": "大床房"}', jsonb_build_array(${picture}::jsonb),
        '{"en": "28 m²", "zh": "28㎡"}', 'king', 2, 2, 3, 15000 + b % 50000 + k * 4000, 15000 + b % 50000 + k * 4000, 5, k
      from dice cross join generate_series(1, 2) as k where exists (select from houses) returning id
    )
    insert into rates (id, room_type_id, way, breakfast_price, member_percent, cancel_steps, position)
    select ${idOf(sql`id::text || k`)}, id, 'prepaid', case k when 2 then 3000 end, 90,
      '[{"daysBefore": 1, "clock": "18:00", "kept": "none"}]', k
    from rooms cross join generate_series(1, 2) as k`.execute(db)
  await sql`
    insert into room_nights (id, room_type_id, night, allotment, sold, price)
    select ${idOf(sql`room_types.id::text || day`)}, room_types.id, current_date - 1 + day, 5, case when n % 10 = 0 then 5 else 1 end,
      base_price + day % 7 * 500
    from generate_series(${from}::int, ${to}::int) as n
    join room_types on room_types.store_id = ${idOf(sql`'hotel ' || n`)}
    cross join generate_series(0, ${nights}::int) as day`.execute(db)
}

/**
 * Fills a database with hotels of one city for measurements, each with two kinds of rooms at two rates: deterministic by count,
 * and analysed for the planner.
 */
export async function insertManyHotels(db: Kysely<Database>, count: number): Promise<void> {
  await sql`insert into categories (key, name, picture, position)
    values ('food', '{"en": "Food", "zh": "美食"}', ${picture}::jsonb, 0) on conflict do nothing`.execute(db)
  for (let from = 1; from <= count; from += atOnce) await insertHotels(db, from, Math.min(count, from + atOnce - 1))
  for (const table of ['stores', 'hotels', 'room_types', 'rates', 'room_nights'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
