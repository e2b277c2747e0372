import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { CartLineId } from '@contract/entities/ids'
import type { Database, MallCartLineTable } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** A customer's lines, last changed first. */
export function cartLines(db: Db, customerId: string) {
  return db
    .selectFrom('mall_cart_lines')
    .select(['id', 'store_id', 'product_id', 'sku_id', 'quantity', 'ticked', 'added_price'])
    .where('customer_id', '=', customerId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type CartLineRow = Awaited<ReturnType<typeof cartLines>>[number]

/** Adds a line, or sets the quantity of the line of this SKU that is there. */
export async function putLine(tx: Tx, row: Insertable<MallCartLineTable>): Promise<void> {
  await tx
    .insertInto('mall_cart_lines')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'sku_id']).doUpdateSet({
        quantity: row.quantity,
        ticked: row.ticked,
        updated_at: row.updated_at,
      }),
    )
    .execute()
}

/** Changes lines and marks them as changed. */
export async function updateLines(
  tx: Tx,
  ids: readonly CartLineId[],
  change: { quantity?: number; ticked?: boolean; updated_at?: Date },
): Promise<void> {
  await tx
    .updateTable('mall_cart_lines')
    .set(change)
    .where('id', 'in', [...ids])
    .execute()
}

/** Removes lines. */
export async function removeLines(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('mall_cart_lines')
    .where('id', 'in', [...ids])
    .execute()
}

/** Removes lines and answers their products. */
export async function takeLines(tx: Db, ids: readonly CartLineId[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('mall_cart_lines')
    .where('id', 'in', [...ids])
    .returning('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}

interface PurchasedLine {
  readonly skuId: string
  readonly quantity: number
}

/**
 * Locks the lines of a customer's cart that are bought; answers whether each is there with as many as are bought, so that one
 * cart becomes one trade.
 */
export async function lockBought(tx: Tx, customerId: string, bought: readonly PurchasedLine[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('mall_cart_lines')
    .select(['sku_id', 'quantity'])
    .where('customer_id', '=', customerId)
    .where((eb) => eb('sku_id', '=', eb.fn.any(eb.val(bought.map(({ skuId }) => skuId)))))
    .orderBy('id')
    .forUpdate()
    .execute()
  const there = new Map(rows.map((row) => [row.sku_id, row.quantity]))
  return bought.every(({ skuId, quantity }) => (there.get(skuId) ?? 0) >= quantity)
}

/** Takes the bought quantities of SKUs out of a customer's cart; later additions stay. */
export async function takeOut(tx: Tx, customerId: string, bought: readonly PurchasedLine[]): Promise<void> {
  const [skuIds, quantities] = [bought.map(({ skuId }) => skuId), bought.map(({ quantity }) => quantity)]
  await sql`
    with bought as (
      select * from unnest(${skuIds}::uuid[], ${quantities}::int[]) as line (sku_id, quantity)
    ), gone as (
      delete from mall_cart_lines as line using bought
      where line.customer_id = ${customerId} and line.sku_id = bought.sku_id and line.quantity <= bought.quantity
    )
    update mall_cart_lines as line set quantity = line.quantity - bought.quantity from bought
    where line.customer_id = ${customerId} and line.sku_id = bought.sku_id and line.quantity > bought.quantity`.execute(
    tx,
  )
}
