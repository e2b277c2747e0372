import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { WithdrawAccountKind } from '@contract/entities/withdraw'
import type { Database, WithdrawAccountTable } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>
export type WithdrawAccountRow = Selectable<WithdrawAccountTable>

/** A customer's accounts, the default one first, then the newest. */
export const accountsOf = (db: Db, customerId: string): Promise<WithdrawAccountRow[]> =>
  db
    .selectFrom('withdraw_accounts')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export async function accountById(db: Db, id: string): Promise<WithdrawAccountRow | undefined> {
  return db.selectFrom('withdraw_accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

interface Known {
  readonly kind: WithdrawAccountKind
  readonly provider: string
  /** The number's hashes by all keys. */
  readonly hashes: readonly string[]
}

/** Whether a customer has linked a number already; the same number may be an account at each of two providers. */
export async function isBound(db: Db, customerId: string, { kind, provider, hashes }: Known): Promise<boolean> {
  const row = await db
    .selectFrom('withdraw_accounts')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('provider', '=', provider)
    .where('number_hash', 'in', hashes)
    .executeTakeFirst()
  return row !== undefined
}

export const insertAccount = (tx: Tx, row: Insertable<WithdrawAccountTable>): Promise<WithdrawAccountRow> =>
  tx.insertInto('withdraw_accounts').values(row).returningAll().executeTakeFirstOrThrow()

/** Makes one account of a customer the default and no other; null for none. */
export async function setDefault(tx: Tx, customerId: string, id: string | null): Promise<void> {
  const own = tx.updateTable('withdraw_accounts').where('customer_id', '=', customerId)
  await own.set({ is_default: false }).where('is_default', '=', true).execute()
  if (id !== null) await own.set({ is_default: true }).where('id', '=', id).execute()
}

export async function removeAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('withdraw_accounts').where('id', '=', id).execute()
}

/** Whether a withdrawal or a payout to an account is under way. */
export async function isAwaited(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['underReview', 'approved'])
    .unionAll(
      db
        .selectFrom('store_payouts')
        .select('id')
        .where('account_id', '=', accountId)
        .where('state', 'in', ['waiting', 'endorsed', 'approved']),
    )
    .executeTakeFirst()
  return row !== undefined
}
