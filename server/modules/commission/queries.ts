import { sql, type Insertable, type Kysely } from 'kysely'
import { prepared } from '../../database/prepared'
import type { CommissionTable, Database } from '../../database/schema'

type Db = Kysely<Database>

/** The scope of a commission: an order's kind and its store. */
export interface Sale {
  readonly kind: string
  readonly storeId: string
  readonly at: Date
}

const rates = prepared((db: Db, kind: string, storeId: string, at: Date) =>
  db
    .selectFrom('stores')
    .innerJoin('commissions', (join) =>
      join
        .on((eb) => eb.or([eb('commissions.kind', 'is', null), eb('commissions.kind', '=', kind)]))
        .on((eb) => eb.or([eb('store_id', 'is', null), eb('store_id', '=', storeId)]))
        .on((eb) =>
          eb.or([
            eb('commissions.category_key', 'is', null),
            eb('commissions.category_key', '=', eb.ref('stores.category_key')),
          ]),
        ),
    )
    .select('rate')
    .where('stores.id', '=', storeId)
    .where(sql<boolean>`from_day <= (${at}::timestamptz at time zone stores.time_zone)::date`)
    .orderBy(sql`store_id is not null`, 'desc')
    .orderBy(sql`commissions.category_key is not null`, 'desc')
    .orderBy(sql`commissions.kind is not null`, 'desc')
    .orderBy('from_day', 'desc')
    .orderBy('set_at', 'desc')
    .orderBy('commissions.id', 'desc')
    .limit(sql.lit(1)),
)

/**
 * The commission on a sale in basis points, by the most specific rule of its day in the store's zone: that of the store, of its
 * category, of the kind; of equal ones the latest. 0 without a rule.
 */
export const rateOf = async (db: Db, { kind, storeId, at }: Sale): Promise<number> =>
  (await rates(db, kind, storeId, at))[0]?.rate ?? 0

export async function insertCommission(db: Db, row: Insertable<CommissionTable>): Promise<void> {
  await db.insertInto('commissions').values(row).execute()
}

/** All rules with the names of their stores, the widest first. */
export const listedCommissions = (db: Db) =>
  db
    .selectFrom('commissions')
    .leftJoin('stores', 'stores.id', 'store_id')
    .selectAll('commissions')
    .select('stores.name as store_name')
    .orderBy(sql`store_id is not null`)
    .orderBy(sql`commissions.category_key is not null`)
    .orderBy('from_day')
    .orderBy('set_at')
    .execute()

/** Whether somebody has set a commission, be it none. */
export async function isCommissionSet(db: Db): Promise<boolean> {
  const found = await db.selectFrom('commissions').select('id').limit(1).executeTakeFirst()
  return found !== undefined
}

export async function hasCategory(db: Db, key: string): Promise<boolean> {
  const found = await db.selectFrom('categories').select('key').where('key', '=', key).executeTakeFirst()
  return found !== undefined
}

export async function hasStore(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('stores').select('id').where('id', '=', id).executeTakeFirst()
  return found !== undefined
}
