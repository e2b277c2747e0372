import { sql, type Kysely, type Transaction } from 'kysely'
import { ascending, Keyset, type Slice } from '../../../database/keyset'
import type { Database, DealOrderTable } from '../../../database/schema'
import { type Buyer, ordersOf } from '../trade/queries'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Deals with their round and the displayed columns of their SKU; those of removed SKUs are left out. */
const deals = (db: Db) =>
  db
    .selectFrom('mall_deals')
    .innerJoin('skus', 'skus.id', 'mall_deals.sku_id')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .leftJoin('flash_rounds', 'flash_rounds.id', 'mall_deals.round_id')
    .select([
      'mall_deals.id',
      'mall_deals.sku_id',
      'mall_deals.round_id',
      'points',
      'cash',
      'mall_deals.quantity',
      'taken',
    ])
    .select(['per_person', 'members_only', 'mall_deals.position', 'starts_at', 'ends_at'])
    .select(['skus.product_id', 'choice', 'shop_price', 'skus.picture as sku_picture'])
    .select(['products.name', 'products.picture', 'axes'])
    .where('mall_deals.removed_at', 'is', null)
    .where('skus.removed_at', 'is', null)
    .where('products.removed_at', 'is', null)

export type DealRow = Awaited<ReturnType<ReturnType<typeof deals>['execute']>>[number]

/** One deal; undefined when it is gone. */
export const findDeal = (db: Db, id: string): Promise<DealRow | undefined> =>
  deals(db).where('mall_deals.id', '=', id).executeTakeFirst()

/** The deals of a round in their order. */
export const dealsOfRound = (db: Db, roundId: string): Promise<DealRow[]> =>
  deals(db).where('round_id', '=', roundId).orderBy('mall_deals.position').orderBy('mall_deals.id').execute()

const byPosition = new Keyset([
  ascending('integer', sql.ref('mall_deals.position')),
  ascending('id', sql.ref('mall_deals.id')),
])

/** Which deals of the points mall are listed. */
export interface PointsSearch {
  /** Upper bound of points; undefined for none. */
  readonly points: number | undefined
  /** Whether money is asked for as well; undefined is either. */
  readonly withCash: boolean | undefined
  readonly slice: Slice
}

/** One page of the points mall. */
export function pointsDeals(db: Db, { points, withCash, slice }: PointsSearch) {
  let query = deals(db).where('round_id', 'is', null)
  if (points !== undefined) query = query.where('points', '<=', points)
  if (withCash !== undefined) query = query.where('cash', withCash ? '>' : '=', 0)
  return byPosition.page(query, slice).execute()
}

/** Purchases of a customer under some deals, and the newest unpaid order of each. */
export function takenBy(db: Db, customerId: string, dealIds: readonly string[]) {
  return db
    .selectFrom('deal_orders')
    .innerJoin('orders', 'orders.id', 'deal_orders.order_id')
    .select('deal_id')
    .select(sql<number>`sum(quantity)::int`.as('quantity'))
    .select(sql<string | null>`max(orders.id::text) filter (where phase = 'toPay')`.as('order_id'))
    .select(sql<Date | null>`max(pay_before) filter (where phase = 'toPay')`.as('pay_before'))
    .where('deal_orders.customer_id', '=', customerId)
    .where((eb) => eb('deal_id', '=', eb.fn.any(eb.val([...dealIds]))))
    .where('quantity', '>', 0)
    .groupBy('deal_id')
    .execute()
}

/** Number of a deal's pieces that a buyer has, with the orders of others on the same device. */
export async function hadOf(db: Db, buyer: Buyer, dealId: string): Promise<number> {
  const { had } = await db
    .selectFrom('deal_orders')
    .select(sql<number>`coalesce(sum(quantity), 0)::int`.as('had'))
    .where('deal_id', '=', dealId)
    .where(sql<boolean>`order_id in ${ordersOf(buyer)}`)
    .executeTakeFirstOrThrow()
  return had
}

/** Takes pieces of a deal for an order, by one conditional update; false when not as many are left. */
export async function takeDeal(tx: Tx, row: DealOrderTable): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mall_deals')
    .set((eb) => ({ taken: eb('taken', '+', row.quantity) }))
    .where('id', '=', row.deal_id)
    .where((eb) => eb(eb('taken', '+', row.quantity), '<=', eb.ref('quantity')))
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx.insertInto('deal_orders').values(row).execute()
  return true
}

/** Gives pieces that a locked order took back to its deal, if it has one. */
export async function giveBackDeal(tx: Tx, orderId: string, quantity: number): Promise<void> {
  await sql`
    with back as (
      update deal_orders set quantity = deal_orders.quantity - least(deal_orders.quantity, ${quantity}::int)
      from deal_orders as before
      where deal_orders.order_id = ${orderId} and before.order_id = deal_orders.order_id
      returning deal_orders.deal_id, before.quantity - deal_orders.quantity as freed
    )
    update mall_deals set taken = taken - freed from back where mall_deals.id = back.deal_id`.execute(tx)
}

/** The rounds that end after an instant and begin before another, in their order. */
export function rounds(db: Db, from: Date, until: Date) {
  return db
    .selectFrom('flash_rounds')
    .selectAll()
    .where('ends_at', '>', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .execute()
}

/** Winners of a round or of all deals: paid orders, newest first. */
const winners = (db: Db, roundId: string | undefined) => {
  const query = db
    .selectFrom('deal_orders')
    .innerJoin('orders', 'orders.id', 'deal_orders.order_id')
    .innerJoin('mall_deals', 'mall_deals.id', 'deal_orders.deal_id')
    .where('deal_orders.quantity', '>', 0)
    .where('orders.phase', 'not in', ['toPay', 'cancelled'])
  return roundId === undefined ? query : query.where('round_id', '=', roundId)
}

/** The newest of them with their masked phones. */
export function newestWinners(db: Db, roundId: string | undefined, count: number) {
  return winners(db, roundId)
    .innerJoin('customers', 'customers.id', 'deal_orders.customer_id')
    .select(['deal_orders.order_id', 'masked_phone', 'avatar', 'orders.title', 'placed_at'])
    .orderBy('placed_at', 'desc')
    .orderBy('deal_orders.order_id', 'desc')
    .limit(count)
    .execute()
}

export async function countWinners(db: Db, roundId: string | undefined): Promise<number> {
  const { count } = await winners(db, roundId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
