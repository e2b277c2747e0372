import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { OrderTab } from '@contract/calls/order'
import type { TakeawayStatus, TakeawayStep } from '@contract/states/takeaway'
import type { Database, OrderTable, QuoteTable, StoreTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type Order = Selectable<OrderTable>
export type Quote = Selectable<QuoteTable>

/** Locks an order; everything that changes it waits here. */
export function lockOrder(tx: Tx, id: string): Promise<Order> {
  return tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export type OrderChange = Partial<
  Pick<
    Insertable<OrderTable>,
    'cancel_reason' | 'refunded' | 'paid_at' | 'ended_at' | 'rider' | 'reminded_at' | 'removed_at'
  >
> & { status?: TakeawayStatus; step?: TakeawayStep | null }

export async function updateOrder(tx: Db, id: string, change: OrderChange): Promise<void> {
  await tx.updateTable('orders').set(change).where('id', '=', id).execute()
}

export async function insertEvent(tx: Tx, row: Insertable<Database['order_events']>): Promise<void> {
  await tx.insertInto('order_events').values(row).execute()
}

export function eventsOf(db: Db, orderId: string) {
  return db
    .selectFrom('order_events')
    .select(['event', 'step', 'status', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function insertOrder(tx: Tx, row: Insertable<OrderTable>): Promise<void> {
  await tx.insertInto('orders').values(row).execute()
}

export async function insertLines(tx: Tx, rows: Insertable<Database['order_lines']>[]): Promise<void> {
  await tx.insertInto('order_lines').values(rows).execute()
}

/** Takes goods out of stock, rows locked in id order; false when one does not hold enough. */
export async function takeStock(tx: Tx, wanted: readonly { goodsId: string; quantity: number }[]): Promise<boolean> {
  const ids = wanted.map(({ goodsId }) => goodsId)
  const quantities = wanted.map(({ quantity }) => quantity)
  await tx.selectFrom('goods').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const { numAffectedRows } = await sql`
    update goods set stock = stock - wanted.quantity, sales = sales + wanted.quantity
    from (
      select id, sum(quantity)::int as quantity
      from unnest(${ids}::uuid[], ${quantities}::int[]) as line (id, quantity) group by id
    ) as wanted
    where goods.id = wanted.id and goods.stock >= wanted.quantity`.execute(tx)
  return Number(numAffectedRows) === new Set(ids).size
}

/** Puts an order's goods back into stock, rows locked in id order. */
export async function returnStock(tx: Tx, orderId: string): Promise<void> {
  const lines = tx.selectFrom('order_lines').select('goods_id').where('order_id', '=', orderId)
  await tx.selectFrom('goods').select('id').where('id', 'in', lines).orderBy('id').forUpdate().execute()
  await sql`
    update goods set stock = stock + line.quantity, sales = greatest(0, sales - line.quantity)
    from (
      select goods_id, sum(quantity)::int as quantity from order_lines where order_id = ${orderId} group by goods_id
    ) as line
    where goods.id = line.goods_id`.execute(tx)
}

const tabs: Record<OrderTab, readonly TakeawayStatus[] | null> = {
  all: null,
  toPay: ['pendingPayment'],
  inProgress: ['waitingAccept', 'waitingPickup', 'waitingDelivery'],
  completed: ['waitingEvaluation', 'evaluated', 'completed'],
  cancelled: ['cancelled'],
}

/** One page of a customer's orders with their stores, newest first; asks for one more than `limit` shows. */
export function listOrders(
  db: Db,
  {
    customerId,
    tab,
    keyword,
    offset,
    limit,
  }: { customerId: string; tab: OrderTab; keyword?: string; offset: number; limit: number },
) {
  const statuses = tabs[tab]
  let query = withStore(db).where('orders.customer_id', '=', customerId).where('orders.removed_at', 'is', null)
  if (statuses) query = query.where('orders.status', 'in', statuses)
  if (keyword) {
    const pattern = `%${keyword.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    query = query.where((eb) =>
      eb.or([eb('stores.search_text', 'like', pattern), eb(sql<string>`lower(orders.lines::text)`, 'like', pattern)]),
    )
  }
  return query.orderBy('orders.placed_at', 'desc').orderBy('orders.id', 'desc').offset(offset).limit(limit).execute()
}

function withStore(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .selectAll('orders')
    .select([
      'stores.name as store_name',
      'stores.logo as store_logo',
      'stores.phone as store_phone',
      'stores.address as store_address',
      'stores.latitude as store_latitude',
      'stores.longitude as store_longitude',
    ])
}

export type OrderWithStore = Awaited<ReturnType<typeof listOrders>>[number]

export function orderWithStore(db: Db, id: string): Promise<OrderWithStore> {
  return withStore(db).where('orders.id', '=', id).executeTakeFirstOrThrow()
}

/** How many of a customer's orders stand in each tab. */
export async function countOrders(db: Db, customerId: string) {
  const count = (tab: OrderTab) =>
    sql<number>`count(*) filter (where status = any(${tabs[tab] ?? []}::text[]))::int`.as(tab)
  return db
    .selectFrom('orders')
    .select([count('toPay'), count('inProgress'), count('completed')])
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
}

export async function insertQuote(db: Db, row: Insertable<QuoteTable>): Promise<void> {
  await db.insertInto('quotes').values(row).execute()
}

/** Locks a quote, so that it serves one order only. */
export function lockQuote(tx: Tx, id: string): Promise<Quote> {
  return tx.selectFrom('quotes').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

export async function useQuote(tx: Tx, id: string, orderId: string): Promise<void> {
  await tx.updateTable('quotes').set({ order_id: orderId }).where('id', '=', id).execute()
}

export async function touchAddress(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('addresses').set({ used_at: at }).where('id', '=', id).execute()
}

export type Store = Selectable<StoreTable>

export function findStore(db: Db, id: string): Promise<Store | undefined> {
  return db.selectFrom('stores').selectAll().where('id', '=', id).executeTakeFirst()
}

export function orderLines(db: Db, orderId: string) {
  return db
    .selectFrom('order_lines')
    .select(['goods_id', 'option_ids', 'quantity', 'price', 'position', 'paid'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
}

export type OrderLineRow = Awaited<ReturnType<typeof orderLines>>[number]
