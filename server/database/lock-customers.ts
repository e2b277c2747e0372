import type { Kysely, Transaction } from 'kysely'
import { prepared } from './prepared'
import type { Database } from './schema'

type Tx = Transaction<Database>

const locked = prepared((tx: Kysely<Database>, ids: readonly string[]) =>
  tx
    .selectFrom('customers')
    .select('id')
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids as string[]))))
    .orderBy('id')
    .forNoKeyUpdate(),
)

/**
 * Locks customers until the transaction ends, in the order of their ids, so that those who lock several never wait for each
 * other; foreign keys that reference them are not blocked. Submissions of one customer see the same purchase limits and
 * first-order discount one after another.
 */
export async function lockCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await locked(tx, ids)
  if (rows.length < new Set(ids).size) throw new Error('A customer to lock does not exist')
}

/** Locks one customer. */
export const lockCustomer = (tx: Tx, id: string): Promise<void> => lockCustomers(tx, [id])
