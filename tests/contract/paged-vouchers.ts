import { type RawBuilder, sql } from 'kysely'
import type { TestCaller } from '../../server/testing/caller'
import { fund } from '../../server/testing/rows'
import { aPackage, buyVouchers } from '../../server/testing/vouchers'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'
import { storeMoneyLists } from './paged-store-money'

/** The lists of a customer's vouchers and of a store's payouts. */
export async function voucherLists(world: World, ben: TestCaller) {
  const { app, make } = world
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(app.context.db))
  await fund(app.context.db, ben.id, 10_000_00, world.clock.now())
  const packageId = await aPackage(world, await make.store())
  const vouchers: PagedList = {
    ...{ caller: ben, ids: await times(() => buyVouchers(ben, packageId, 1)), requests: [{}, { tab: 'usable' }] },
    put: (id, position) => run(sql`update orders set removed_at = null, placed_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update orders set removed_at = now() where id = ${id}`),
  }
  return { 'voucher.list': vouchers, ...(await storeMoneyLists(world)) }
}
