import type { Response } from '@contract/call'
import type { hotelCities } from '@contract/calls/hotel-search'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { areaName } from '../../address/areas'
import { citiesWithHotels, nearestCity } from './queries/reference'

function cityView(code: string, language: Language) {
  const alias = areaName(code, language === 'en' ? 'zh' : 'en').name
  return { code, alias, ...areaName(code, language) }
}

/** The cities with hotels in the order of their letters, and the caller's. */
export async function citiesOfHotels(
  { db }: Context,
  { place, language }: Caller,
): Promise<Response<typeof hotelCities>> {
  const [codes, nearest] = await Promise.all([citiesWithHotels(db), nearestCity(db, place)])
  const items = codes.map((code) => cityView(code, language))
  items.sort((one, other) => one.letter.localeCompare(other.letter) || one.code.localeCompare(other.code))
  return { current: nearest ? cityView(nearest.city_code, language) : null, items }
}
