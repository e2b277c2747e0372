import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, PresaleOrderTable } from '../../../database/schema'
import type { OfferedSku } from './terms'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Presale terms of an order. */
export type PresaleOrder = Selectable<PresaleOrderTable>

/** The most presales that are listed. */
const mostListed = 60

/** A SKU of a presale; undefined for a presale or a SKU that is not part of it. */
export function offeredSku(db: Db, presaleId: string, skuId: string): Promise<OfferedSku | undefined> {
  return db
    .selectFrom('presales')
    .innerJoin('presale_skus', 'presale_skus.presale_id', 'presales.id')
    .select(['presale_id', 'sku_id', 'price', 'deposit', 'counts_as'])
    .select(['deposit_from', 'deposit_until', 'balance_from', 'balance_until', 'ships_by'])
    .select(sql<number>`quantity - taken`.as('left'))
    .where('presales.id', '=', presaleId)
    .where('sku_id', '=', skuId)
    .executeTakeFirst()
}

const presales = (db: Db) =>
  db
    .selectFrom('presales')
    .innerJoin('products', 'products.id', 'presales.product_id')
    .innerJoin('stores', 'stores.id', 'products.store_id')
    .select([
      'presales.id',
      'product_id',
      'products.name',
      'products.cover',
      'stores.name as shop_name',
      'stores.time_zone',
    ])
    .select(['deposit_from', 'deposit_until', 'balance_from', 'balance_until', 'ships_by'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('presale_skus')
          .innerJoin('skus', 'skus.id', 'presale_skus.sku_id')
          .select(['sku_id', 'price', 'deposit', 'counts_as', 'presale_skus.quantity', 'taken', 'shop_price'])
          .select((sku) =>
            sku
              .selectFrom('sku_stock')
              .select(sql<number>`coalesce(sum(sku_stock.quantity), 0)::int`.as('stock'))
              .whereRef('sku_stock.sku_id', '=', 'skus.id')
              .as('stock'),
          )
          .whereRef('presale_id', '=', 'presales.id')
          .where('skus.removed_at', 'is', null)
          .orderBy('presale_skus.position')
          .orderBy('sku_id'),
      ).as('skus'),
    )

/** A presale with its SKUs. */
export type PresaleRow = Awaited<ReturnType<typeof currentPresales>>[number]

/** The presales of products on sale that have not ended: those that can be paid now, those to come, those that wait. */
export function currentPresales(db: Db, now: Date) {
  return presales(db)
    .where(sql<boolean>`coalesce(balance_until, deposit_until) > ${now}`)
    .where('products.removed_at', 'is', null)
    .orderBy(
      sql`case when deposit_from <= ${now} and deposit_until > ${now} then 0 when deposit_from > ${now} then 1 else 2 end`,
    )
    .orderBy('deposit_until')
    .orderBy('presales.id')
    .limit(mostListed)
    .execute()
}

/** Presale purchase of an order: its only line with its terms, and its destination. */
export function boughtInPresale(db: Db, orderId: string) {
  return db
    .selectFrom('presale_orders')
    .innerJoin('mall_orders', 'mall_orders.order_id', 'presale_orders.order_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'presale_orders.order_id')
    .innerJoin('presales', 'presales.id', 'presale_orders.presale_id')
    .select(['presale_orders.presale_id', 'presale_orders.sku_id', 'presale_orders.quantity'])
    .select(['presale_orders.deposit', 'presale_orders.counts_as', 'presales.deposit_until'])
    .select(['presale_orders.balance_from', 'presale_orders.balance_until', 'presale_orders.ships_by'])
    .select(['price', 'snapshot', 'region_code'])
    .where('presale_orders.order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** The presale of a product that can still be entered, the one that ends first; null without any. */
export async function presaleOf(db: Db, productId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('presales')
    .select('id')
    .where('product_id', '=', productId)
    .where('deposit_until', '>', now)
    .orderBy('deposit_until')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** One presale. */
export const findPresale = (db: Db, id: string): Promise<PresaleRow | undefined> =>
  presales(db).where('presales.id', '=', id).executeTakeFirst()

/** The newest order of a customer in a presale whose deposit or balance is still to be paid. */
export function openOrderOf(db: Db, presaleId: string, customerId: string) {
  return db
    .selectFrom('presale_orders')
    .innerJoin('orders', 'orders.id', 'presale_orders.order_id')
    .select(['orders.id', 'orders.state', 'balance'])
    .where('presale_id', '=', presaleId)
    .where('orders.customer_id', '=', customerId)
    .where('orders.phase', 'in', ['toPay', 'inProgress'])
    .where('orders.paid_at', 'is', null)
    .orderBy('orders.placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Takes pieces of a SKU out of a presale; false when fewer are left. */
export async function takePieces(tx: Tx, presaleId: string, skuId: string, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('presale_skus')
    .set((eb) => ({ taken: eb('taken', '+', quantity) }))
    .where('presale_id', '=', presaleId)
    .where('sku_id', '=', skuId)
    .where(sql<boolean>`taken + ${quantity} <= quantity`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Puts pieces of a SKU back into the presale of an order; nothing for other orders. */
export async function returnPieces(tx: Tx, orderId: string, quantity: number): Promise<void> {
  await sql`
    update presale_skus set taken = greatest(0, taken - ${quantity})
    from presale_orders
    where presale_orders.order_id = ${orderId} and presale_skus.presale_id = presale_orders.presale_id
      and presale_skus.sku_id = presale_orders.sku_id`.execute(tx)
}

/** Inserts how an order of a presale is paid. */
export async function insertPresaleOrder(tx: Tx, row: Insertable<PresaleOrderTable>): Promise<void> {
  await tx.insertInto('presale_orders').values(row).execute()
}

/** Presale terms of an order; undefined for one of no presale. */
export function presaleOrder(db: Db, orderId: string): Promise<PresaleOrder | undefined> {
  return db.selectFrom('presale_orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Presale terms of some orders. */
export function presaleOrders(db: Db, orderIds: readonly string[]): Promise<PresaleOrder[]> {
  return db
    .selectFrom('presale_orders')
    .selectAll()
    .where((eb) => eb('order_id', '=', eb.fn.any(eb.val([...orderIds]))))
    .execute()
}

/** Records the payment time of a locked order's deposit, its forfeiture to the shop, or its current balance. */
export async function notePresaleOrder(
  tx: Tx,
  orderId: string,
  change: { readonly deposit_paid_at: Date } | { readonly forfeited_at: Date } | { readonly balance: number },
): Promise<void> {
  await tx.updateTable('presale_orders').set(change).where('order_id', '=', orderId).execute()
}

/** Whether any parcel of an order has left. */
export async function hasLeft(tx: Tx, orderId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'not in', ['toShip', 'cancelled'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
