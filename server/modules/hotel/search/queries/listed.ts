import { type RawBuilder, sql } from 'kysely'
import type { Slice, SortKey } from '../../../../database/keyset'
import { ascending, Keyset } from '../../../../database/keyset'
import type { SearchedStay } from '../asked'
import type { HotelSearch } from './conditions'
import { cheapestOf, keysOf, priceWithin, type Reach, wantedAndCheapest, wantedHotels } from './wanted'

type Sql = RawBuilder<unknown>

const offer = sql`listed.rate_id, listed.room_count, listed.total, listed.member_total, listed.listed, listed.price`

/** Whether a hotel is full, as the first key of a list. */
export const fullLast = (isFull: Sql): SortKey => ascending('integer', sql`(${isFull})::int`)

/** The hotels that may come after the page before, all of them full or none, in order. */
const following = (reach: Reach, { after }: Slice, isFull: boolean): Sql => sql`(
  select * from wanted where ${new Keyset([fullLast(sql.lit(isFull)), ...keysOf('wanted', reach)]).after(after)}
  order by place offset 0
) as one`

/**
 * A page of hotels in an order that no price decides, as the CTE `listed`: hotels are priced one by one in that order until the page is
 * complete, those with something free first.
 */
export function pricedByNeed(search: HotelSearch, stay: SearchedStay, slice: Slice, reach: Reach): Sql {
  const { limit } = slice
  const priced = sql`lateral (with one_hotel as (select one.*), ${cheapestOf('one_hotel', search, stay)} select * from cheapest) as listed`
  return sql`
    ${wantedHotels(search, stay, { reach })},
    free as materialized (
      select one.*, ${offer}
      from ${following(reach, slice, false)} cross join ${priced}
      order by one.place limit ${limit}
    ),
    full_up as materialized (
      select one.*, ${offer}
      from ${following(reach, slice, true)} left join ${priced} on true
      where listed.store_id is null
      order by one.place limit greatest(0, ${limit}::int - (select count(*) from free))
    ),
    listed as materialized (select * from free union all select * from full_up)`
}

/** All hotels of a list that a price orders or chooses, as the CTE `listed`. */
export const pricedAtOnce = (search: HotelSearch, stay: SearchedStay, reach: Reach): Sql => sql`
  ${wantedAndCheapest(search, stay, { reach })},
  listed as materialized (
    select wanted.*, cheapest.rate_id, cheapest.room_count, cheapest.total, cheapest.member_total, cheapest.listed, cheapest.price
    from wanted left join cheapest on cheapest.store_id = wanted.store_id
    where ${priceWithin(search)} ${search.special ? sql`and cheapest.total is not null` : sql``}
  )`
