import { sql, type Insertable, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { OrderId, RedemptionId } from '@contract/entities/ids'
import type { Database } from '../../../database/schema'
import { trustedId } from '../../../security/trusted-id'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Redemptions with the store's and the package's names. */
const named = (db: Db) =>
  db
    .selectFrom('redemptions')
    .innerJoin('stores', 'stores.id', 'redemptions.store_id')
    .innerJoin('orders', 'orders.id', 'redemptions.order_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .selectAll('redemptions')
    .select(['stores.name as store_name', 'stores.time_zone', 'order_lines.snapshot', 'orders.state as order_state'])

export type RedemptionRow = Awaited<ReturnType<typeof usesOf>>[number]

/** Place and time of uses of an order's vouchers, newest first, without undone ones. */
export function usesOf(db: Db, orderId: string) {
  return named(db)
    .where('redemptions.order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('redemptions.id', 'desc')
    .execute()
}

/** Redemptions of a store since a time, newest first. */
export function redeemedSince(db: Db, storeId: string, since: Date) {
  return named(db)
    .where('redemptions.store_id', '=', storeId)
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('redemptions.id', 'desc')
    .limit(100)
    .execute()
}

export async function insertRedemption(tx: Tx, row: Insertable<Database['redemptions']>): Promise<void> {
  await tx.insertInto('redemptions').values(row).execute()
}

export function redemptionById(db: Db, id: RedemptionId): Promise<RedemptionRow> {
  return named(db).where('redemptions.id', '=', id).executeTakeFirstOrThrow()
}

/** Undoes a redemption and makes its vouchers usable again, except those refunded since. */
export async function undo(tx: Tx, id: RedemptionId, at: Date): Promise<void> {
  await tx.updateTable('redemptions').set({ undone_at: at }).where('id', '=', id).execute()
  await tx
    .updateTable('vouchers')
    .set({ state: 'usable', redemption_id: null })
    .where('redemption_id', '=', id)
    .where('state', '=', 'redeemed')
    .execute()
}

/** Number of an order's vouchers that are not settled: of a redemption, and all others, unused ones too. */
export async function unsettledVouchers(tx: Tx, orderId: OrderId, id: RedemptionId) {
  const isOwn = sql<boolean>`redemption_id is not distinct from ${id}::uuid`
  const count = (which: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${which}))::int`
  return tx
    .selectFrom('vouchers')
    .leftJoin('redemptions', 'redemptions.id', 'vouchers.redemption_id')
    .select([count(isOwn).as('own'), count(sql`not (${isOwn})`).as('others')])
    .where('vouchers.order_id', '=', orderId)
    .where('vouchers.state', 'in', ['usable', 'redeemed'])
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** The redemptions of an order that are neither undone nor settled, the oldest first. */
export async function unsettledRedemptions(tx: Tx, orderId: OrderId): Promise<RedemptionId[]> {
  const rows = await tx
    .selectFrom('redemptions')
    .select('id')
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .where('settled_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => trustedId('redemption', id))
}

/** Marks a redemption as settled. */
export async function setRedemptionSettled(tx: Tx, id: RedemptionId, at: Date): Promise<void> {
  await tx.updateTable('redemptions').set({ settled_at: at }).where('id', '=', id).execute()
}

/** Earnings of the store from a line of an order, in the smallest unit. */
export async function earnedOf(db: Db, orderId: string): Promise<number> {
  const { amount } = await db
    .selectFrom('order_shares')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('amount'))
    .where('order_id', '=', orderId)
    .where('party', '=', 'store')
    .executeTakeFirstOrThrow()
  return amount
}

/** The phone of an order's customer, sealed. */
export async function phoneOf(db: Db, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select('phone_sealed')
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return row?.phone_sealed ?? null
}
