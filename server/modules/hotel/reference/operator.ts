import type { App } from '../../../app'
import { print } from '../../../command'
import { StartError } from '../../../config'
import * as queries from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = `npm run operator -- hotel-facilities standard
npm run operator -- hotel-area <key> <city> "<name>" "<name in Chinese>" <latitude>,<longitude>
npm run operator -- hotel-brand <key> "<name>" "<name in Chinese>"`

const isKey = (key: string): boolean => /^[a-z][a-z0-9-]{1,31}$/.test(key)

/** Inserts the amenities that hotels choose from and that are missing. */
const facilities: Command = async ({ context: { db } }, [kind]) => {
  if (kind !== 'standard') throw new StartError(usage)
  await db.transaction().execute((tx) => queries.insertFacilities(tx))
  print('Saved.')
}

/** Adds an area of a city by its code, or changes it. */
const area: Command = async ({ context: { db } }, [key = '', cityCode = '', en = '', zh = '', at = '']) => {
  const [latitude = NaN, longitude = NaN] = at.split(',').map(Number)
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!isKey(key) || !/^\d{4}00$/.test(cityCode) || !en || !zh || !isPlace) throw new StartError(usage)
  await db.transaction().execute((tx) => queries.saveArea(tx, { key, cityCode, name: { en, zh }, latitude, longitude }))
  print('Saved.')
}

/** Adds a brand of hotels, or renames it. */
const brand: Command = async ({ context: { db } }, [key = '', en = '', zh = '']) => {
  if (!isKey(key) || !en || !zh) throw new StartError(usage)
  await db.transaction().execute((tx) => queries.saveBrand(tx, key, { en, zh }))
  print('Saved.')
}

export const hotelReferenceCommands: Readonly<Record<string, Command>> = {
  'hotel-facilities': facilities,
  'hotel-area': area,
  'hotel-brand': brand,
}
