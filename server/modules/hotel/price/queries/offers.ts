import { type Kysely, type RawBuilder, sql } from 'kysely'
import { limits } from '@contract/limits'
import type { Database } from '../../../../database/schema'
import type { StayAsked } from '../../ask'
import { guestGroups, type SearchedStay } from '../../search/asked'

type Sql = RawBuilder<unknown>

/** Conditions on a rate, combined by "and". */
export interface RateFilter {
  readonly breakfast: boolean
  readonly freeCancel: boolean
  readonly memberPrice: boolean
  readonly payAtHotel: boolean
  readonly special: boolean
}

export const anyRate: RateFilter = {
  breakfast: false,
  freeCancel: false,
  memberPrice: false,
  payAtHotel: false,
  special: false,
}

const and = sql` and `

/** Whether the first step of a rate's cancel rule that is not past keeps nothing; by the rule of `freeUntil`, at a `hotel`. */
export const isFree = ({ checkIn, now }: SearchedStay) => sql<boolean>`coalesce((
  select step ->> 'kept' = 'none'
  from jsonb_array_elements(rates.cancel_steps) with ordinality as steps (step, place)
  cross join lateral (select
    (${checkIn}::date - (step ->> 'daysBefore')::int + (step ->> 'clock')::time) at time zone hotel.time_zone as until) as dated
  where dated.until > ${now}::timestamptz
  order by dated.until, steps.place limit 1
), false)`

/** Conditions on `rates` of a `hotel` that hold whether or not a room is free. */
export function rateConditions(filter: RateFilter, stay: SearchedStay): Sql {
  return sql.join(
    [
      sql`rates.removed_at is null and rates.way <> 'hourly'`,
      ...(filter.breakfast ? [sql`rates.breakfast_price is not null`] : []),
      ...(filter.memberPrice ? [sql`rates.member_percent is not null`] : []),
      ...(filter.payAtHotel ? [sql`rates.way = 'payAtHotel'`] : []),
      ...(filter.special ? [sql`rates.special`] : []),
      ...(filter.freeCancel ? [isFree(stay)] : []),
    ],
    and,
  )
}

/** Nightly price of a child of an age in `room_types`. */
const childCost = (age: number): Sql => sql`coalesce((
  select (child ->> 'price')::bigint
  from jsonb_array_elements(room_types.child_prices) with ordinality as ages (child, place)
  where ${age}::int <= (child ->> 'until')::int order by ages.place limit 1
), room_types.extra_adult_price)`

/**
 * Nightly price of each group's guests beyond the included ones in one room, without breakfast; an array in the order
 * of the groups.
 */
export function guestCosts({ groups }: SearchedStay): Sql {
  const costs = groups.map(({ adults, childAges }) => {
    const extra = sql`greatest(0, ${adults}::int - room_types.included_adults) * room_types.extra_adult_price`
    return sql`(${sql.join([extra, ...childAges.map(childCost)], sql` + `)})`
  })
  return sql`array[${sql.join(costs)}]::bigint[]`
}

/** Whether the guests of every room fit into `room_types`, without extra beds. */
export function guestsFit({ groups }: SearchedStay): Sql {
  const adults = Math.max(...groups.map((each) => each.adults))
  const guests = Math.max(...groups.map((each) => each.adults + each.childAges.length))
  return sql`room_types.most_adults >= ${adults}::int and room_types.most_guests >= ${guests}::int`
}

const whole = sql.lit(limits.unitsOfMoney)

/** A part of a positive amount in hundredths of `of`, rounded half up in integers. */
const partOf = (amount: Sql, hundredths: Sql, of = 1): Sql =>
  sql`((${amount}) * ${hundredths} + ${sql.lit(50 * of)}) / ${sql.lit(100 * of)}`

/** Member price, by the rule of `memberPriceOf`. */
const memberPrice = (price: Sql): Sql => sql`case when rates.member_percent is null then ${price}
  else least(${price}, ${partOf(price, sql`rates.member_percent`, limits.unitsOfMoney)} * ${whole}) end`

/**
 * The sums of a rate over all rooms for one night: `price`, `member` and `listed`, for a `price` of that night and the `costs` of
 * `guestCosts`; it rounds each room-night by the rules of `roomNights`.
 */
export function nightSums({ groups }: SearchedStay, night: Sql, costs: Sql) {
  const unit = sql`(case when rates.special then ${night} else ${partOf(night, sql`rates.percent`)} end)`
  const prices = groups.map(({ rooms, adults, childAges }, index) => {
    const persons = adults + childAges.length
    const price = sql`(${unit} + ${persons}::int * coalesce(rates.breakfast_price, 0) + (${costs})[${sql.lit(index + 1)}])`
    return { rooms: sql`${rooms}::int`, price }
  })
  const all = (of: (price: Sql) => Sql): Sql =>
    sql.join(
      prices.map(({ rooms, price }) => sql`${rooms} * (${of(price)})`),
      sql` + `,
    )
  const struck = sql`case when rates.list_percent is null then 0 else ${partOf(unit, sql`rates.list_percent`)} - ${unit} end`
  return {
    price: all((price) => price),
    member: all(memberPrice),
    listed: all((price) => sql`${price} + ${struck}`),
  }
}

/** The sums of `nightSums` over all nights of a stay, for nights of these prices. */
export function staySums(stay: SearchedStay, prices: Sql, costs: Sql): Sql {
  const { price, member, listed } = nightSums(stay, sql.ref('nights.price'), costs)
  return sql`(
    select sum(${price})::bigint as price, sum(${member})::bigint as member, sum(${listed})::bigint as listed
    from unnest(${prices}) as nights (price)
  )`
}

