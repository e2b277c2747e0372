import { type RawBuilder, sql } from 'kysely'
import type { Position } from '@contract/entities/common'
import { earthRadius } from '../../../geo'

/** Metres between the place in two columns and a given one, as the crow flies (haversine), as `distanceMeters` computes. */
export const metersFrom = (column: Record<'latitude' | 'longitude', string>, at: Position): RawBuilder<number> => {
  const [latitude, longitude] = [sql.ref(column.latitude), sql.ref(column.longitude)]
  return sql<number>`2 * ${sql.lit(earthRadius)} * asin(sqrt(least(1,
    power(sin(radians(${latitude} - ${at.latitude}::float8) / 2), 2)
    + cos(radians(${at.latitude}::float8)) * cos(radians(${latitude})) * power(sin(radians(${longitude} - ${at.longitude}::float8) / 2), 2))))`
}
