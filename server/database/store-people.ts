import { sql } from 'kysely'
import type { StoreRole } from '@contract/store-roles'

/** Everybody in the team of a store with the role there: its owner and its members; a derived table for a `from`. */
export const storePeople = sql<{ store_id: string; customer_id: string | null; role: StoreRole }>`(
  select id as store_id, merchant_id as customer_id, 'owner' as role from stores where merchant_id is not null
  union all select store_id, customer_id, role from team_members where accepted_at is not null and ended_at is null)`

/** Ids of the people in the team of a store. */
export const peopleOf = (storeId: string) =>
  sql<{ id: string | null }>`select customer_id as id from ${storePeople} as person where store_id = ${storeId}`
