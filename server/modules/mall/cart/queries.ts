import type { Insertable, Kysely, Transaction } from 'kysely'
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

/** Takes bought SKUs out of a customer's cart. */
export async function takeOut(tx: Tx, customerId: string, skuIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('mall_cart_lines')
    .where('customer_id', '=', customerId)
    .where('sku_id', 'in', [...skuIds])
    .execute()
}
