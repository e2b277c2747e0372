import type { Position } from '@contract/entities/common'
import { sql } from 'kysely'

const farthestNorth = 85

/** The Mercator y coordinate of a latitude in degrees, as in the column `stores.spot`. */
export const height = (latitude: number): number => {
  const bounded = Math.min(farthestNorth, Math.max(-farthestNorth, latitude))
  return (Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) * 180) / Math.PI
}

/** A place; `y` is the height of its latitude, which is computed unless given. */
export interface PlaceOnMap extends Position {
  readonly y?: number
}

/** The longitude offset of a category's copy of the map, as in the column `stores.category_spot`. */
const east = (category: string | undefined) =>
  category === undefined ? sql`0` : sql`720.0 * (hashtext(${category}::text) & 65535)`

/** A point on the map of all stores, or on that of one category. */
export const spotOf = ({ latitude, longitude, y = height(latitude) }: PlaceOnMap, category?: string) =>
  sql`point(${longitude}::float8 + ${east(category)}, ${y}::float8)`
