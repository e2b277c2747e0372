import { groupList, groupOpen } from '@contract/calls/group-deal'
import type { TestCaller } from '../../server/testing/caller'

/** A deal of the demo, and a group that can be joined. */
export async function someDeals(caller: TestCaller) {
  const [deals, groups] = [await caller.call(groupList, {}), await caller.call(groupOpen, {})]
  return { dealId: deals.items[0]?.id ?? '', groupId: groups.items[0]?.id ?? '' }
}
