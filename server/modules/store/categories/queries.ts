import type { Kysely, Transaction } from 'kysely'
import type { Bilingual, Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

export interface NewCategory {
  readonly key: string
  readonly name: Bilingual
  /** Key of its group; null for none. */
  readonly group: string | null
  readonly position: number
}

/** Tile of a category without a picture. */
const noPicture = JSON.stringify({ path: '', colour: '#F2EFEA' })

export async function hasCategories(db: Db): Promise<boolean> {
  return (await db.selectFrom('categories').select('key').limit(1).executeTakeFirst()) !== undefined
}

/** Categories in their order. */
export const listCategories = (db: Db) =>
  db.selectFrom('categories').select(['key', 'name', 'group_key']).orderBy('position').orderBy('key').execute()

export async function hasGroup(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('category_groups').select('key').where('key', '=', key).executeTakeFirst()) !== undefined
}

/** Inserts a group, unless it exists. */
export async function ensureGroup(tx: Tx, key: string, name: Bilingual, position: number): Promise<void> {
  await tx
    .insertInto('category_groups')
    .values({ key, name: JSON.stringify(name), position })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

/** Inserts a category, or changes the name and the group of the one that exists. */
export async function saveCategory(tx: Tx, { key, name, group, position }: NewCategory): Promise<void> {
  const words = { name: JSON.stringify(name), group_key: group }
  await tx
    .insertInto('categories')
    .values({ key, ...words, picture: noPicture, position })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(words))
    .execute()
}

/** Position after the last category. */
export async function nextPosition(tx: Tx): Promise<number> {
  const { last } = await tx
    .selectFrom('categories')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  return (last ?? -1) + 1
}
