import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

/** Sets the stock of an item to 0; returns the stock before. */
export async function emptyStock(tx: Tx, goodsId: string): Promise<number> {
  const { stock } = await tx
    .selectFrom('goods')
    .select('stock')
    .where('id', '=', goodsId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('goods').set({ stock: 0 }).where('id', '=', goodsId).execute()
  return stock
}

/** The job that puts an item that a store had run out of back on the menu. */
export const restockJob = 'goods.restock'

/** Gives up the jobs `restockJob` of an item, whose store has said itself what it has. */
export async function forgetRestocks(tx: Tx, goodsId: string): Promise<void> {
  const waiting = tx
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', restockJob)
    .where(sql<boolean>`payload->>'goodsId' = ${goodsId}`)
    .forUpdate()
    .skipLocked()
  await tx.deleteFrom('jobs').where('id', 'in', waiting).execute()
}

/** Adds to the stock of an item. */
export async function addStock(tx: Tx, goodsId: string, quantity: number): Promise<void> {
  await tx
    .updateTable('goods')
    .set((eb) => ({ stock: eb('stock', '+', quantity) }))
    .where('id', '=', goodsId)
    .execute()
}

/** Marks a whole line as returned; the job `restockJob` includes its quantity. */
export async function markReturned(tx: Tx, orderId: string, position: number): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set((eb) => ({ returned_quantity: eb.ref('quantity') }))
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute()
}
