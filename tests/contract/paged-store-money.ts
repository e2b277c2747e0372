import { type RawBuilder, sql } from 'kysely'
import { merchantPayOut } from '@contract/calls/merchant'
import { aMerchant, aSale, keyed } from '../../server/testing/store-money'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The payouts of a store. */
export async function storeMoneyLists(world: World) {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(world.app.context.db))
  const { merchant, storeId } = await aMerchant(world)
  const elsewhere = await world.make.store()
  await aSale(world, storeId, 2_000_00)
  await world.hours(72)
  const ids = await times(async () => (await merchant.call(merchantPayOut, { storeId, amount: 100_00, ...keyed() })).id)
  const payouts: PagedList = {
    ...{ caller: merchant, ids, requests: [{ storeId }] },
    put: (id, position) =>
      run(sql`update store_payouts set store_id = ${storeId}, created_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update store_payouts set store_id = ${elsewhere} where id = ${id}`),
  }
  return { 'merchant.payouts': payouts }
}