/** Whether a `hotel` takes the dates of a stay at all, by its own clock and limits. */
const takesDates = ({ checkIn, checkOut, nights }: SearchedStay): Sql => sql`
  ${checkIn}::date >= (hotel.local - make_interval(hours => ${sql.lit(limits.lastNightUntilHour)}))::date
  and ${checkOut}::date - hotel.local::date <= hotel.ahead_days and ${nights.length}::int <= hotel.most_nights`

/**
 * The cheapest rate that can be booked of each `hotel` of a query that answers `store_id, time_zone, local, ahead_days,
 * most_nights`: as CTEs, of which `cheapest` has a row for each hotel with something free. It refuses what `offerOf` refuses
 * and prices what `roomNights` prices.
 */
export function offersOf(hotels: string, stay: SearchedStay, filter: RateFilter): Sql {
  const { checkIn, checkOut, rooms, isMember } = stay
  const count = stay.nights.length
  const paid = isMember ? sql`sums.member` : sql`sums.price`
  return sql`
    free_rooms as materialized (
      select room_types.id, room_types.store_id, ${guestCosts(stay)} as costs,
        stock.prices, stock.fewest, stock.least_nights
      from ${sql.table(hotels)} as hotel
      join room_types on room_types.store_id = hotel.store_id and room_types.removed_at is null
      cross join lateral (
        select count(*) filter (where night < ${checkOut}::date and not closed) as open_nights,
          min(allotment - held - sold) filter (where night < ${checkOut}::date) as fewest,
          array_agg(price order by night) filter (where night < ${checkOut}::date) as prices,
          max(least_nights) filter (where night = ${checkIn}::date) as least_nights,
          coalesce(bool_or(no_arrival) filter (where night = ${checkIn}::date), false) as no_arrival,
          coalesce(bool_or(no_departure) filter (where night = ${checkOut}::date), false) as no_departure
        from room_nights
        where room_nights.room_type_id = room_types.id and night >= ${checkIn}::date and night <= ${checkOut}::date
      ) as stock
      where ${takesDates(stay)} and ${guestsFit(stay)}
        and stock.open_nights = ${count}::int and stock.fewest >= ${rooms}::int
        and stock.least_nights <= ${count}::int and not stock.no_arrival and not stock.no_departure
    ),
    offers as (
      select free_rooms.store_id, rates.id as rate_id, least(free_rooms.fewest, specials.fewest)::int as room_count,
        sums.price as total, sums.member as member_total, sums.listed,
        ceil(${paid}::numeric / ${count * rooms}::int)::bigint as price,
        row_number() over (partition by free_rooms.store_id order by ${paid}, rates.id) as place
      from free_rooms
      join ${sql.table(hotels)} as hotel on hotel.store_id = free_rooms.store_id
      join rates on rates.room_type_id = free_rooms.id and ${rateConditions(filter, stay)}
      left join lateral (
        select array_agg(price order by night) as prices, min(allotment - taken) as fewest, count(*) as nights
        from rate_nights where rates.special and rate_id = rates.id and night >= ${checkIn}::date and night < ${checkOut}::date
      ) as specials on rates.special
      cross join lateral ${staySums(stay, sql`coalesce(specials.prices, free_rooms.prices)`, sql`free_rooms.costs`)} as sums
      where rates.least_nights <= ${count}::int and coalesce(rates.most_nights, ${count}::int) >= ${count}::int
        and greatest(0, ${checkIn}::date - hotel.local::date) >= rates.advance_days
        and (not rates.special or (specials.nights = ${count}::int and specials.fewest >= ${rooms}::int))
        ${filter.memberPrice ? sql`and sums.member < sums.price` : sql``}
    ),
    cheapest as (select * from offers where place = 1)`
}

/** The cheapest rate of a hotel: sums over all room-nights, in the smallest unit. */
export interface OfferRow {
  store_id: string
  rate_id: string
  /** Regular total, member total, and the struck-through total. */
  total: number
  member_total: number
  listed: number
  /** Number of rooms left for every night. */
  room_count: number
  /** Whether all of it is paid at the hotel, but for the first night of a guarantee. */
  pay_at_hotel: boolean
}

/** The cheapest rate of some hotels for a caller, at the price that it shows as "from". */
export async function cheapestOffers(
  db: Kysely<Database>,
  asked: StayAsked & { readonly now: Date },
  {
    isMember,
    storeIds,
    ...filter
  }: Partial<RateFilter> & { readonly isMember: boolean; readonly storeIds: readonly string[] },
): Promise<ReadonlyMap<string, OfferRow>> {
  const stay = { ...asked, isMember, groups: guestGroups(asked) }
  const { rows } = await sql<OfferRow>`
    with chosen as materialized (
      select hotels.store_id, stores.time_zone, hotels.ahead_days, hotels.most_nights,
        ${asked.now}::timestamptz at time zone stores.time_zone as local
      from hotels join stores on stores.id = hotels.store_id
      where stores.status <> 'closed' and hotels.store_id = any(${[...storeIds]}::uuid[])
    ),
    ${offersOf('chosen', stay, { ...anyRate, ...filter })}
    select cheapest.*, rates.way = 'payAtHotel' as pay_at_hotel
    from cheapest join rates on rates.id = cheapest.rate_id`.execute(db)
  return new Map(rows.map((row) => [row.store_id, row]))
}
