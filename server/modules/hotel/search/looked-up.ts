import type { HotelFilter } from '@contract/entities/hotel'
import { settings } from '@contract/settings'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { meantBy } from '../../searches/spelling/meant'
import type { StayDates } from '../ask'
import { searchedStay } from './asked'
import type { HotelSearch } from './queries/conditions'
import { landmarkByKey, nearestCity, zoneOfCity } from './queries/reference'

/** The city that hotels are looked for in: the one asked for if it has any, else that of the hotel nearest to the caller. */
export async function cityFor(
  { db }: Context,
  { place }: Pick<Caller, 'place'>,
  cityCode: string | undefined,
): Promise<{ readonly code: string; readonly zone: string }> {
  const asked = cityCode === undefined ? undefined : await zoneOfCity(db, cityCode)
  if (cityCode !== undefined) return { code: cityCode, zone: asked ?? settings().timeZone }
  const nearest = await nearestCity(db, place)
  return { code: nearest?.city_code ?? '', zone: nearest?.time_zone ?? settings().timeZone }
}

/**
 * A search with its city, its landmark and the correct spelling of its keyword looked up, and the stay that it is for.
 * @throws Failure why no stay can be asked for
 */
export async function lookUp(
  context: Context,
  caller: Caller,
  { asked, filter }: { asked: StayDates; filter: HotelFilter },
) {
  const { keyword } = filter
  const [city, landmark, meant] = await Promise.all([
    cityFor(context, { place: filter.near ?? caller.place }, filter.cityCode),
    filter.landmarkKey === undefined ? undefined : landmarkByKey(context.db, filter.landmarkKey),
    keyword ? meantBy(context.db, keyword) : keyword,
  ])
  const isMember = caller.customer?.isMember ?? false
  const stay = searchedStay(asked, { zone: city.zone, now: context.clock.now(), isMember })
  const place = filter.landmarkKey === undefined ? undefined : (landmark ?? null)
  const search: HotelSearch = { filter: { ...filter, keyword: meant }, cityCode: city.code, landmark: place }
  return { search, stay, landmark }
}
