import { type Kysely, type RawBuilder, sql } from 'kysely'
import { limits } from '@contract/limits'
import type { Database } from '../../../../database/schema'
import { distanceFrom } from '../../../store/queries'
import type { SearchedStay } from '../asked'
import { conditionOf, type HotelField, type HotelSearch, landmarkMeters } from './conditions'
import { cheapestOf, priceWithin, wantedAndCheapest, wantedHotels } from './wanted'

type Sql = RawBuilder<unknown>

/** The fields of which every choice has a count. */
const counted = ['stars', 'brandKeys', 'facilityKeys', 'areaKey', 'landmarkKey'] as const satisfies HotelField[]
type Counted = (typeof counted)[number]

const barCount = 24
/** The fewest hotels with a price for which bars say something. */
const fewestPrices = 10
/** Bars begin and end at multiples of this. */
const barStep = 10_00

/** Number of hotels of each choice, by its key. */
export interface Facets {
  count: number
  bars: number[]
  price_most: number
  stars: Record<string, number>
  brands: Record<string, number>
  facilities: Record<string, number>
  areas: Record<string, number>
  landmarks: Record<string, number>
}

const and = sql` and `

/** The hotels that everything holds for but the field itself. */
const but = (field?: Counted | 'price'): Sql => {
  const others = [...counted.filter((each) => each !== field).map((each) => sql.ref(`base.${each}`))]
  return sql.join(field === 'price' ? others : [...others, sql`base.price_ok`], and)
}

const landmark = { latitude: sql.ref('near.latitude'), longitude: sql.ref('near.longitude') }

const byKey = (rows: Sql): Sql =>
  sql`(select coalesce(jsonb_object_agg(key::text, n), '{}') from (${rows}) as keys (key, n))`

/**
 * The hotels that are priced, as the CTE `priced`: all where a range of prices chooses, else as many of those that everything
 * holds for as a list has, since only the bars need prices.
 */
function pricedHotels({ filter }: HotelSearch): Sql {
  const choosesPrice = filter.priceFrom !== undefined || filter.priceTo !== undefined
  if (choosesPrice) return sql`priced as (select wanted.* from wanted)`
  const holds = sql.join(
    counted.map((field) => sql.ref(`listed.${field}`)),
    and,
  )
  return sql`
    priced as materialized (
      select wanted.* from wanted join listed on listed.store_id = wanted.store_id
      where ${holds} order by listed.recommended desc, wanted.store_id limit ${sql.lit(limits.hotelsListed)}
    )`
}

/**
 * The counts of all choices of a search in one query. A choice of one of several (stars, brand, area, landmark) counts
 * the hotels with it in place of the chosen one of its field, an amenity those that also have it.
 */
export async function facetsOf(db: Kysely<Database>, search: HotelSearch, stay: SearchedStay): Promise<Facets> {
  const holds = counted.map((field) => sql`(${conditionOf(search, field)}) as ${sql.ref(field)}`)
  const { rows } = await sql<Facets>`
    with ${wantedHotels(search, stay, { without: counted })},
    listed as materialized (
      select hotels.store_id, hotels.stars as star, hotels.brand_key, hotels.area_key, hotels.facilities as offered,
        hotels.recommended, stores.latitude, stores.longitude, ${sql.join(holds)}
      from wanted
      join hotels on hotels.store_id = wanted.store_id
      join stores on stores.id = wanted.store_id
    ),
    ${pricedHotels(search)},
    ${cheapestOf('priced', search, stay)},
    base as materialized (
      select listed.*, cheapest.price, (${priceWithin(search)}) is true as price_ok
      from listed left join cheapest on cheapest.store_id = listed.store_id
    ),
    prices as materialized (select price from base where price is not null and ${but('price')}),
    scale as (
      select count(*) as n, ${sql.lit(barCount * barStep)} * greatest(1, ceil(
        coalesce(percentile_disc(0.95) within group (order by price), 0)::numeric / ${sql.lit(barCount * barStep)}))::bigint as most
      from prices
    )
    select (select count(*)::int from base where ${but()}) as count,
      (select most from scale) as price_most,
      (select case when scale.n < ${sql.lit(fewestPrices)} then '{}'::int[] else array(
        select (select count(*)::int from prices where least(${sql.lit(barCount)},
          1 + price * ${sql.lit(barCount)} / scale.most) = bar)
        from generate_series(1, ${sql.lit(barCount)}) as bars (bar) order by bar) end from scale) as bars,
      ${byKey(sql`select star, count(*) from base where ${but('stars')} group by 1`)} as stars,
      ${byKey(sql`select brand_key, count(*) from base where brand_key is not null and ${but('brandKeys')} group by 1`)}
        as brands,
      ${byKey(sql`select one, count(*) from base cross join unnest(offered) as one where ${but()} group by 1`)} as facilities,
      ${byKey(sql`select area_key, count(*) from base where area_key is not null and ${but('areaKey')} group by 1`)} as areas,
      ${byKey(sql`
        select near.key, count(*) from hotel_landmarks as near
        join (select * from base where ${but('landmarkKey')}) as stores on ${distanceFrom(landmark)} <= ${sql.lit(landmarkMeters)}
        where near.city_code = ${search.cityCode} group by 1`)} as landmarks`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A count of hotels answered nothing')
  return row
}

/** Number of hotels of each of some searches, in one query. */
export async function countsOf(
  db: Kysely<Database>,
  searches: readonly HotelSearch[],
  stay: SearchedStay,
): Promise<readonly number[]> {
  if (searches.length === 0) return []
  const counts = searches.map(
    (search) => sql`(
      with ${wantedAndCheapest(search, stay)}
      select count(*)::int from wanted left join cheapest on cheapest.store_id = wanted.store_id
      where (${priceWithin(search)}) is true)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`.execute(db)
  return rows[0]?.counts ?? []
}
