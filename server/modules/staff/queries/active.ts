import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'

/** Whether a customer can be given a store or a delivery: the account is neither frozen nor closed nor being closed. */
export async function isActive(db: Kysely<Database>, id: string): Promise<boolean> {
  const customer = db.selectFrom('customers').select(['status', 'closes_at']).where('id', '=', id)
  const { status, closes_at } = await customer.executeTakeFirstOrThrow()
  return status === 'active' && closes_at === null
}
