import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { staffCancelOrder } from '@contract/calls/staff'
import { FakeUber, pushUber, uberDelivery, uberFile } from '../../../testing/fake-uber'
import { detail, fire } from '../../../testing/orders'
import { aPaidOrder } from '../../../testing/refunds'
import { nearStores } from '../../../testing/riders'
import { aStaff } from '../../../testing/staff'
import { aWorld, type World } from '../../../testing/world'

let uber: FakeUber
let world: World
beforeEach(async () => {
  uber = new FakeUber()
  world = await aWorld({ COURIER_FILE: uberFile(await uber.open()), PUBLIC_URL: 'https://linli.example.com' })
  const rules = { key: 'centre', policy: 'all', raise: null, raise_most: null, delivered_by: 'courier' } as const
  await world.app.context.db
    .insertInto('delivery_zones')
    .values({ ...rules, ...nearStores, meters: 2500 })
    .execute()
})
afterEach(async () => {
  await world.close()
  await uber.close()
})

const runDue = () => world.app.context.jobs.runDue()
const courier = { name: 'Wang Lei', phone_number: '+8613900004321' }
let drawn = 0

/** An order at the courier, which has accepted it under a new number. */
async function anOrder() {
  drawn += 1
  const id = `del_${drawn}`
  uber.answer = ({ path }) => [
    200,
    path.endsWith('/delivery_quotes') ? { id: 'dqt_1', fee: 650 } : uberDelivery({ id }),
  ]
  const order = await aPaidOrder(world, ['accept'])
  await runDue()
  const state = async () => (await detail(order.ann, order.orderId)).state
  return { ...order, id, state }
}

/** A status of a delivery, `minute` minutes after its creation. */
const status = (id: string, told: string, minute: number) => ({
  ...{ delivery_id: id, status: told, created: new Date(Date.UTC(2026, 2, 20, 4, minute)).toISOString() },
  data: uberDelivery({ id, status: told, courier: told === 'pending' ? null : courier }),
})
const way = ['pending', 'pickup', 'pickup_complete', 'dropoff', 'delivered'] as const

it('should be asked for a price and then for the delivery, with what a courier needs and no more', async () => {
  const { orderId } = await anOrder()
  const [quote] = uber.of('/delivery_quotes')
  const [asked] = uber.of('/deliveries')
  const { id } = await world.app.context.db.selectFrom('courier_tasks').select('id').executeTakeFirstOrThrow()
  expect(quote).toMatchObject({ pickup_phone_number: expect.stringMatching(/^\+86\d+$/) as string })
  expect(asked).toMatchObject({
    ...{ quote_id: 'dqt_1', external_id: id, idempotency_key: id, undeliverable_action: 'return' },
    ...{ manifest_total_value: 62_01, deliverable_action: 'deliverable_action_meet_at_door' },
    // The number is hidden unless its customer shows it.
    dropoff_phone_number: (asked as { pickup_phone_number: string }).pickup_phone_number,
  })
  expect(uber.asked.map(({ authorization }) => authorization)).toEqual(['', 'Bearer token', 'Bearer token'])
  expect(JSON.stringify(asked)).not.toContain(orderId)

  const shown = await aPaidOrder(world, [])
  const { db } = world.app.context
  await db.updateTable('takeaway_orders').set({ hide_number: false }).where('order_id', '=', shown.orderId).execute()
  await fire(world, shown.orderId, 'accept')
  await runDue()
  expect(uber.of('/deliveries')[1]).toMatchObject({
    dropoff_phone_number: expect.stringMatching(/^\+861\d{10}$/) as string,
  })
})

it('should come to the same end in whatever order its pushes come, and however often', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([0, 1, 2, 3, 0, 1, 2, 3], { minLength: 1 }),
      fc.integer({ min: 0, max: 2 }),
      async (before, repeats) => {
        const { id, state } = await anOrder()
        for (const step of before) expect(await pushUber(world.base, status(id, way[step] ?? '', step))).toBe(200)
        const furthest = Math.max(...before)
        expect(await state()).toBe(['preparing', 'riderAccepted', 'riderDelivering', 'riderDelivering'][furthest])
        for (let time = 0; time <= repeats; time += 1) await pushUber(world.base, status(id, 'delivered', 4))
        for (const step of before) await pushUber(world.base, status(id, way[step] ?? '', step))
        expect(await state()).toBe('delivered')
      },
    ),
    { numRuns: 8, seed: 7 },
  )
})

