import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { merchantPayOut } from '@contract/calls/merchant'
import { funding, post, transfer } from '../../server/modules/wallet/ledger'
import { aMerchant, keyed } from '../../server/testing/store-money'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The payouts of a store. */
export async function storeMoneyLists(world: World) {
  const run = async (statement: RawBuilder<unknown>) => void (await statement.execute(world.app.context.db))
  const { merchant, storeId } = await aMerchant(world)
  const elsewhere = await world.make.store()
  const sides = transfer(funding, { kind: 'store', ownerId: storeId }, 2_000_00)
  const movement = { kind: 'topUp', referenceId: uuid(), at: world.clock.now(), sides } as const
  await world.app.context.db.transaction().execute((tx) => post(tx, movement))
  const ids = await times(async () => (await merchant.call(merchantPayOut, { storeId, amount: 100_00, ...keyed() })).id)
  const payouts: PagedList = {
    ...{ caller: merchant, ids, requests: [{ storeId }] },
    put: (id, position) =>
      run(sql`update store_payouts set store_id = ${storeId}, created_at = ${at(position)} where id = ${id}`),
    takeOut: (id) => run(sql`update store_payouts set store_id = ${elsewhere} where id = ${id}`),
  }
  return { 'merchant.payouts': payouts }
}
