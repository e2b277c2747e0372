import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/schema'
import type { Finding } from './signal'

/** Number of customers that a finding names. */
const named = 10

/** Counts the customers of a query with a column `customer_id`, and names some. */
export async function countOthers(db: Kysely<Database>, others: RawBuilder<unknown>): Promise<Finding> {
  const { rows } = await sql<Finding>`
    select count(*)::int as value,
      coalesce((array_agg(customer_id::text order by customer_id))[1:${sql.lit(named)}], '{}') as "customerIds"
    from (select distinct customer_id from (${others}) as found) as others`.execute(db)
  return rows[0] ?? { value: 0, customerIds: [] }
}
