import { type Kysely, sql, type Transaction } from 'kysely'
import { openRefundStates } from '@contract/states/after-sales'
import type { Database } from '../../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const columns = [
  ...(['customers.id', 'nickname', 'masked_phone', 'status', 'closes_at', 'erased_at'] as const),
  ...(['customers.created_at', 'user_level', 'member_until'] as const),
] as const

/** One customer. */
export const customerRow = (db: Db, id: string) =>
  db.selectFrom('customers').select(columns).where('customers.id', '=', id).executeTakeFirstOrThrow()

/** A row of a customer. */
export type CustomerRow = Awaited<ReturnType<typeof customerRow>>

/** The customer with a phone, by its keyed hashes. */
export const byPhone = (db: Db, phoneHashes: readonly string[]): Promise<CustomerRow[]> =>
  db.selectFrom('customers').select(columns).where('phone_hash', 'in', phoneHashes).execute()

/** The customer of the order with a number. */
export const byOrderNumber = (db: Db, number: string): Promise<CustomerRow[]> =>
  db
    .selectFrom('customers')
    .innerJoin('orders', 'orders.customer_id', 'customers.id')
    .select(columns)
    .where('orders.number', '=', number)
    .execute()

/** Customers whose nickname begins with a text, in any case. */
export const byName = (db: Db, name: string, limit: number): Promise<CustomerRow[]> =>
  db
    .selectFrom('customers')
    .select(columns)
    .where(sql<boolean>`lower(nickname) like ${`${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`)
    .orderBy(sql`lower(nickname)`)
    .orderBy('customers.id')
    .limit(limit)
    .execute()

/** Locks a customer until the transaction ends. */
export const lockCustomer = (tx: Tx, id: string): Promise<CustomerRow> =>
  tx.selectFrom('customers').select(columns).where('customers.id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Freezes an account or ends that. */
export async function setStatus(tx: Tx, id: string, status: 'active' | 'disabled'): Promise<void> {
  await tx.updateTable('customers').set({ status }).where('id', '=', id).execute()
}

/** Counts of what belongs to a customer. */
export async function countsOf(db: Db, id: string, now: Date) {
  const { rows } = await sql<{
    devices: number
    open_orders: number
    orders: number
    open_refunds: number
    refunds: number
    is_rider: boolean
  }>`select
      (select count(*)::int from sessions where customer_id = ${id} and ended_at is null and expires_at > ${now}) as devices,
      (select count(*)::int from orders where customer_id = ${id}) as orders,
      (select count(*)::int from orders where customer_id = ${id} and phase in ('toPay', 'inProgress')) as open_orders,
      (select count(*)::int from refunds where customer_id = ${id}) as refunds,
      (select count(*)::int from refunds where customer_id = ${id} and state in (${sql.join(openRefundStates)})) as open_refunds,
      exists (select from riders where customer_id = ${id}) as is_rider`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count has a row')
  return row
}

/** The stores that a customer runs. */
export const storesOf = (db: Db, id: string) =>
  db.selectFrom('stores').select(['id', 'name']).where('merchant_id', '=', id).orderBy('id').execute()
