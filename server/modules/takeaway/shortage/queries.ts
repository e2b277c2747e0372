import type { Transaction } from 'kysely'
import type { Database } from '../../../database/schema'

type Tx = Transaction<Database>

/** Takes what is left of an item out of stock, since the store has run out of it; answers how much that was. */
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

/** Puts so many of an item back into stock. */
export async function addStock(tx: Tx, goodsId: string, quantity: number): Promise<void> {
  await tx
    .updateTable('goods')
    .set((eb) => ({ stock: eb('stock', '+', quantity) }))
    .where('id', '=', goodsId)
    .execute()
}

/** Counts a line as gone back to stock, which the restocking of the item does later. */
export async function markReturned(tx: Tx, orderId: string, position: number): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set((eb) => ({ returned_quantity: eb.ref('quantity') }))
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute()
}
