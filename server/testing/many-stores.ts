import { sql, type Kysely } from 'kysely'
import type { Position } from '@contract/entities/common'
import type { Database } from '../database/schema'
import { searchWords } from '../database/words'

export interface ManyStores {
  readonly count: number
  /** The centre of the square that contains the stores. */
  readonly place: Position
  /** Half a side of that square. A larger number of stores makes a denser city. */
  readonly meters: number
}

/** Store names made of common, rare and very rare words. */
const names = [
  ['Corner Noodle House', '街角牛肉面馆'],
  ['Sunrise Bakery', '日出面包房'],
  ['Riverside Grill', '江畔烧烤'],
  ['Green Leaf Tea', '绿叶茶饮'],
  ['Golden Wok', '金锅小炒'],
  ['Daily Dumplings', '每日饺子'],
] as const
const seldom = ['Oyster Cellar', '生蚝酒窖'] as const
const seldomEvery = 1000

const categories = ['noodles', 'bakery', 'barbecue', 'drinks', 'sichuan', 'breakfast']

const addCategories = sql`
  insert into categories (key, name, picture, position)
  select key, jsonb_build_object('en', key, 'zh', key), '{"path": "/pictures/0", "colour": "#ffffff"}', 0
  from unnest(${categories}::text[]) as given (key)
  on conflict do nothing`

const called = (pair: readonly [string, string]) =>
  sql`(${JSON.stringify({ en: pair[0], zh: pair[1] })}::jsonb, ${searchWords(pair)}::tsvector)`

/**
 * Fills a database with stores for measurements: spread evenly over a square, deterministic by count, written in one
 * statement and analysed for the planner. A million take a few minutes.
 */
export async function insertManyStores(db: Kysely<Database>, { count, place, meters }: ManyStores): Promise<void> {
  const high = meters / 111_195
  const wide = high / Math.cos((place.latitude * Math.PI) / 180)
  await addCategories.execute(db)
  await sql`
    with called (name, words) as materialized (values ${sql.join([...names, seldom].map(called))}),
      numbered as materialized (select *, row_number() over () - 1 as number from called),
      drawn as (
        select n, md5('store ' || n) as hex, case when n % ${seldomEvery}::int = 0 then ${names.length}::int
          else n % ${names.length}::int end as number
        from generate_series(1, ${count}::int) as n
      ),
      dice as (
        select n, number, md5(hex)::uuid as id, ('x' || substr(hex, 1, 7))::bit(28)::int as a,
          ('x' || substr(hex, 8, 7))::bit(28)::int as b, ('x' || substr(hex, 15, 7))::bit(28)::int as c
        from drawn
      )
    insert into stores (id, category_key, merchant_id, name, logo, hero, status, latitude, longitude, address, phone,
      opening_hours, time_zone, notice, profile, range_meters, minimum_order, delivery_fees, packaging_fee, prep_minutes, rating,
      monthly_sales, imported_sales, member_envelope, full_discounts, tags, self_pickup, delivered_by, words)
    select id, (${categories}::text[])[1 + n % ${categories.length}::int], null, name,
      '{"path": "/pictures/0", "colour": "#ffffff"}', '{"path": "/pictures/0", "colour": "#ffffff"}', 'open',
      ${place.latitude}::float8 + (a / 134217728.0 - 1) * ${high}::float8,
      ${place.longitude}::float8 + (b / 134217728.0 - 1) * ${wide}::float8,
      '{"en": "1 Main Rd", "zh": "主路1号"}', '075500000000',
      case when c % 5 = 0 then '[{"open": "17:00", "close": "02:00"}]'::jsonb
        else '[{"open": "00:00", "close": "24:00"}]'::jsonb end,
      'Asia/Shanghai',
      '{"en": "", "zh": ""}', '{"en": "", "zh": ""}', 2000 + c % 4 * 1000, 1000 + c % 9 * 500,
      jsonb_build_object('base', c % 7 * 100, 'original', null, 'freeOver', null, 'tiers', '[]'::jsonb),
      100, 10 + c % 20, 35 + c % 16, a % 9000, a % 9000, case when b % 4 = 0 then 500 end,
      case when b % 3 = 0 then '[{"over": 5000, "off": 800}]'::jsonb else '[]'::jsonb end,
      '[]', c % 2 = 0, 'platform', words
    from dice join numbered using (number)`.execute(db)
  await sql`vacuum analyze stores`.execute(db)
}
