import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, DishSnapshot } from '../../../database/schema'

type Db = Kysely<Database>
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

/** Dishes offered at most in place of a missing one. */
const mostSubstitutes = 10

/** Dishes of a store that can take the place of one: those of its menu section first, then by the difference in price. */
export function similarDishes(
  db: Db,
  { goodsId, quantity, only }: { goodsId: string; quantity: number; only: string | undefined },
) {
  let query = db
    .selectFrom('goods as missing')
    .innerJoin('goods', 'goods.store_id', 'missing.store_id')
    .select(['goods.id', 'goods.name', 'goods.picture', 'goods.shop_price', 'goods.member_price'])
    .select(['goods.activity_price', 'goods.is_active'])
    .where('missing.id', '=', goodsId)
    .where('goods.id', '<>', goodsId)
    .where('goods.removed_at', 'is', null)
    .where('goods.stock', '>=', quantity)
  if (only !== undefined) query = query.where('goods.id', '=', only)
  return query
    .orderBy(sql`goods.menu_category_id <> missing.menu_category_id`)
    .orderBy(sql`abs(goods.shop_price - missing.shop_price)`)
    .orderBy('goods.id')
    .limit(mostSubstitutes)
    .execute()
}

export type SimilarDish = Awaited<ReturnType<typeof similarDishes>>[number]

/** The options of the required groups of dishes, in menu order. */
export function requiredOptions(db: Db, goodsIds: readonly string[]) {
  return db
    .selectFrom('options')
    .innerJoin('option_groups', 'option_groups.id', 'options.group_id')
    .select(['options.id', 'goods_id', 'group_id', 'options.name', 'price_delta', 'sold_out'])
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val([...goodsIds]))))
    .where('required', '=', true)
    .orderBy('option_groups.position')
    .orderBy('option_groups.id')
    .orderBy('options.position')
    .orderBy('options.id')
    .execute()
}

/** Makes a line of an order one of another dish, at the same price; what is not refunded of it can return to stock again. */
export async function replaceDish(
  tx: Tx,
  orderId: string,
  position: number,
  { itemId, snapshot }: { itemId: string; snapshot: DishSnapshot },
): Promise<void> {
  await tx
    .updateTable('order_lines')
    .set((eb) => ({
      item_id: itemId,
      snapshot: JSON.stringify(snapshot),
      returned_quantity: eb.ref('refunded_quantity'),
    }))
    .where('order_id', '=', orderId)
    .where('position', '=', position)
    .execute()
}
