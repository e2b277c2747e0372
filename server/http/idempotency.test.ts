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

it('should keep answers sealed, and replay those of before they were', async () => {
  const { ann, orderId } = await anOrder(world)
  const cancel = { orderId, reason: 'Mistake', idempotencyKey: randomUUID() }
  const answer = await ann.call(orderCancel, cancel)
  const { db, seal } = world.app.context
  const row = () =>
    db.selectFrom('idempotency_keys').selectAll().where('key', '=', cancel.idempotencyKey).executeTakeFirstOrThrow()
  const { answer_sealed } = await row()
  expect(JSON.stringify(await row())).not.toMatch(/Rm 1602|Lin/)
  const before = seal.open(answer_sealed ?? '')
  expect(before).toContain('Rm 1602')
  const change = { answer: before, answer_sealed: null }
  await db.updateTable('idempotency_keys').set(change).where('key', '=', cancel.idempotencyKey).execute()
  expect(await ann.call(orderCancel, cancel)).toEqual(answer)
})
