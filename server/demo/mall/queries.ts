import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database, FlashRoundTable, MallDealTable, PresaleSkuTable, PresaleTable } from '../../database/schema'

type Tx = Transaction<Database>

/** A SKU that may be sold under a deal; its price in fen. */
export interface DealSku {
  readonly id: string
  readonly shop_price: number
}

/** The first SKUs of products that are well in stock, within prices, in an order that depends on a key alone. */
export async function skusForDeals(
  tx: Tx,
  key: string,
  { from, to, count }: { readonly from: number; readonly to: number; readonly count: number },
): Promise<DealSku[]> {
  const { rows } = await sql<DealSku>`
    select skus.id, shop_price from skus join products on products.id = product_id
    where skus.position = 0 and skus.removed_at is null and products.removed_at is null and products.purchase_limit is null
      and shop_price between ${from} and ${to}
      and (select sum(quantity) from sku_stock where sku_id = skus.id) >= 60
    order by md5(${key} || skus.id::text) limit ${count}`.execute(tx)
  return rows
}

/** Whether the points mall has been filled. */
export async function hasPointsGoods(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('mall_deals').select('id').where('round_id', 'is', null).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Inserts deals; those that are there stay. */
export async function insertDeals(tx: Tx, rows: readonly Insertable<MallDealTable>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('mall_deals')
    .values([...rows])
    .onConflict((oc) => oc.column('id').doNothing())
    .execute()
}

/** Inserts a round; false when it is there. */
export async function insertRound(tx: Tx, row: Insertable<FlashRoundTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('flash_rounds')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Products with some of each SKU in stock, of different shops, in an order that stays. */
export const productsFor = (db: Kysely<Database>, count: number) =>
  db
    .selectFrom('products')
    .distinctOn('store_id')
    .select(['id'])
    .where('removed_at', 'is', null)
    .where('in_stock', '=', true)
    .where('purchase_limit', 'is', null)
    .where('activity_offer', '=', false)
    .where('price_from', '>=', 3000)
    .orderBy('store_id')
    .orderBy('sales', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()

/** The SKUs of a product with their stock. */
export const skusFor = (db: Kysely<Database>, productId: string) =>
  db
    .selectFrom('skus')
    .select(['id', 'shop_price', 'position'])
    .select((eb) =>
      eb
        .selectFrom('sku_stock')
        .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('stock'))
        .whereRef('sku_id', '=', 'skus.id')
        .as('stock'),
    )
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute()

/** The products that have had presales, those that had one first at the start. */
export const productsOnPresale = (db: Kysely<Database>) =>
  db
    .selectFrom('presales')
    .select('product_id as id')
    .groupBy('product_id')
    .orderBy(sql`min(id::text)`)
    .execute()

/** Whether a presale of a product begins just then. */
export async function hasPresale(db: Kysely<Database>, productId: string, depositFrom: Date): Promise<boolean> {
  const found = await db
    .selectFrom('presales')
    .select('id')
    .where('product_id', '=', productId)
    .where('deposit_from', '=', depositFrom)
    .executeTakeFirst()
  return found !== undefined
}

/** Inserts a presale with its SKUs. */
export async function insertPresale(
  tx: Transaction<Database>,
  presale: Insertable<PresaleTable>,
  skus: readonly Insertable<PresaleSkuTable>[],
): Promise<void> {
  await tx.insertInto('presales').values(presale).execute()
  await tx
    .insertInto('presale_skus')
    .values([...skus])
    .execute()
}

/** The language that a customer chose last; null before. */
export async function languageOf(db: Kysely<Database>, customerId: string) {
  const query = db.selectFrom('customers').select('language').where('id', '=', customerId)
  return (await query.executeTakeFirst())?.language ?? null
}
