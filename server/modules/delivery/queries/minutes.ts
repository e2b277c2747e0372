import { type RawBuilder, sql } from 'kysely'
import { vehicleTypes } from '@contract/entities/application'
import { detour, metersPerMinute, usualVehicle } from '../../../routing/routing'

const speeds = sql.join(
  vehicleTypes.map((vehicle) => sql`when ${sql.lit(vehicle)} then ${sql.lit(metersPerMinute[vehicle])}`),
  sql` `,
)

/** Minutes by a vehicle for some metres as the crow flies, as `travelMinutes` computes. */
export const minutesFor = (meters: RawBuilder<number>, vehicle: RawBuilder<string | null>): RawBuilder<number> =>
  sql<number>`(${meters} * ${sql.lit(detour)} / case ${vehicle} ${speeds} else ${sql.lit(metersPerMinute[usualVehicle])} end)`
