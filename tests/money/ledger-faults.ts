import { sql, type Kysely } from 'kysely'
import type { Database } from '../../server/database/schema'

/** What is wrong with the books: movements that do not sum to zero, and balances that are not the sum of their entries. */
export async function ledgerFaults(db: Kysely<Database>): Promise<object[]> {
  const { rows: uneven } = await sql<object>`
    select transaction_id, sum(amount) from ledger_entries group by transaction_id having sum(amount) <> 0`.execute(db)
  const { rows: drifted } = await sql<object>`
    select accounts.id, balance, coalesce(sum(amount), 0) as entries
    from accounts left join ledger_entries on account_id = accounts.id
    group by accounts.id having balance <> coalesce(sum(amount), 0)`.execute(db)
  return [...uneven, ...drifted]
}
