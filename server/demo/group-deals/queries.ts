import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'
import { isJoinable } from '../../modules/group-deal/queries'

/** The deals that can be started and have no group to join. */
export function dealsWithoutGroups(db: Kysely<Database>, now: Date) {
  return db
    .selectFrom('group_deals')
    .innerJoin('packages', 'packages.id', 'package_id')
    .select(['group_deals.id', 'size'])
    .where('ends_at', '>', now)
    .where('stock', '>', 0)
    .where(
      sql<boolean>`not exists (select from deal_groups where deal_groups.deal_id = group_deals.id and ${isJoinable(now)})`,
    )
    .orderBy('group_deals.id')
    .execute()
}
