import { type RawBuilder, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { merchantPayOut } from '@contract/calls/merchant'
import { funding, post, transfer } from '../../server/modules/wallet/ledger'
import { aMerchant, keyed } from '../../server/testing/store-money'
import { aRider } from '../../server/testing/riders'
import type { World } from '../../server/testing/world'
import { at, type PagedList, times } from './paged-rows'

/** The payouts of a store, and the movements of a statement of a store and of a rider. */
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
  const changeMoved = (statement: RawBuilder<unknown>) =>
    world.app.context.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await statement.execute(tx)
    })
  const movements = async (party: 'store' | 'rider', ownerId: string) => {
    const { db } = world.app.context
    return times(async () => {
      const referenceId = uuid()
      const sides = transfer(funding, { kind: party, ownerId }, 100)
      const movement = { kind: 'topUp', referenceId, at: world.clock.now(), sides } as const
      await db.transaction().execute((tx) => post(tx, movement))
      const row = db.selectFrom('ledger_transactions').select('id').where('reference_id', '=', referenceId)
      return (await row.executeTakeFirstOrThrow()).id
    })
  }
  const moved = {
    put: (id: string, position: number) =>
      changeMoved(sql`update ledger_transactions set created_at = ${at(position)} where id = ${id}`),
    takeOut: (id: string) =>
      changeMoved(sql`update ledger_transactions set created_at = '2026-01-20' where id = ${id}`),
  }
  const rider = await aRider(world, { online: false })
  const of = { period: 'daily', day: '2026-03-20' }
  const lines: PagedList = {
    ...{ caller: merchant, ids: await movements('store', storeId), ...moved },
    requests: [
      { storeId, ...of },
      { storeId, ...of, group: 'adjustments' },
    ],
  }
  const ridersLines: PagedList = {
    ...{ caller: rider, ids: await movements('rider', rider.id), ...moved },
    requests: [of, { ...of, group: 'adjustments' }],
  }
  const acts: PagedList = {
    ...{ caller: merchant, requests: [{ storeId }] },
    ids: await times(async () => {
      const id = uuid()
      await run(sql`insert into team_acts (id, at, store_id, customer_id, role, call, request_id)
        values (${id}, now(), ${elsewhere}, ${merchant.id}, 'owner', 'merchant.accept', 'req-1')`)
      return id
    }),
    put: (id, position) =>
      changeMoved(sql`update team_acts set store_id = ${storeId}, at = ${at(position)} where id = ${id}`),
    takeOut: (id) => changeMoved(sql`update team_acts set store_id = ${elsewhere} where id = ${id}`),
  }
  // The payouts have written acts too.
  await changeMoved(sql`update team_acts set store_id = ${elsewhere}`)
  const log = { 'merchant.teamLog': acts }
  return { ...log, 'merchant.payouts': payouts, 'merchant.statementLines': lines, 'rider.statementLines': ridersLines }
}
