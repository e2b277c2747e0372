import { sql } from 'kysely'
import type { DeliveryWay } from '@contract/entities/delivery-zone'
import { earthRadius } from '../../../geo'
import { metersBetween } from './meters'

const columnsOf = (table: string) => ({ latitude: `${table}.latitude`, longitude: `${table}.longitude` })

/** Metres of a degree of latitude, rounded down: two places are no closer than their latitudes. */
const metersOfDegree = sql.lit(Math.floor((earthRadius * Math.PI) / 180))

/** The way of delivery of the smallest zone around a store of the statement; null outside of all, and where the zone has none. */
export const zoneWay = sql<DeliveryWay | null>`(
  select zone.delivered_by from delivery_zones as zone
  where abs(zone.latitude - stores.latitude) * ${metersOfDegree} <= zone.meters
    and ${metersBetween(columnsOf('zone'), columnsOf('stores'))} <= zone.meters
  order by zone.meters, zone.key limit 1)`

/** The deliverer of a store of the statement: by its zone, else its own. Couriers deliver for the platform. */
export const deliveredBy = sql<'platform' | 'store'>`coalesce(
  case ${zoneWay} when 'store' then 'store' when 'riders' then 'platform' when 'courier' then 'platform' end,
  stores.delivered_by)`
