import { type Kysely, sql, type Transaction } from 'kysely'
import type { Bilingual, Database } from '../../../database/schema'
import { mallShop } from '../../store/handing'

type Db = Kysely<Database>
type Tx = Transaction<Database>

export interface NewCategory {
  readonly key: string
  readonly name: Bilingual
  /** Key of its group; null for a group. */
  readonly group: string | null
}

export interface NewWarehouse {
  readonly id: string
  readonly region: string
  readonly name: Bilingual
}

/** Tile of a category without a picture. */
const noPicture = JSON.stringify({ path: '', colour: '#F2EFEA' })

/** Groups and categories in their order, each group before its categories. */
export const listCategories = (db: Db) =>
  db
    .selectFrom('product_categories')
    .leftJoin('product_categories as groups', 'groups.key', 'product_categories.parent_key')
    .select(['product_categories.key', 'product_categories.name', 'product_categories.parent_key'])
    .orderBy(sql`coalesce(groups.position, product_categories.position)`)
    .orderBy(sql`coalesce(groups.key, product_categories.key)`)
    .orderBy(sql`product_categories.parent_key is not null`)
    .orderBy('product_categories.position')
    .orderBy('product_categories.key')
    .execute()

/** A category, locked; undefined for an unknown key. */
export const lockCategory = (tx: Tx, key: string) =>
  tx.selectFrom('product_categories').select('parent_key').where('key', '=', key).forUpdate().executeTakeFirst()

/** Inserts a category behind all others, or renames the one that exists. */
export async function saveCategory(tx: Tx, { key, name, group }: NewCategory): Promise<void> {
  const words = { name: JSON.stringify(name) }
  await tx
    .insertInto('product_categories')
    .values((eb) => ({
      ...{ key, ...words, parent_key: group, picture: noPicture },
      position: eb.selectFrom('product_categories').select(sql<number>`coalesce(max(position), -1) + 1`.as('position')),
    }))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(words))
    .execute()
}

/** Warehouses in their order. */
export const listWarehouses = (db: Db) =>
  db.selectFrom('warehouses').select(['id', 'name', 'region_code']).orderBy('position').orderBy('id').execute()

/** Adds the warehouse of a district behind all others, or renames the one that is there. */
export async function saveWarehouse(tx: Tx, { id, region, name }: NewWarehouse): Promise<void> {
  await sql`lock table warehouses in share row exclusive mode`.execute(tx)
  const words = JSON.stringify(name)
  const renamed = await tx
    .updateTable('warehouses')
    .set({ name: words })
    .where('region_code', '=', region)
    .returning('id')
    .execute()
  if (renamed.length > 0) return
  await tx
    .insertInto('warehouses')
    .values((eb) => ({
      ...{ id, name: words, region_code: region },
      position: eb.selectFrom('warehouses').select(sql<number>`coalesce(max(position), -1) + 1`.as('position')),
    }))
    .execute()
}

/** Turns a closed store that has sold and offers nothing into a shop of the mall; false for any other store. */
export async function makeShop(tx: Tx, storeId: string): Promise<boolean> {
  const [changed] = await tx
    .updateTable('stores')
    .set(mallShop)
    .where('id', '=', storeId)
    .where('business', '=', 'takeaway')
    .where('status', '=', 'closed')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('goods').select('id').whereRef('goods.store_id', '=', 'stores.id'))))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('orders').select('id').whereRef('orders.store_id', '=', 'stores.id'))),
    )
    .returning('id')
    .execute()
  return changed !== undefined
}

/** Whether there are shops of the mall, categories that their products can be in, and warehouses that have stock. */
export async function mallParts(db: Db): Promise<{ shops: boolean; categories: boolean; warehouses: boolean }> {
  return db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('stores').select('id').where('business', '=', 'mall')).as('shops'),
      eb.exists(eb.selectFrom('product_categories').select('key').where('parent_key', 'is not', null)).as('categories'),
      eb.exists(eb.selectFrom('warehouses').select('id')).as('warehouses'),
    ])
    .$castTo<{ shops: boolean; categories: boolean; warehouses: boolean }>()
    .executeTakeFirstOrThrow()
}
