import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { HotelSort } from '@contract/entities/hotel'
import type { Picture, Position } from '@contract/entities/common'
import { limits } from '@contract/limits'
import { ascending, descending, type KeyedRow, Keyset, type Slice, type SortKey } from '../../../../database/keyset'
import type { Bilingual, Database } from '../../../../database/schema'
import { tierOf } from '../../../../database/tier'
import { searchQuery } from '../../../../database/words'
import { distanceFrom } from '../../../store/queries'
import { isFree } from '../../price/queries/offers'
import type { SearchedStay } from '../asked'
import type { HotelSearch } from './conditions'
import { fullLast, pricedAtOnce, pricedByNeed } from './listed'
import { keysOf, type Reach } from './wanted'

type Db = Kysely<Database>

/** A hotel of a list with its lowest available offer; `total` is null when no room is free. */
export interface HotelListRow extends KeyedRow {
  id: string
  kind: 'hotel' | 'homestay'
  name: Bilingual
  hero: Picture
  stars: number
  area_name: Bilingual | null
  near: Bilingual | null
  latitude: number
  longitude: number
  reviews: number
  place_stars: number
  cleanliness_stars: number
  service_stars: number
  facilities_stars: number
  score: string
  facilities: string[]
  rate_id: string | null
  room_count: number | null
  total: number | null
  member_total: number | null
  listed: number | null
  special: boolean | null
  breakfast: boolean | null
  pay_at_hotel: boolean | null
  free_cancel: boolean | null
  /** Number of hotels in the list. */
  list_count: number
}

/** A part of a list in an order; distances are from `place`. */
export interface ListPart {
  readonly sort: HotelSort
  readonly place: Position
  readonly slice: Slice
}

const score = sql`case when hotels.reviews >= ${sql.lit(limits.scoreReviews)} then hotels.score else 0 end`

/** A lowest price of a hotel's rooms that needs no dates, by which those are chosen that are priced for a list by price. */
const basePrice = sql.ref('hotels.lowest_base_price')

/** The keys by which a list chooses the hotels that it considers. */
function reachOf({ sort, place }: ListPart, { filter: { keyword } }: HotelSearch): Reach {
  const query = keyword ? searchQuery(keyword) : null
  const match = query ? [descending('integer', sql`(${tierOf(sql.ref('stores.words'), query)})`)] : []
  const orders: Record<HotelSort, SortKey[]> = {
    recommended: [...match, descending('integer', sql.ref('hotels.recommended'))],
    price: [ascending('integer', basePrice)],
    priceDown: [descending('integer', basePrice)],
    score: [descending('float', sql`(${score})::float8`)],
    distance: [ascending('float', sql`(${distanceFrom(place)})`)],
  }
  return { keys: orders[sort], most: limits.hotelsListed }
}

const columns: RawBuilder<unknown> = sql`
  hotels.store_id as id, hotels.kind, stores.name, stores.hero, hotels.stars, hotel_areas.name as area_name, hotels.near,
  stores.latitude, stores.longitude, hotels.reviews, hotels.place_stars, hotels.cleanliness_stars, hotels.service_stars,
  hotels.facilities_stars, hotels.score, hotels.facilities,
  listed.rate_id, listed.room_count, listed.total, listed.member_total, listed.listed,
  rates.special, rates.breakfast_price is not null as breakfast, rates.way = 'payAtHotel' as pay_at_hotel`

/** Whether prices decide the order. */
const isByPrice = ({ sort }: ListPart): boolean => sort === 'price' || sort === 'priceDown'

/** Whether prices decide which hotels a list has, or their order. */
const needsPrices = ({ filter: { priceFrom, priceTo }, special }: HotelSearch, part: ListPart): boolean =>
  special === true || priceFrom !== undefined || priceTo !== undefined || isByPrice(part)

/** The keys of a list of priced hotels, `listed`; full hotels come last. */
function listKeys({ sort }: ListPart, reach: Reach): SortKey[] {
  const price = sql`coalesce(listed.price, 0)`
  const byPrice: Partial<Record<HotelSort, SortKey>> = {
    price: ascending('integer', price),
    priceDown: descending('integer', price),
  }
  const keys = byPrice[sort] ? { keys: [] } : reach
  return [fullLast(sql`listed.total is null`), ...(byPrice[sort] ? [byPrice[sort]] : []), ...keysOf('listed', keys)]
}

/** One page of the hotels of a search: one query, whatever it is filtered and sorted by. */
export async function findHotels(
  db: Db,
  search: HotelSearch,
  stay: SearchedStay,
  part: ListPart,
): Promise<HotelListRow[]> {
  const { slice } = part
  const reach = reachOf(part, search)
  const keyset = new Keyset(listKeys(part, reach))
  const isPriced = needsPrices(search, part)
  const found = isPriced ? pricedAtOnce(search, stay, reach) : pricedByNeed(search, stay, slice, reach)
  const { rows } = await sql<HotelListRow>`
    with ${found},
    page as materialized (
      select *, ${keyset.values} as sort_keys, row_number() over (order by ${keyset.order}) as nth
      from listed where ${keyset.after(slice.after)} order by nth limit ${slice.limit}
    )
    select ${columns}, ${isFree(stay)} as free_cancel, listed.sort_keys,
      (select count(*)::int from ${sql.table(isPriced ? 'listed' : 'wanted')}) as list_count
    from page as listed
    join hotels on hotels.store_id = listed.store_id
    join stores on stores.id = listed.store_id
    cross join lateral (select listed.time_zone) as hotel
    left join hotel_areas on hotel_areas.key = hotels.area_key
    left join rates on rates.id = listed.rate_id
    order by listed.nth`.execute(db)
  return rows
}
