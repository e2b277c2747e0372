import { sql, type Kysely, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { AccountKind, Database } from '../../database/schema'

type Db = Kysely<Database>
type Tx = Transaction<Database>

export interface AccountRef {
  readonly kind: AccountKind
  readonly ownerId: string
}

export interface LockedAccount extends AccountRef {
  id: string
  balance: number
}

/** Opens the accounts that are not there yet. */
export async function openAccounts(tx: Tx, refs: readonly AccountRef[]): Promise<void> {
  const rows = refs.map(({ kind, ownerId }) => ({ id: uuid(), kind, owner_id: ownerId }))
  await tx
    .insertInto('accounts')
    .values(rows)
    .onConflict((oc) => oc.columns(['kind', 'owner_id']).doNothing())
    .execute()
}

/** Locks accounts in id order, so that two movements over the same accounts never wait for each other. */
export async function lockAccounts(tx: Tx, refs: readonly AccountRef[]): Promise<LockedAccount[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'kind', 'owner_id', 'balance'])
    .where((eb) => eb.or(refs.map(({ kind, ownerId }) => eb.and({ kind, owner_id: ownerId }))))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ owner_id, ...row }) => ({ ...row, ownerId: owner_id ?? '' }))
}

/** Records a movement; answers false when this one was recorded before. */
export async function insertTransaction(
  tx: Tx,
  row: { id: string; kind: string; reference_id: string; created_at: Date },
): Promise<boolean> {
  const result = await tx
    .insertInto('ledger_transactions')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Writes the entries and moves the balances by them in one statement. */
export async function insertEntries(
  tx: Tx,
  id: string,
  entries: readonly { accountId: string; amount: number }[],
): Promise<void> {
  const accounts = entries.map(({ accountId }) => accountId)
  const amounts = entries.map(({ amount }) => amount)
  await sql`
    with entries as (
      insert into ledger_entries (transaction_id, account_id, amount)
      select ${id}, account_id, amount from unnest(${accounts}::uuid[], ${amounts}::bigint[]) as entry (account_id, amount)
      returning account_id, amount
    )
    update accounts set balance = balance + entries.amount from entries where accounts.id = entries.account_id`.execute(
    tx,
  )
}

/** What an account holds, in the smallest unit; nothing for one that is not opened yet. */
export async function balanceOf(db: Db, { kind, ownerId }: AccountRef): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select('balance')
    .where('kind', '=', kind)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.balance ?? 0
}

/** The hash of a customer’s pay password; null while none is set. */
export async function payPasswordHash(db: Db, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('pay_password_hash')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return row.pay_password_hash
}
