import type { Transaction } from 'kysely'
import type { Database } from './schema'

type Tx = Transaction<Database>

/**
 * Locks customers until the transaction ends, in the order of their ids, so that those who lock several never wait for each
 * other; foreign keys that reference them are not blocked. Submissions of one customer see the same purchase limits and
 * first-order discount one after another.
 */
export async function lockCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  const query = tx.selectFrom('customers').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate()
  const rows = await query.execute()
  if (rows.length < new Set(ids).size) throw new Error('A customer to lock does not exist')
}

/** Locks one customer. */
export const lockCustomer = (tx: Tx, id: string): Promise<void> => lockCustomers(tx, [id])
