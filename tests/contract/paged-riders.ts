import { type RawBuilder, sql } from 'kysely'
import { riderAccept, riderOffers } from '@contract/calls/rider'
import { aPaidOrder } from '../../server/testing/refunds'
import { aRider, search } from '../../server/testing/riders'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The deliveries of a rider who may have many at once. */
export async function riderLists(world: World) {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(world.app.context.db))
  const caller = await aRider(world)
  const ids = await times(async () => {
    await aPaidOrder(world)
    await search(world)
    const { items } = await caller.call(riderOffers, {})
    const { id } = await caller.call(riderAccept, { offerId: items[0]?.id ?? '' })
    // It is out of hand, so that the next one can be offered.
    await run(sql`update deliveries set ended_at = now(), state = 'cancelled' where id = ${id}`)
    return id
  })
  const tasks: PagedList = {
    ...{ caller, ids, requests: [{}, { tab: 'done' }] },
    put: (id, position, { tab }) =>
      tab === 'done'
        ? run(sql`update deliveries set ended_at = ${at(position)}, rider_id = ${caller.id} where id = ${id}`)
        : run(sql`update deliveries set ended_at = null, due_at = ${at(-position)}, rider_id = ${caller.id}
            where id = ${id}`),
    takeOut: (id) => run(sql`update deliveries set rider_id = null where id = ${id}`),
  }
  return { 'rider.tasks': tasks }
}
