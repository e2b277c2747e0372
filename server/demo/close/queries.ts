import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import type { AccountRef } from '../../modules/wallet/ledger'

type Db = Kysely<Database>
type Tx = Transaction<Database>

const mark = 'demo closed'

/** Whether the demo of this database was closed. */
export async function isClosed(db: Db): Promise<boolean> {
  return (await db.selectFrom('seeds').select('name').where('name', '=', mark).executeTakeFirst()) !== undefined
}

/** Notes that the demo of this database is closed. */
export async function markClosed(tx: Tx): Promise<void> {
  await tx
    .insertInto('seeds')
    .values({ name: mark })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Those of the customers whose data is not erased, in the order of their ids, locked. */
export async function lockPresent(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Number of accounts that are not erased. */
export async function countPresent(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('customers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The withdrawals of customers that have not ended. */
export async function openWithdrawals(tx: Tx, customerIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('customer_id', 'in', customerIds)
    .where('state', 'in', ['underReview', 'approved'])
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The accounts of money of these owners that hold any. */
export const holding = (tx: Tx, ownerIds: readonly string[]): Promise<AccountRef[]> =>
  tx
    .selectFrom('accounts')
    .select(['kind', 'owner_id as ownerId'])
    .where('kind', 'in', ['customer', 'store', 'rider'])
    .where('owner_id', 'in', ownerIds)
    .where('balance', '>', 0)
    .execute()

/** Closes stores, which nobody runs from now on, with all that they sell beside their goods; answers how many were not closed. */
export async function closeStores(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  await tx.deleteFrom('table_rules').where('store_id', 'in', ids).execute()
  await tx.updateTable('packages').set({ on_sale: false }).where('store_id', 'in', ids).execute()
  await tx
    .updateTable('group_deals')
    .set({ ends_at: now })
    .where('store_id', 'in', ids)
    .where('starts_at', '<', now)
    .where('ends_at', '>', now)
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('stores')
    .set({ status: 'closed', merchant_id: null, rest_until: null })
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('status', '<>', 'closed'), eb('merchant_id', 'is not', null)]))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends coupons: nobody receives them from now on, and received ones cannot be used. */
export async function endCoupons(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('coupons')
    .set({ stock: 0, claim_until: now })
    .where('id', 'in', ids)
    .where('claim_from', '<', now)
    .where('claim_until', '>', now)
    .execute()
  await tx
    .updateTable('customer_coupons')
    .set({ valid_until: now })
    .where('coupon_id', 'in', ids)
    .where('used_at', 'is', null)
    .where('valid_from', '<', now)
    .where('valid_until', '>', now)
    .execute()
}
