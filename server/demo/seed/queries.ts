import { sql, type Insertable, type Transaction } from 'kysely'
import type { Database } from '../../database/schema'

type Tx = Transaction<Database>

/** PostgreSQL takes at most 65,535 values in one statement. */
const valuesPerStatement = 60_000

/** Any number; it stands for the demo's seed among the database's advisory locks. */
const lockNumber = 20_260_301

/** Makes other servers that would seed wait until this transaction ends. */
export async function lockSeed(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
}

const cityName = 'demo city'
/** The first version left its name alone. */
const named = (version: number): string => `${cityName}, version ${version}`

/** The version of the city that was written; undefined when there is none. */
export async function seededVersion(tx: Tx): Promise<number | undefined> {
  const rows = await tx.selectFrom('seeds').select('name').where('name', 'like', `${cityName}%`).execute()
  const versions = rows.map(({ name }) => Number(/\d+$/.exec(name)?.[0] ?? 1))
  return versions.length > 0 ? Math.max(...versions) : undefined
}

/** Marks the city as written; its bare name is what a program of the first version looks for. */
export async function markSeeded(tx: Tx, version: number): Promise<void> {
  await tx
    .insertInto('seeds')
    .values([{ name: cityName }, { name: named(version) }])
    .execute()
}

/** Writes any number of rows in as few statements as possible. All rows have the same columns. */
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

/** What can be ordered of a store: goods with plenty in stock, best sold first, and the options that have to be chosen. */
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

/** What an order from a store has to come to at the least, in fen. */
export function minimumOrder(tx: Tx, storeId: string) {
  return tx.selectFrom('stores').select('minimum_order').where('id', '=', storeId).executeTakeFirstOrThrow()
}
