import type { Kysely, Transaction } from 'kysely'
import type { Position } from '@contract/entities/common'
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

/** Number of rows, after which a new one is placed. */
async function count(db: Db, table: 'hotel_areas' | 'hotel_brands'): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}
