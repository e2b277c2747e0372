import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../database/schema'
import { countOthers } from '../queries'

/** The other customers with an account to withdraw to that customers have too, also where they withdrew to it before and unlinked it. */
export const withCards = (db: Kysely<Database>, customerIds: readonly string[]) =>
  countOthers(
    db,
    sql`with own as (
        select number_hash from withdraw_accounts where customer_id = any(${[...customerIds]}::uuid[])
        union select number_hash from withdrawals where customer_id = any(${[...customerIds]}::uuid[])
      )
      select theirs.customer_id from own join withdraw_accounts as theirs using (number_hash)
        where theirs.customer_id <> all(${[...customerIds]}::uuid[])
      union all select theirs.customer_id from own join withdrawals as theirs using (number_hash)
        where theirs.customer_id <> all(${[...customerIds]}::uuid[])`,
  )
