import { type Kysely, sql } from 'kysely'
import type { Position } from '@contract/entities/common'
import { ascending, type KeyedRow, Keyset, type Slice } from '../../../database/keyset'
import type { Database } from '../../../database/schema'
import { spotOf } from '../../store/nearby/queries/map'
import { distanceFrom } from '../../store/queries'

/** Number of nearest stores that a search looks at, which bounds its cost in any density of stores. */
const scanned = 10_000

const order = new Keyset([ascending('float', sql`near.distance`), ascending('id', sql`near.id`)])

/** A restaurant that takes bookings; `reach` is the distance of the farthest one of the list. */
export interface NearRestaurant extends KeyedRow {
  readonly id: string
  readonly distance: number
  readonly time_zone: string
  readonly reach: number
}

/** The restaurants that take bookings within some metres of a place, nearest first. */
export async function restaurantsNear(
  db: Kysely<Database>,
  { place, meters, slice }: { readonly place: Position; readonly meters: number; readonly slice: Slice },
): Promise<NearRestaurant[]> {
  const { rows } = await sql<NearRestaurant>`
    select near.id, near.distance, near.time_zone, near.reach, ${order.values} as sort_keys
    from (
      select stores.id, stores.time_zone, stores.distance, max(stores.distance) over () as reach
      from (
        select stores.id, stores.time_zone, stores.suspended_at, stores.ended_at, ${distanceFrom(place)} as distance
        from stores where stores.business = 'takeaway'
        order by stores.spot <-> ${spotOf(place)} limit ${sql.lit(scanned)}
      ) as stores
      join table_rules on table_rules.store_id = stores.id
      where stores.suspended_at is null and stores.ended_at is null and stores.distance <= ${meters}::float8
    ) as near
    where ${order.after(slice.after)}
    order by ${order.order} limit ${slice.limit}::int`.execute(db)
  return rows
}
