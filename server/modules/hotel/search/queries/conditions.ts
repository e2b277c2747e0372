import { type RawBuilder, sql } from 'kysely'
import type { HotelFilter } from '@contract/entities/hotel'
import type { Position } from '@contract/entities/common'
import { limits } from '@contract/limits'
import { searchQuery } from '../../../../database/words'
import { distanceFrom } from '../../../store/queries'
import type { RateFilter } from '../../price/queries/offers'

type Sql = RawBuilder<unknown>

/** Largest distance of a hotel from the landmark of a search. */
export const landmarkMeters = 3000

/** Criteria of a hotel list, with their references resolved. */
export interface HotelSearch {
  readonly filter: HotelFilter
  readonly cityCode: string
  /** Position of the chosen landmark; null for an unknown one, undefined without one. */
  readonly landmark: Position | null | undefined
  /** Only hotels with a rate that is reduced for some nights. */
  readonly special?: boolean
}

const any = (values: readonly (string | number)[], type: 'int' | 'text') => sql`any(${values}::${sql.raw(type)}[])`

const within = ({ southWest, northEast }: NonNullable<HotelFilter['bounds']>) => sql`
  stores.business = 'hotel' and stores.latitude between ${southWest.latitude} and ${northEast.latitude}
  and stores.longitude between ${southWest.longitude} and ${northEast.longitude}`

function matching(keyword: string): Sql {
  const query = searchQuery(keyword)
  return query ? sql`stores.words @@ ${query.any}::tsquery` : sql`false`
}

/** Conditions of the filter fields on `hotels` and `stores`; undefined when a field sets none. */
const fields = {
  keyword: ({ filter }) => (filter.keyword ? matching(filter.keyword) : undefined),
  areaKey: ({ filter }) => (filter.areaKey === undefined ? undefined : sql`hotels.area_key = ${filter.areaKey}`),
  landmarkKey: ({ landmark }) =>
    landmark === undefined
      ? undefined
      : landmark === null
        ? sql`false`
        : sql`${distanceFrom(landmark)} <= ${sql.lit(landmarkMeters)}`,
  theme: ({ filter }) => (filter.theme === undefined ? undefined : sql`hotels.themes @> array[${filter.theme}::text]`),
  stars: ({ filter }) => (filter.stars.length > 0 ? sql`hotels.stars = ${any(filter.stars, 'int')}` : undefined),
  brandKeys: ({ filter }) =>
    filter.brandKeys.length > 0 ? sql`hotels.brand_key = ${any(filter.brandKeys, 'text')}` : undefined,
  facilityKeys: ({ filter }) =>
    filter.facilityKeys.length > 0 ? sql`hotels.facilities @> ${filter.facilityKeys}::text[]` : undefined,
  score: ({ filter }) =>
    filter.score
      ? sql`hotels.score >= ${filter.score}::numeric and hotels.reviews >= ${sql.lit(limits.scoreReviews)}`
      : undefined,
  bounds: ({ filter }) => (filter.bounds ? within(filter.bounds) : undefined),
} satisfies Record<string, (search: HotelSearch) => Sql | undefined>

export type HotelField = keyof typeof fields

const and = sql` and `

/** What `hotels` and `stores` must be whatever is chosen: open, of the kind, and of the city unless the map says where. */
function always({ filter, cityCode }: HotelSearch): Sql {
  const kind = filter.kind === 'hourly' ? sql`hotels.hourly` : sql`hotels.kind = ${filter.kind}`
  const city = filter.bounds ? [] : [sql`hotels.city_code = ${cityCode}`]
  return sql.join([sql`stores.status <> 'closed'`, kind, ...city], and)
}

/** The conditions of a search, but for some fields. */
export function conditionsOf(search: HotelSearch, without: readonly HotelField[] = []): Sql {
  const chosen = Object.entries(fields).flatMap(([field, condition]) =>
    without.some((each) => each === field) ? [] : (condition(search) ?? []),
  )
  return sql.join([always(search), ...chosen], and)
}

/** The condition of one field; true when nothing is chosen. */
export const conditionOf = (search: HotelSearch, field: HotelField): Sql => fields[field](search) ?? sql`true`

/** Conditions of the filter on rates. */
export const rateFilterOf = ({ filter, special = false }: HotelSearch): RateFilter => {
  const { breakfast, freeCancel, memberPrice, payAtHotel } = filter
  return { breakfast, freeCancel, memberPrice, payAtHotel, special }
}
