import type { Position } from '@contract/entities/common'
import { sql } from 'kysely'

const farthestNorth = 85

/** A latitude's place on the Mercator map, in degrees, as the column `stores.spot` has it. */
const height = (latitude: number): number => {
  const bounded = Math.min(farthestNorth, Math.max(-farthestNorth, latitude))
  return (Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) * 180) / Math.PI
}

/** How far east a category's own copy of the map lies, as in the column `stores.category_spot`. */
const east = (category: string | undefined) =>
  category === undefined ? sql`0` : sql`720.0 * (hashtext(${category}::text) & 65535)`

/** A place on the map of all stores, or on that of one category. */
export const spotOf = ({ latitude, longitude }: Position, category?: string) =>
  sql`point(${longitude}::float8 + ${east(category)}, ${height(latitude)}::float8)`
