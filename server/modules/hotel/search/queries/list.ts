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
import { pricedAtOnce, pricedByNeed } from './listed'

type Db = Kysely<Database>
type Sql = RawBuilder<unknown>

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

const price = sql`coalesce(listed.price, 0)`
const score = sql`case when hotels.reviews >= ${sql.lit(limits.scoreReviews)} then hotels.score else 0 end`

function sortKeys({ sort, place }: ListPart, { filter: { keyword } }: HotelSearch): SortKey[] {
  const query = keyword ? searchQuery(keyword) : null
  const match = query ? [descending('integer', sql`(${tierOf(sql.ref('stores.words'), query)})`)] : []
  const orders: Record<HotelSort, SortKey[]> = {
    recommended: [...match, descending('integer', sql.ref('hotels.recommended'))],
    price: [ascending('integer', price)],
    priceDown: [descending('integer', price)],
    score: [descending('float', sql`(${score})::float8`)],
    distance: [ascending('float', sql`(${distanceFrom(place)})`)],
  }
  return orders[sort]
}

/** Full hotels come last. */
const fullLast: SortKey = ascending('integer', sql`(listed.total is null)::int`)
const byId: SortKey = ascending('id', sql.ref('hotels.store_id'))
const byListedId: SortKey = ascending('id', sql.ref('listed.store_id'))

const columns: RawBuilder<unknown> = sql`
  hotels.store_id as id, hotels.kind, stores.name, stores.hero, hotels.stars, hotel_areas.name as area_name, hotels.near,
  stores.latitude, stores.longitude, hotels.reviews, hotels.place_stars, hotels.cleanliness_stars, hotels.service_stars,
  hotels.facilities_stars, hotels.score, hotels.facilities,
  listed.rate_id, listed.room_count, listed.total, listed.member_total, listed.listed,
  rates.special, rates.breakfast_price is not null as breakfast, rates.way = 'payAtHotel' as pay_at_hotel`

/** A lowest price of a hotel's rooms that needs no dates, by which those are chosen that are priced for a list by price. */
const basePrice = sql.ref('hotels.base_price')

/** Whether prices decide the order. */
const isByPrice = ({ sort }: ListPart): boolean => sort === 'price' || sort === 'priceDown'

/** Whether prices decide which hotels a list has, or their order. */
const needsPrices = ({ filter: { priceFrom, priceTo }, special }: HotelSearch, part: ListPart): boolean =>
  special === true || priceFrom !== undefined || priceTo !== undefined || isByPrice(part)

/** Bound on the hotels that a list considers. */
function reachOf(search: HotelSearch, part: ListPart) {
  const bySort: Partial<Record<HotelSort, SortKey>> = {
    price: ascending('integer', basePrice),
    priceDown: descending('integer', basePrice),
  }
  const first = bySort[part.sort]
  const keys = first ? [first, byId] : [...sortKeys(part, search), byId]
  return { order: new Keyset(keys).order, most: limits.hotelsListed }
}

/**
 * The page as the CTE `page`, of `listed`. Where no price orders, its order is that of the places, and the keys are only read to find
 * where the page begins.
 */
function pageOf(keys: readonly SortKey[], part: ListPart): Sql {
  const { after, limit } = part.slice
  const isByKeys = isByPrice(part)
  const needed = after && !isByKeys
  return sql`
    page as materialized (
      select listed.* from listed
      ${needed ? sql`join hotels on hotels.store_id = listed.store_id join stores on stores.id = listed.store_id` : sql``}
      where ${new Keyset(keys).after(after)}
      order by ${isByKeys ? new Keyset(keys).order : sql`listed.total is null, listed.place`} limit ${limit}
    )`
}

/** One page of the hotels of a search: one query, whatever it is filtered and sorted by. */
export async function findHotels(
  db: Db,
  search: HotelSearch,
  stay: SearchedStay,
  part: ListPart,
): Promise<HotelListRow[]> {
  const order = sortKeys(part, search)
  const keys = [...order, byId]
  const pageKeys = [fullLast, ...(isByPrice(part) ? [...order, byListedId] : keys)]
  const reach = reachOf(search, part)
  const isPriced = needsPrices(search, part)
  const found = isPriced
    ? pricedAtOnce(search, stay, reach)
    : pricedByNeed(search, stay, { keys, slice: part.slice }, reach)
  const { rows } = await sql<HotelListRow>`
    with ${found}, ${pageOf(pageKeys, part)}
    select ${columns}, ${isFree(stay)} as free_cancel,
      (select count(*)::int from ${sql.table(isPriced ? 'listed' : 'wanted')}) as list_count,
      ${new Keyset(pageKeys).values} as sort_keys
    from page as listed
    join hotels on hotels.store_id = listed.store_id
    join stores on stores.id = listed.store_id
    cross join lateral (select listed.time_zone) as hotel
    left join hotel_areas on hotel_areas.key = hotels.area_key
    left join rates on rates.id = listed.rate_id
    order by ${isByPrice(part) ? new Keyset(pageKeys).order : sql`listed.total is null, listed.place`}`.execute(db)
  return rows
}
