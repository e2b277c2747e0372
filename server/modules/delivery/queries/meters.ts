import { type RawBuilder, sql } from 'kysely'
import type { Position } from '@contract/entities/common'
import { earthRadius } from '../../../geo'

type Columns = Record<'latitude' | 'longitude', string>
type Place = Record<'latitude' | 'longitude', RawBuilder<number>>

const placeIn = ({ latitude, longitude }: Columns): Place => ({
  latitude: sql<number>`${sql.ref(latitude)}`,
  longitude: sql<number>`${sql.ref(longitude)}`,
})

/** Metres between two places as the crow flies (haversine), as `distanceMeters` computes. */
const meters = (one: Place, other: Place): RawBuilder<number> =>
  sql<number>`2 * ${sql.lit(earthRadius)} * asin(sqrt(least(1,
    power(sin(radians(${one.latitude} - ${other.latitude}) / 2), 2)
    + cos(radians(${other.latitude})) * cos(radians(${one.latitude}))
      * power(sin(radians(${one.longitude} - ${other.longitude}) / 2), 2))))`

/** Metres between the place in two columns and a given one. */
export const metersFrom = (column: Columns, { latitude, longitude }: Position): RawBuilder<number> =>
  meters(placeIn(column), { latitude: sql`${latitude}::float8`, longitude: sql`${longitude}::float8` })

/** Metres between the places in two pairs of columns. */
export const metersBetween = (one: Columns, other: Columns): RawBuilder<number> => meters(placeIn(one), placeIn(other))
