import type { Kysely, Selectable } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { mapDescribe, NearPlace } from '@contract/calls/map'
import type { Position } from '@contract/entities/common'
import type { Language } from '@contract/settings'
import type { Database, PlaceTable } from '../../database/schema'
import { distanceMeters } from '../../geo'
import type { Caller } from '../../http/caller'
import { regionAt, regionOf } from '../address/places'
import { knownPlaces } from '../address/queries'

/** Metres within which a known place names a position. */
const at = 120

/** Radius around a position in which places are listed, in metres, and their number. */
const around = { meters: 3_000, most: 20 } as const

const nearPlace = (row: Selectable<PlaceTable>, position: Position, language: Language): NearPlace => ({
  name: row.name[language],
  address: (row.address ?? row.city)[language],
  kind: row.kind,
  meters: Math.round(distanceMeters(position, row)),
  regionCode: regionOf(row),
  latitude: row.latitude,
  longitude: row.longitude,
})

/** A position in words, and the known places around it, nearest first. */
export async function describePosition(
  db: Kysely<Database>,
  { language }: Caller,
  { kind, ...position }: Request<typeof mapDescribe>,
): Promise<Response<typeof mapDescribe>> {
  const near = (await knownPlaces(db))
    .map((row) => nearPlace(row, position, language))
    .filter(({ meters }) => meters <= around.meters)
    .sort((one, other) => one.meters - other.meters)
  const place = near[0] && near[0].meters <= at ? near[0] : null
  const items = near.filter((one) => kind === undefined || one.kind === kind).slice(0, around.most)
  return { place, regionCode: place?.regionCode ?? regionAt(near[0], position), items }
}
