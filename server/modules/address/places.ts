import type { Kysely, Selectable } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { addressLocate, addressPlaces } from '@contract/calls/address'
import type { Position } from '@contract/entities/common'
import { languages } from '@contract/settings'
import type { Database, PlaceTable } from '../../database/schema'
import type { Caller } from '../../http/caller'
import { distanceMeters } from '../../geo'
import { districtCentre, districtNear, inOneCity } from './districts'
import { knownPlaces } from './queries'

/** The maximum number of results. */
const most = 30

/** Metres within which a known place names a position. */
const around = 5_000

type Place = Selectable<PlaceTable>

/** The district of a known place; the nearest one for places from before it was kept. */
export const regionOf = (place: Place): string => place.region_code ?? districtNear(place) ?? ''

/**
 * Known places whose name or city contains the keyword in either language, nearest first; without a keyword the landmarks.
 * With `regionCode` those in the same city.
 */
export async function searchPlaces(
  db: Kysely<Database>,
  { language, place }: Caller,
  { keyword, regionCode }: Request<typeof addressPlaces>,
): Promise<Response<typeof addressPlaces>> {
  const wanted = keyword.toLowerCase()
  const items = (await knownPlaces(db))
    .filter(({ kind }) => wanted !== '' || kind === 'landmark')
    .filter(({ name, city }) => languages.some((one) => `${name[one]} ${city[one]}`.toLowerCase().includes(wanted)))
    .map((row) => {
      const { latitude, longitude } = row
      const meters = Math.round(distanceMeters(place, row))
      const [name, city] = [row.name[language], row.city[language]]
      return { name, city, regionCode: regionOf(row), meters, latitude, longitude }
    })
    .filter((item) => regionCode === undefined || inOneCity(item.regionCode, regionCode))
  return { items: items.sort((one, other) => one.meters - other.meters).slice(0, most) }
}

/** The district of a position: of the known place next to it, else the nearest one; null outside of China. */
export const regionAt = (near: { readonly regionCode: string } | undefined, position: Position): string | null =>
  near?.regionCode ?? districtNear(position) ?? null

/** The district of a position and the known place there, if any. */
export async function locate(
  db: Kysely<Database>,
  { language }: Caller,
  position: Position,
): Promise<Response<typeof addressLocate>> {
  const near = (await knownPlaces(db))
    .map((row) => ({ row, meters: distanceMeters(position, row) }))
    .filter(({ meters }) => meters <= around)
    .sort((one, other) => one.meters - other.meters)[0]?.row
  const regionCode = regionAt(near && { regionCode: regionOf(near) }, position)
  return { regionCode, place: near?.name[language] ?? null }
}

/** The position of an address without one: a known place of its district that it names, or the district's centre. */
export async function positionOf(db: Kysely<Database>, regionCode: string, address: string): Promise<Position> {
  const written = address.toLowerCase()
  const named = (await knownPlaces(db)).find(
    (row) => regionOf(row) === regionCode && languages.some((one) => written.includes(row.name[one].toLowerCase())),
  )
  const { latitude, longitude } = named ?? districtCentre(regionCode)
  return { latitude, longitude }
}
