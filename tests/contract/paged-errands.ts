import { type RawBuilder, sql } from 'kysely'
import { anErrand } from '../../server/testing/errands'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The list of a customer's errands. */
export async function errandLists(world: World) {
  const { app, make } = world
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  const caller = await make.customer()
  const errands: PagedList = {
    ...{ caller, ids: await times(() => anErrand(world, caller)), requests: [{}, { tab: 'toPay' }] },
    put: (id, position) => run(sql`update orders set removed_at = null, placed_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update orders set removed_at = now() where id = ${id}`),
  }
  return { 'errand.list': errands }
}
