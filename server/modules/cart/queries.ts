import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

export interface CartLineRow {
  id: string
  storeId: string
  goodsId: string
  optionIds: string[]
  quantity: number
  updatedAt: Date
}

/** A customer's cart lines in the order they were put in; with `storeId` only that store's. */
export function cartLines(db: Db, customerId: string, storeId?: string): Promise<CartLineRow[]> {
  let query = db
    .selectFrom('cart_lines')
    .select(['id', 'store_id as storeId', 'goods_id as goodsId', 'option_ids as optionIds', 'quantity'])
    .select('updated_at as updatedAt')
    .where('customer_id', '=', customerId)
  if (storeId) query = query.where('store_id', '=', storeId)
  return query.orderBy('id').execute()
}

/** How many items a customer has in all baskets. */
export async function countItems(db: Db, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cart_lines')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('quantity'), eb.val(0)).as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Locks an item that is on sale, with what its store says of being open. While it is locked, nobody else puts it into a
 * basket or takes it out of stock.
 */
export function lockGoods(tx: Tx, goodsId: string) {
  return tx
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select(['goods.id', 'store_id', 'stock', 'purchase_limit', 'status', 'opening_hours'])
    .where('goods.id', '=', goodsId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate('goods')
    .executeTakeFirst()
}

export type LockedGoods = Awaited<ReturnType<typeof lockGoods>> & object

/** A customer's lines of one item, whatever the options. */
export function linesOfGoods(tx: Tx, customerId: string, goodsId: string) {
  return tx
    .selectFrom('cart_lines')
    .select(['id', 'option_ids', 'quantity'])
    .where('customer_id', '=', customerId)
    .where('goods_id', '=', goodsId)
    .execute()
}

export interface NewLine {
  id: string
  customer_id: string
  store_id: string
  goods_id: string
  option_ids: string[]
  quantity: number
  updated_at: Date
}

/** Adds a line; the same choice adds to the line that is there. */
export async function addLine(tx: Tx, line: NewLine): Promise<void> {
  await tx
    .insertInto('cart_lines')
    .values(line)
    .onConflict((oc) =>
      oc.columns(['customer_id', 'goods_id', 'option_ids']).doUpdateSet((eb) => ({
        quantity: eb('cart_lines.quantity', '+', eb.ref('excluded.quantity')),
        updated_at: line.updated_at,
      })),
    )
    .execute()
}

/** Whose goods a line holds; undefined when it is gone. */
export function findLine(tx: Tx, id: string) {
  return tx.selectFrom('cart_lines').select(['goods_id', 'store_id']).where('id', '=', id).executeTakeFirst()
}

export async function setQuantity(tx: Tx, id: string, quantity: number, at: Date): Promise<void> {
  await tx.updateTable('cart_lines').set({ quantity, updated_at: at }).where('id', '=', id).execute()
}

export async function removeLine(db: Db, id: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('id', '=', id).execute()
}

/** Empties a customer's basket of a store. */
export async function emptyBasket(db: Db, customerId: string, storeId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('customer_id', '=', customerId).where('store_id', '=', storeId).execute()
}
