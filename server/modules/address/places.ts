import type { Kysely } from 'kysely'
import type { Response } from '@contract/call'
import type { addressPlaces } from '@contract/calls/address'
import { languages } from '@contract/settings'
import type { Database } from '../../database/schema'
import type { Caller } from '../../http/caller'
import { distanceMeters } from '../../geo'
import { knownPlaces } from './queries'

/** The maximum number of results. */
const most = 30

/** Known places whose name contains the keyword in either language, nearest first. */
export async function searchPlaces(
  db: Kysely<Database>,
  { language, place }: Caller,
  keyword: string,
): Promise<Response<typeof addressPlaces>> {
  const wanted = keyword.toLowerCase()
  const rows = await knownPlaces(db)
  const items = rows
    .filter(({ name, city }) => languages.some((one) => `${name[one]} ${city[one]}`.toLowerCase().includes(wanted)))
    .map((row) => {
      const { latitude, longitude } = row
      const meters = Math.round(distanceMeters(place, row))
      return { name: row.name[language], city: row.city[language], meters, latitude, longitude }
    })
  return { items: items.sort((one, other) => one.meters - other.meters).slice(0, most) }
}