it('should take the same push once, that comes twice at once', async () => {
  const { id, state } = await anOrder()
  const sent = Array.from({ length: 4 }, () => pushUber(world.base, status(id, 'delivered', 4)))
  expect(await Promise.all(sent)).toEqual([200, 200, 200, 200])
  expect(await state()).toBe('delivered')
})

it('should refuse pushes that are forged or for somebody else, and change nothing by those of unknown deliveries', async () => {
  const { id, state } = await anOrder()
  expect(await pushUber(world.base, status(id, 'delivered', 4), 'another-signing-key')).toBe(400)
  expect(await pushUber(world.base, { ...status(id, 'delivered', 4), customer_id: 'cus_2' })).toBe(400)
  expect(await pushUber(world.base, { ...status(id, 'eaten', 4) })).toBe(400)
  expect(await pushUber(world.base, { kind: 'event.courier_update', ...{ created: '2026-03-20T04:00:00Z' } })).toBe(200)
  expect(await pushUber(world.base, status('del_unknown', 'delivered', 4))).toBe(200)
  const unsigned = await fetch(`${world.base}/v1/couriers/uberDirect`, { method: 'POST', body: '{}' })
  expect([unsigned.status, await state()]).toEqual([400, 'preparing'])
})

it('should hear a push that comes before the answer to its creation', async () => {
  const order = await aPaidOrder(world, ['accept'])
  const { id } = await world.app.context.db.selectFrom('courier_tasks').select('id').executeTakeFirstOrThrow()
  const told = status('del_early', 'pickup', 1)
  await pushUber(world.base, { ...told, data: { ...told.data, external_id: id } })
  expect((await detail(order.ann, order.orderId)).rider?.name).toBe('Wang Lei')
  uber.answer = ({ path }) => [
    200,
    path.endsWith('_quotes') ? { id: 'dqt_1', fee: 650 } : uberDelivery({ id: 'del_early' }),
  ]
  await runDue()
  expect((await detail(order.ann, order.orderId)).state).toBe('riderAccepted')
})

it('should be cancelled once its number is known, where its order ended while it was created', async () => {
  const staff = await aStaff(world)
  const order = await aPaidOrder(world, ['accept'])
  uber.answer = () => [503, { code: 'service_unavailable' }]
  await runDue()
  await staff.call(staffCancelOrder, { orderId: order.orderId, reason: 'Closed', idempotencyKey: randomUUID() })
  const { id } = await world.app.context.db.selectFrom('courier_tasks').select('id').executeTakeFirstOrThrow()
  const told = status('del_late', 'pickup', 1)
  await pushUber(world.base, { ...told, data: { ...told.data, external_id: id } })
  uber.answer = () => [200, uberDelivery({ id: 'del_late', status: 'canceled' })]
  await runDue()
  expect(uber.asked.at(-1)?.path).toBe('/v1/customers/cus_1/deliveries/del_late/cancel')
})

it('should wait for a courier that does not answer, and go to riders after five minutes', async () => {
  const order = await aPaidOrder(world, [])
  uber.answer = () => [503, { code: 'service_unavailable' }]
  await fire(world, order.orderId, 'accept')
  await runDue()
  const live = () =>
    world.app.context.db
      .selectFrom('deliveries')
      .innerJoin('courier_tasks', 'delivery_id', 'deliveries.id')
      .select(['deliveries.courier', 'courier_tasks.state'])
      .executeTakeFirstOrThrow()
  expect(await live()).toEqual({ courier: 'uberDirect', state: 'requested' })
  world.clock.forward(30)
  await runDue()
  expect(await live()).toEqual({ courier: null, state: 'refused' })
})
