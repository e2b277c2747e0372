import { type Kysely, sql, type Transaction } from 'kysely'
import type { Picture, Position } from '@contract/entities/common'
import type { Bilingual, Database } from '../../../database/schema'
import { facilityGroups, standardFacilities } from './facilities'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const json = (value: unknown): string => JSON.stringify(value)

/** Inserts the standard amenities that are missing. */
export async function insertFacilities(tx: Tx): Promise<void> {
  const rows = standardFacilities.map(({ key, icon, name, group }, position) => {
    return { key, icon, name: json(name), group_name: json(facilityGroups[group]), position }
  })
  await tx
    .insertInto('hotel_facilities')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

export interface NewArea extends Position {
  readonly key: string
  readonly cityCode: string
  readonly name: Bilingual
}

/** Inserts an area of a city, or changes it. */
export async function saveArea(tx: Tx, { key, cityCode, name, latitude, longitude }: NewArea): Promise<void> {
  const position = await count(tx, 'hotel_areas')
  const row = { city_code: cityCode, name: json(name), latitude, longitude }
  await tx
    .insertInto('hotel_areas')
    .values({ key, ...row, position })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Inserts a brand of hotels, or renames it. */
export async function saveBrand(tx: Tx, key: string, name: Bilingual): Promise<void> {
  const position = await count(tx, 'hotel_brands')
  await tx
    .insertInto('hotel_brands')
    .values({ key, name: json(name), position })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ name: json(name) }))
    .execute()
}

/** A theme by its key, locked. */
export const lockTheme = (tx: Tx, key: string) =>
  tx.selectFrom('hotel_themes').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()

/** Inserts a theme, or changes its name and picture. */
export async function saveTheme(tx: Tx, key: string, name: Bilingual, picture: Picture): Promise<void> {
  const position = await count(tx, 'hotel_themes')
  const row = { name: json(name), picture: json(picture) }
  await tx
    .insertInto('hotel_themes')
    .values({ key, ...row, position })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

/** Deletes a theme; returns it. */
export const deleteTheme = (tx: Tx, key: string) =>
  tx.deleteFrom('hotel_themes').where('key', '=', key).returningAll().executeTakeFirst()

/** Removes a theme from the hotels that have it. */
export async function dropFromHotels(tx: Tx, key: string): Promise<void> {
  await tx
    .updateTable('hotels')
    .set({ themes: sql<string[]>`array_remove(themes, ${key})` })
    .where(sql<boolean>`themes @> array[${key}::text]`)
    .execute()
}

/** Whether a theme shows the picture of a path. */
export async function isShown(db: Db, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('hotel_themes')
    .select('key')
    .where(sql<boolean>`picture ->> 'path' = ${path}`)
    .executeTakeFirst()
  return row !== undefined
}

/** The themes with the number of hotels that have each, in their order. */
export const listThemes = (db: Db) =>
  db
    .selectFrom('hotel_themes')
    .select(['key', 'name'])
    .select(sql<number>`(select count(*)::int from hotels where themes @> array[hotel_themes.key])`.as('hotels'))
    .orderBy('position')
    .orderBy('key')
    .execute()

/** Number of rows, after which a new one is placed. */
async function count(db: Db, table: 'hotel_areas' | 'hotel_brands' | 'hotel_themes'): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
