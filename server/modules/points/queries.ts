import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { PointsTab } from '@contract/calls/points'
import { descending, Keyset, type Slice } from '../../database/keyset'
import type { Database, PointEntryTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

/** Inputs of the points that an order earns. */
export function earner(tx: Tx, orderId: string) {
  return tx
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .leftJoin('stores', 'stores.id', 'orders.store_id')
    .select(['orders.customer_id', 'user_level', 'member_until'])
    .select((eb) => eb.fn.coalesce('stores.name', 'orders.title').as('title'))
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
}

/** Adds an entry; false when one of its kind exists for the reference. */
export async function insertEntry(tx: Tx, row: Insertable<PointEntryTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('point_entries')
    .values(row)
    .onConflict((conflict) => conflict.columns(['customer_id', 'kind', 'reference_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The entries that an order's payment earned and its refunds took back. */
export function entriesOfOrder(tx: Tx, orderId: string) {
  return tx
    .selectFrom('point_entries')
    .select(['customer_id', 'kind', 'amount', 'basis', 'title'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['order', 'refund'])
    .execute()
}

/** Points used and restored by an order. */
export function spentOn(tx: Tx, orderId: string) {
  return tx
    .selectFrom('point_entries')
    .select(['customer_id', 'kind', 'amount', 'title'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['used', 'returned'])
    .execute()
}

/** A customer's points; below zero when some are owed. */
export async function balanceOf(db: Db, customerId: string): Promise<number> {
  const { balance } = await db
    .selectFrom('point_entries')
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as('balance'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return balance
}

/** Whether the order of an entry waits for payment, be it for its balance. */
const isHeld = sql<boolean>`(kind = 'used' and exists (
  select from orders where orders.id = point_entries.order_id and orders.paid_at is null
    and orders.phase <> 'cancelled'))`

/** A customer's points, those held by unpaid orders, and the points earned, spent and deducted since. */
export async function pointsOf(db: Db, customerId: string, since: Date) {
  const { rows } = await sql<{ balance: number; earned: number; taken_back: number; spent: number; held: number }>`
    select coalesce(sum(amount), 0)::int as balance,
      coalesce(sum(amount) filter (where kind in ('order', 'review') and created_at >= ${since}), 0)::int as earned,
      coalesce(-sum(amount) filter (where kind = 'refund' and created_at >= ${since}), 0)::int as taken_back,
      coalesce(-sum(amount) filter (where kind in ('used', 'returned') and not ${isHeld} and created_at >= ${since}), 0)::int
        as spent,
      coalesce(-sum(amount) filter (where ${isHeld}), 0)::int as held
    from point_entries where customer_id = ${customerId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum has a row')
  return row
}

const newestFirst = new Keyset([descending('instant', sql.ref('created_at')), descending('id', sql.ref('id'))])

/** One page of a customer's movements. */
export function listEntries(db: Db, { customerId, tab, slice }: { customerId: string; tab: PointsTab; slice: Slice }) {
  let query = db.selectFrom('point_entries').selectAll().select(isHeld.as('held')).where('customer_id', '=', customerId)
  if (tab !== 'all') query = query.where('amount', tab === 'in' ? '>' : '<', 0)
  return newestFirst.page(query, slice).execute()
}
