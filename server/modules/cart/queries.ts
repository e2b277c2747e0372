import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { CartLineId } from '@contract/entities/ids'
import { prepared } from '../../database/prepared'
import type { CartLineTable, Database } from '../../database/schema'

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

/** A customer's cart lines in the order they were added; with `storeId` only those of the store. */
export function cartLines(db: Db, customerId: string, storeId?: string): Promise<CartLineRow[]> {
  let query = db
    .selectFrom('cart_lines')
    .select(['id', 'store_id as storeId', 'goods_id as goodsId', 'option_ids as optionIds', 'quantity'])
    .select('updated_at as updatedAt')
    .where('customer_id', '=', customerId)
  if (storeId) query = query.where('store_id', '=', storeId)
  return query.orderBy('id').execute()
}

/** The number of items in all baskets of a customer and in the cart of the mall, for the one badge of both. */
export async function countItems(db: Db, customerId: string): Promise<number> {
  const ofMall = db.selectFrom('mall_cart_lines').select('quantity').where('customer_id', '=', customerId)
  const { count } = await db
    .selectFrom(
      db.selectFrom('cart_lines').select('quantity').where('customer_id', '=', customerId).unionAll(ofMall).as('lines'),
    )
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('quantity'), eb.val(0)).as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Items on sale with the opening state of their store. They are not locked: a basket reserves nothing, and stock and
 * limits are checked again when an order is placed.
 */
export function goodsOnSale(tx: Db, goodsIds: readonly string[]) {
  return tx
    .selectFrom('goods')
    .innerJoin('stores', 'stores.id', 'goods.store_id')
    .select(['goods.id', 'store_id', 'stock', 'purchase_limit', 'status', 'opening_hours', 'time_zone'])
    .where((eb) => eb('goods.id', '=', eb.fn.any(eb.val([...goodsIds]))))
    .where('removed_at', 'is', null)
    .execute()
}

export type GoodsOnSale = Awaited<ReturnType<typeof goodsOnSale>>[number]

/** The stores of items by item id, of removed items too; unknown ids are skipped. */
export async function storesOfGoods(db: Db, goodsIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('goods')
    .select(['id', 'store_id'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...goodsIds]))))
    .execute()
  return new Map(rows.map(({ id, store_id }) => [id, store_id]))
}

/** All options of items, with the limits of their groups. */
export function groupedOptions(tx: Db, goodsIds: readonly string[]) {
  return tx
    .selectFrom('option_groups')
    .innerJoin('options', 'options.group_id', 'option_groups.id')
    .select(['goods_id', 'group_id', 'required', 'max', 'options.id', 'sold_out'])
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val([...goodsIds]))))
    .execute()
}

export type GroupedOption = Awaited<ReturnType<typeof groupedOptions>>[number]

/** A customer's lines of some items, with any options. */
export function linesOfGoods(tx: Tx, customerId: string, goodsIds: readonly string[]) {
  return tx
    .selectFrom('cart_lines')
    .select(['id', 'goods_id', 'option_ids', 'quantity'])
    .where('customer_id', '=', customerId)
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val([...goodsIds]))))
    .execute()
}

/** A line to insert; `updated_at` comes from the server's clock, not the database's. */
export type NewLine = Insertable<CartLineTable> & { updated_at: Date }

/** Inserts lines of distinct choices; an existing line of the same choice gains the quantity. */
export async function addLines(tx: Tx, lines: NewLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('cart_lines')
    .values(lines)
    .onConflict((oc) =>
      oc.columns(['customer_id', 'goods_id', 'option_ids']).doUpdateSet((eb) => ({
        quantity: eb('cart_lines.quantity', '+', eb.ref('excluded.quantity')),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** The item and store of a line; undefined when it is gone. */
export function findLine(tx: Tx, id: CartLineId) {
  return tx.selectFrom('cart_lines').select(['goods_id', 'store_id']).where('id', '=', id).executeTakeFirst()
}

/** Sets a line's quantity; `quantity` is above 0. */
export async function setQuantity(tx: Tx, id: CartLineId, quantity: number, at: Date): Promise<void> {
  await tx.updateTable('cart_lines').set({ quantity, updated_at: at }).where('id', '=', id).execute()
}

/** Deletes a line; a missing one is ignored. */
export async function removeLine(db: Db, id: CartLineId): Promise<void> {
  await db.deleteFrom('cart_lines').where('id', '=', id).execute()
}

interface PurchasedLine {
  readonly goodsId: string
  readonly optionIds: readonly string[]
  readonly quantity: number
}

const lockedLines = prepared((tx: Db, customerId: string, goodsIds: readonly string[]) =>
  tx
    .selectFrom('cart_lines')
    .select(['goods_id', 'option_ids', 'quantity'])
    .where('customer_id', '=', customerId)
    .where((eb) => eb('goods_id', '=', eb.fn.any(eb.val(goodsIds as string[]))))
    .orderBy('id')
    .forUpdate(),
)

/**
 * Locks the lines of a customer's baskets that are bought; answers whether each is there with as many as are bought, so that
 * one basket becomes one order.
 */
export async function lockBought(tx: Tx, customerId: string, bought: readonly PurchasedLine[]): Promise<boolean> {
  const goodsIds = bought.map(({ goodsId }) => goodsId)
  const rows = await lockedLines(tx, customerId, goodsIds)
  const choice = (goodsId: string, optionIds: readonly string[]) => [goodsId, ...optionIds].join()
  const there = new Map(rows.map((row) => [choice(row.goods_id, row.option_ids), row.quantity]))
  return bought.every(({ goodsId, optionIds, quantity }) => (there.get(choice(goodsId, optionIds)) ?? 0) >= quantity)
}

/** Removes the purchased quantities from a customer's baskets; later additions stay. */
export async function takeOut(tx: Tx, customerId: string, bought: readonly PurchasedLine[]): Promise<void> {
  const rows = bought.map(({ goodsId, optionIds, quantity }) => {
    return { goods_id: goodsId, option_ids: optionIds, quantity }
  })
  await sql`
    with bought as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as line (goods_id uuid, option_ids uuid[], quantity int)
    ), gone as (
      delete from cart_lines as line using bought
      where line.customer_id = ${customerId} and line.goods_id = bought.goods_id
        and line.option_ids = bought.option_ids and line.quantity <= bought.quantity
    )
    update cart_lines as line set quantity = line.quantity - bought.quantity from bought
    where line.customer_id = ${customerId} and line.goods_id = bought.goods_id
      and line.option_ids = bought.option_ids and line.quantity > bought.quantity`.execute(tx)
}

/** Deletes a customer's lines of a store. */
export async function emptyBasket(db: Db, customerId: string, storeId: string): Promise<void> {
  await db.deleteFrom('cart_lines').where('customer_id', '=', customerId).where('store_id', '=', storeId).execute()
}

/** Deletes those of the lines that exist; returns their goods. */
export async function removeLines(tx: Db, ids: readonly CartLineId[]): Promise<string[]> {
  const rows = await tx.deleteFrom('cart_lines').where('id', 'in', ids).returning('goods_id').execute()
  return rows.map(({ goods_id }) => goods_id)
}
