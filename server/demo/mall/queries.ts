import { sql, type Insertable, type Transaction } from 'kysely'
import type { Database, FlashRoundTable, MallDealTable } from '../../database/schema'

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
