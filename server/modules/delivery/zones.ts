import type { Kysely } from 'kysely'
import type { Position } from '@contract/entities/common'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Database, DeliveryZoneTable } from '../../database/schema'
import { distanceMeters } from '../../geo'
import * as queries from './queries'

/** The way in which a delivery finds its rider, and by how much each round without one raises the pay, up to `raiseMost`. */
export interface DispatchRules {
  readonly policy: DeliveryZoneTable['policy']
  readonly raise: number
  readonly raiseMost: number
}

type Places = Pick<queries.Delivery, 'from_latitude' | 'from_longitude' | 'to_latitude' | 'to_longitude'>

/** The place at which a delivery begins: where the goods are, or the door for a purchase nearby. */
export const startOf = (delivery: Places) => ({
  latitude: delivery.from_latitude ?? delivery.to_latitude,
  longitude: delivery.from_longitude ?? delivery.to_longitude,
})

/** The smallest of some zones around a place, as `zoneAround` finds it; undefined outside of all. */
export function smallestAround(zones: readonly queries.Zone[], place: Position): queries.Zone | undefined {
  const around = zones.filter((zone) => distanceMeters(zone, place) <= zone.meters)
  return around.sort((one, other) => one.meters - other.meters || one.key.localeCompare(other.key))[0]
}

/** The name of a zone for people: its key where it has none. */
export const zoneName = ({ names, key }: Pick<queries.Zone, 'names' | 'key'>, language: Language): string =>
  names?.[language] ?? key

/** The rules of the smallest zone around the start of a delivery, else those of the deployment. */
export async function rulesFor(
  db: Kysely<Database>,
  { config }: Pick<Context, 'config'>,
  delivery: Places,
): Promise<DispatchRules> {
  const zone = await queries.zoneAround(db, startOf(delivery))
  return {
    policy: zone?.policy ?? config.dispatch,
    raise: zone?.raise ?? config.riderRaise,
    raiseMost: zone?.raise_most ?? config.riderRaiseMost,
  }
}
