import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../database/schema'
import type { Finding, Receivers } from '../signal'

interface Tiny {
  /** An order of less is tiny. */
  readonly below: number
  readonly since: Date
}

const ofCustomers = (ids: readonly string[]): RawBuilder<unknown> => sql`orders.customer_id in (
  select unnest(${[...ids]}::uuid[]) union all select id from customers where invited_by = any(${[...ids]}::uuid[])
)`

/** Number of tiny paid orders of a store, or of customers and those invited by them, with some of those who placed them. */
export async function tinyOrdersOf(
  db: Kysely<Database>,
  { customerIds, storeId }: Receivers,
  { below, since }: Tiny,
): Promise<Finding> {
  const whose = storeId === null ? ofCustomers(customerIds) : sql`orders.store_id = ${storeId}::uuid`
  const { rows } = await sql<Finding>`
    select count(*)::int as value, coalesce((array_agg(distinct customer_id::text))[1:10], '{}') as "customerIds"
    from orders where ${whose} and placed_at >= ${since}::timestamptz and paid_at is not null
      and total < ${below}::bigint`.execute(db)
  return rows[0] ?? { value: 0, customerIds: [] }
}
