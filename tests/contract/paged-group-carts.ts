import { type RawBuilder, sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { groupCartStart } from '@contract/calls/group-cart'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The list of the shared carts that a customer is in. */
export async function groupCartLists(world: World) {
  const { app, make } = world
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  const cleo = await make.customer()
  const settings = { minutes: 30, cap: null, feeSplit: 'equal' } as const
  const ids = await times(async () => {
    const storeId = await make.store()
    return (await cleo.call(groupCartStart, { storeId, ...settings, idempotencyKey: randomUUID() })).id
  })
  const carts: PagedList = {
    ...{ caller: cleo, ids, requests: [{}, { tab: 'past' }] },
    put: async (id, position, { tab }) => {
      await run(sql`update group_carts set state = ${tab === 'past' ? 'cancelled' : 'open'} where id = ${id}`)
      await run(sql`update group_cart_people set removed_at = null, joined_at = ${at(position)} where cart_id = ${id}`)
    },
    takeOut: (id) => run(sql`update group_cart_people set removed_at = now() where cart_id = ${id}`),
  }
  return { 'groupCart.list': carts }
}
