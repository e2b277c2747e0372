import { randomUUID } from 'node:crypto'
import { orderCancel } from '@contract/calls/order'
import { anOrder } from '../testing/payments'
import { aWorld, type World } from '../testing/world'

let world: World

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

it('should keep an idempotency key for a day, then forget it, and look again every hour', async () => {
  const { ann, orderId } = await anOrder(world)
  const idempotencyKey = randomUUID()
  const cancel = { orderId, reason: 'Mistake', idempotencyKey }
  await ann.call(orderCancel, cancel)
  await world.hours(23)
  expect(await ann.call(orderCancel, cancel)).toMatchObject({ status: 'cancelled' })
  await world.hours(2)
  expect(await ann.refusal(orderCancel, cancel)).toBe('orderStateChanged')
  const { db } = world.app.context
  const planned = () => db.selectFrom('jobs').select('run_at').where('kind', '=', 'keys.forget').execute()
  expect(await planned()).toHaveLength(1)
  await world.hours(25)
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
  expect(await planned()).toHaveLength(1)
})
