import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { cartAdd } from '@contract/calls/cart'
import * as calls from '@contract/calls/group-cart'
import { basketQuote, refusedSubmit } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'
import { until } from '../../../tests/support/until'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

/** Whether this number of statements waits for locks. */
async function areWaiting(count: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    world.app.context.db,
  )
  return rows.length === count
}

it('should hold a purchase limit of a guest against an own order at the same moment', async () => {
  const { make } = world
  const [host, ben] = [await make.customer({ balance: 500_00 }), await make.customer({ balance: 500_00 })]
  for (const { id } of [host, ben]) await make.address(id)
  const storeId = await make.store()
  const goodsId = await make.goods(storeId, { purchase_limit: 1 })
  const settings = { minutes: 30, cap: null, feeSplit: 'equal' as const, idempotencyKey: randomUUID() }
  const { id: cartId, token } = await host.call(calls.groupCartStart, { storeId, ...settings })
  await ben.call(calls.groupCartJoin, { token })
  const { total } = await ben.call(calls.groupCartEdit, { cartId, goodsId, quantity: 1 })
  await ben.call(cartAdd, { goodsId, quantity: 1 })
  const { id: quoteId } = await basketQuote(ben, { storeId })
  // Both have priced what they place, and wait for the stock.
  const outcomes = await world.app.context.db
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('goods').select('id').where('id', '=', goodsId).forUpdate().execute()
      const placed = [
        refusedSubmit(ben, quoteId),
        host.refusal(calls.groupCartLock, { cartId, total, idempotencyKey: randomUUID() }),
      ]
      await until(() => areWaiting(placed.length), 'the wait of both')
      return placed
    })
    .then((placed) => Promise.all(placed))
  expect(outcomes.filter((failure) => failure === undefined)).toHaveLength(1)
  // The own order is over the limit, or the cart has become another one without the guest's line.
  expect(['overPurchaseLimit', 'quoteChanged']).toContain(outcomes.find((failure) => failure !== undefined))
})
