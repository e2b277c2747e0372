import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import { minutesAfter } from '../../clock'
import type { Database } from '../../database/schema'

type Tx = Transaction<Database>

/** PostgreSQL's limit of parameters in one statement. */
const valuesPerStatement = 60_000

/** An arbitrary key for the advisory lock of the seed. */
const lockNumber = 20_260_301

/** Serialises seeding servers until the transaction ends. */
export async function lockSeed(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
}

const cityName = 'demo city'
/** The first version stored only the bare name. */
const named = (version: number): string => `${cityName}, version ${version}`

/** The version of the seeded city; undefined when there is none. */
export async function seededVersion(db: Kysely<Database>): Promise<number | undefined> {
  const rows = await db.selectFrom('seeds').select('name').where('name', 'like', `${cityName}%`).execute()
  const versions = rows.map(({ name }) => Number(/\d+$/.exec(name)?.[0] ?? 1))
  return versions.length > 0 ? Math.max(...versions) : undefined
}

/** Of the notices of past orders those of the last days are new. */
const newDays = 4

/** Marks the older notices of the past as read. */
export async function readOldNotices(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('notices')
    .set({ read_at: now })
    .where('created_at', '<', minutesAfter(now, -newDays * 24 * 60))
    .execute()
}

/** Marks the city as written; programs of the first version look for the bare name. */
export async function markSeeded(tx: Tx, version: number): Promise<void> {
  await tx
    .insertInto('seeds')
    .values([{ name: cityName }, { name: named(version) }])
    .execute()
}

/** Counts the rows of all tables for the planner, which otherwise knows nothing of them until autovacuum comes round. */
export async function analyzeAll(tx: Tx): Promise<void> {
  await sql`analyze`.execute(tx)
}

/** Inserts any number of rows in as few statements as possible. All rows have the same columns. */
export async function insertAll<Table extends keyof Database>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const size = Math.floor(valuesPerStatement / Math.max(1, columns))
  for (let start = 0; start < rows.length; start += size) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute()
  }
}

/** The orderable goods of a store: those with plenty in stock, best-selling first, with their required options. */
export async function orderable(tx: Tx, storeId: string) {
  const goods = await tx
    .selectFrom('goods')
    .select(['id', 'shop_price'])
    .where('store_id', '=', storeId)
    .where('stock', '>=', 20)
    .orderBy('sales', 'desc')
    .orderBy('id')
    .execute()
  const options = await tx
    .selectFrom('option_groups')
    .innerJoin('options', 'options.group_id', 'option_groups.id')
    .distinctOn('option_groups.id')
    .select(['goods_id', 'options.id'])
    .where('option_groups.required', '=', true)
    .where('sold_out', '=', false)
    .where(
      'goods_id',
      'in',
      goods.map(({ id }) => id),
    )
    .orderBy('option_groups.id')
    .orderBy('options.position')
    .execute()
  return goods.map(({ id, shop_price }) => {
    const chosen = options.filter(({ goods_id }) => goods_id === id).map((option) => option.id)
    return { goodsId: id, price: shop_price, optionIds: chosen.sort() }
  })
}

/** A store's minimum order in fen. */
export function minimumOrder(tx: Tx, storeId: string) {
  return tx.selectFrom('stores').select('minimum_order').where('id', '=', storeId).executeTakeFirstOrThrow()
}
