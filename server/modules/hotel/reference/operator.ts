import type { App } from '../../../app'
import { fileAt, print } from '../../../command'
import { StartError } from '../../../config'
import * as queries from './queries'

type Command = (app: App, args: readonly string[]) => Promise<void>

const usage = `npm run operator -- hotel-facilities standard
npm run operator -- hotel-area <key> <city> "<name>" "<name in Chinese>" <latitude>,<longitude>
npm run operator -- hotel-brand <key> "<name>" "<name in Chinese>"
npm run operator -- hotel-themes
npm run operator -- hotel-theme <key> "<name>" "<name in Chinese>" [--picture <file>]
npm run operator -- hotel-theme <key> remove`

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

/** Lists the themes with the number of their hotels. */
const themes: Command = async ({ context: { db } }) => {
  const rows = await queries.listThemes(db)
  for (const { key, name, hotels } of rows) print(`${key}  ${name.en}  ${name.zh}  ${hotels}`)
  if (rows.length === 0) print(`There are no themes.\n${usage}`)
}

/** Adds a theme with its picture, renames it, gives it another picture, or removes it. */
const theme: Command = async ({ services: { hotelThemes } }, [key = '', ...words]) => {
  if (!isKey(key)) throw new StartError(usage)
  if (words.length === 1 && words[0] === 'remove') {
    if (!(await hotelThemes.remove(key))) throw new StartError(`There is no theme ${key}.`)
    return print('Removed.')
  }
  const [en = '', zh = '', flag, path] = words
  if (!en || !zh || (flag !== undefined && (flag !== '--picture' || path === undefined))) throw new StartError(usage)
  const file = path === undefined ? undefined : await fileAt(path)
  if (!(await hotelThemes.save(key, { en, zh }, file)))
    throw new StartError('A new theme needs a picture: --picture <file>')
  print('Saved.')
}

export const hotelReferenceCommands: Readonly<Record<string, Command>> = {
  'hotel-facilities': facilities,
  'hotel-area': area,
  'hotel-brand': brand,
  'hotel-themes': themes,
  'hotel-theme': theme,
}
