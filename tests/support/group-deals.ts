import { sql } from 'kysely'
import { groupDetail, groupList, groupOpen } from '@contract/calls/group-deal'
import type { GroupDeal } from '@contract/entities/group-deal'
import type { TestCaller } from '../../server/testing/caller'
import type { TestDatabase } from '../../server/testing/database'

/** A deal of the demo, and a group that can be joined. */
export async function someDeals(caller: TestCaller) {
  const [deals, groups] = [await caller.call(groupList, {}), await caller.call(groupOpen, {})]
  return { dealId: deals.items[0]?.id ?? '', groupId: groups.items[0]?.id ?? '' }
}

/** The nearest deal of the demo for two, without a limit per person. */
export async function aDealForTwo(caller: TestCaller): Promise<GroupDeal> {
  const { items } = await caller.call(groupList, {})
  for (const deal of items.filter(({ size, status }) => size === 2 && status === 'on'))
    if ((await caller.call(groupDetail, { dealId: deal.id })).limit === null) return deal
  throw new Error('The demo has no deal for two')
}

/** Ends the time that a group has to fill. */
export async function endTimeOf(db: TestDatabase['db'], groupId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`update deal_groups set deadline = now() where id = ${groupId}`.execute(tx)
    await sql`update jobs set run_at = now() where payload->>'groupId' = ${groupId}`.execute(tx)
  })
}
