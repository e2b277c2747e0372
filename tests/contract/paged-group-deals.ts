import { type RawBuilder, sql } from 'kysely'
import type { TestCaller } from '../../server/testing/caller'
import { aDeal, startGroup } from '../../server/testing/group-deals'
import { fund } from '../../server/testing/rows'
import type { World } from '../../server/testing/world'
import { type PagedList, rowCount, times } from './paged-rows'

/** The lists of group deals and of open groups. */
export async function groupDealLists(world: World, ben: TestCaller) {
  const { app, make, visitor: caller } = world
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  await fund(app.context.db, ben.id, 10_000_00, world.clock.now())
  const storeIds = await times(() => make.store())
  const dealIds = await times((index) => aDeal(world, storeIds[index] ?? ''))
  const deals: PagedList = {
    ...{ caller, ids: dealIds, requests: [{}] },
    // The store is so much farther away.
    put: async (id, position) => {
      await run(sql`update group_deals set ends_at = '2036-01-01' where id = ${id}`)
      await run(sql`update stores set latitude = 22.54 + ${position}::int * 0.001
        where id = (select store_id from group_deals where id = ${id})`)
    },
    takeOut: (id) => run(sql`update group_deals set ends_at = starts_at + interval '1 second' where id = ${id}`),
  }
  // Its store stays where it is, so that the deal keeps its place among the deals.
  const dealId = await aDeal(world, await make.store(), { size: rowCount, minutes: 10 * 365 * 24 * 60 })
  const groupIds = await times(async () => (await startGroup(ben, dealId)).groupId)
  const groups: PagedList = {
    ...{ caller, ids: groupIds, requests: [{ dealId }] },
    put: (id, position) => run(sql`update deal_groups set paid = 1, taken = 1 + ${position}::int where id = ${id}`),
    takeOut: (id) => run(sql`update deal_groups set paid = 0 where id = ${id}`),
  }
  return { 'group.list': deals, 'group.open': groups }
}
