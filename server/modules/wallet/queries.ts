import { sql, type Kysely, type Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { AccountKind, Database, Party } from '../../database/schema'
import { accountKinds } from './account-kinds'

type Db = Kysely<Database>
type Tx = Transaction<Database>

export interface AccountRef {
  readonly kind: AccountKind
  readonly ownerId: string
}

export interface Account extends AccountRef {
  id: string
  /** Null for an account that is the sum of its entries. */
  balance: number | null
}

/** Inserts missing accounts in the given order; `keeps` starts a balance at 0. */
export async function openAccounts(tx: Tx, accounts: readonly { ref: AccountRef; keeps: boolean }[]): Promise<void> {
  const rows = accounts.map(({ ref: { kind, ownerId }, keeps }) => ({
    id: uuid(),
    kind,
    owner_id: ownerId,
    balance: keeps ? 0 : null,
  }))
  await tx
    .insertInto('accounts')
    .values(rows)
    .onConflict((oc) => oc.columns(['kind', 'owner_id']).doNothing())
    .execute()
}

const accounts = (tx: Tx, refs: readonly AccountRef[]) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'kind', 'owner_id as ownerId', 'balance'])
    .where((eb) => eb.or(refs.map(({ kind, ownerId }) => eb.and({ kind, owner_id: ownerId }))))
    .orderBy('id')

/** Accounts; not locked. */
export const findAccounts = (tx: Tx, refs: readonly AccountRef[]): Promise<Account[]> => accounts(tx, refs).execute()

/** Locks accounts in id order, which prevents deadlocks between movements. */
export const lockAccounts = (tx: Tx, refs: readonly AccountRef[]): Promise<Account[]> =>
  accounts(tx, refs).forUpdate().execute()

/** Inserts a movement; returns false when it exists already. */
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

/** Updates kept balances and inserts the entries, each with the kept balance after it, in one statement. */
export async function insertEntries(
  tx: Tx,
  id: string,
  entries: readonly { accountId: string; amount: number }[],
): Promise<void> {
  const accounts = entries.map(({ accountId }) => accountId)
  const amounts = entries.map(({ amount }) => amount)
  await sql`
    with entry as (
      select account_id, amount from unnest(${accounts}::uuid[], ${amounts}::bigint[]) as entry (account_id, amount)
    ), changed as (
      update accounts set balance = balance + entry.amount from entry
      where accounts.id = entry.account_id and balance is not null returning accounts.id, balance
    )
    insert into ledger_entries (transaction_id, account_id, amount, balance_after)
    select ${id}, account_id, amount, balance from entry left join changed on changed.id = account_id`.execute(tx)
}

/** A component of a movement for one party of an order. */
export interface PartRow {
  readonly party: Party
  readonly ownerId: string | null
  readonly component: string
  readonly fundedBy: Party | null
  readonly amount: number
}

/** Inserts the components of a posted movement of an order, once. */
export async function insertParts(
  tx: Tx,
  { kind, referenceId }: { readonly kind: string; readonly referenceId: string },
  orderId: string,
  parts: readonly PartRow[],
): Promise<void> {
  const column = <K extends keyof PartRow>(key: K) => parts.map((part) => part[key])
  await sql`
    insert into ledger_parts (transaction_id, order_id, ordinal, party, owner_id, component, funded_by, amount)
    select ledger_transactions.id, ${orderId}, part.ordinal - 1, party, owner_id, component, funded_by, amount
    from ledger_transactions, unnest(
      ${column('party')}::text[], ${column('ownerId')}::uuid[], ${column('component')}::text[],
      ${column('fundedBy')}::text[], ${column('amount')}::bigint[]
    ) with ordinality as part (party, owner_id, component, funded_by, amount, ordinal)
    where kind = ${kind} and reference_id = ${referenceId}
    on conflict do nothing`.execute(tx)
}

const balance = sql<number>`coalesce(balance, (
  select sum(amount) from ledger_entries where account_id = accounts.id
), 0)::bigint`.as('balance')

/** The balances of the accounts of an owner, of every kind. */
export const balancesOf = (db: Db, ownerId: string): Promise<{ kind: AccountKind; balance: number }[]> =>
  db
    .selectFrom('accounts')
    .select(['kind', balance])
    .where('owner_id', '=', ownerId)
    .where('kind', 'in', accountKinds)
    .execute()

/** The balance of an account in the smallest unit, kept or summed from entries; 0 for a missing account. */
export async function balanceOf(db: Db, { kind, ownerId }: AccountRef): Promise<number> {
  const row = await db
    .selectFrom('accounts')
    .select(balance)
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
