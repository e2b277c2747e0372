import { randomUUID } from 'node:crypto'
import { merchantAccept } from '@contract/calls/merchant'
import { aMerchant, aSale } from '../../testing/store-money'
import { aWorld, type World } from '../../testing/world'

const token = 'a-token-of-24-characters'
let world: World
beforeAll(async () => {
  world = await aWorld({ METRICS_TOKEN: token })
})
afterAll(() => world.close())

const metrics = async () =>
  (await fetch(`${world.base}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
/** The value of a metric with labels. */
const value = async (name: string) => {
  const line = (await metrics()).split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.slice(name.length + 1))
}

it('should count orders by kind and state with their age, and those that are stuck', async () => {
  const { storeId } = await aMerchant(world)
  await aSale(world, storeId, 200_00, false)
  const open = 'linli_orders_open{kind="takeaway",state="waitingAccept"}'
  expect(await value(open)).toBe(1)
  expect(await value('linli_orders_stuck')).toBe(0)
  world.clock.forward(16)
  expect(await value('linli_orders_oldest_seconds{kind="takeaway",state="waitingAccept"}')).toBe(16 * 60)
  expect(await value('linli_orders_stuck')).toBe(1)
  await world.hours(1)
  expect(await value(open)).toBeUndefined()
})

it('should count calls by the failure that they were answered with', async () => {
  const { merchant, storeId } = await aMerchant(world)
  const { orderId } = await aSale(world, storeId, 200_00, false)
  const accept = () => merchant.call(merchantAccept, { orderId, idempotencyKey: randomUUID() }).catch(() => undefined)
  await accept()
  await accept()
  expect(await value('linli_calls_total{call="merchant.accept",outcome="done"}')).toBe(1)
  expect(await value('linli_calls_total{call="merchant.accept",outcome="orderStateChanged"}')).toBe(1)
})

it('should show what waits to be paid or decided, and the events that wait to be announced', async () => {
  expect(await value('linli_waiting{of="storePayout"}')).toBe(0)
  expect(await value('linli_waiting_amount{of="withdrawal"}')).toBe(0)
  expect(await value('linli_waiting{of="application"}')).toBe(0)
  expect(await value('linli_waiting_amount{of="application"}')).toBeUndefined()
  expect(await value('linli_outbox')).toBeGreaterThanOrEqual(0)
  expect(await value('linli_outbox_late_seconds')).toBeDefined()
})
