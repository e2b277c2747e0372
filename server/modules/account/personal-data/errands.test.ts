import { accountExportData } from '@contract/calls/account'
import { aPaidErrand, aRider, withErrand } from '../../../testing/errands'
import { aWorld, type World } from '../../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

it('should list the contents of the customer’s errands, without their riders and codes', async () => {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const orderId = await aPaidErrand(world, ann, { product: 'Two lemons' })
  await withErrand(world, orderId, (tx, order, desk) => desk.accept(tx, order, aRider))
  await withErrand(world, orderId, (tx, order, desk) => desk.arrive(tx, order))
  const receipt = { amount: 4_00, photoHash: 'photo of an export' }
  await withErrand(world, orderId, (tx, order, desk) => desk.bought(tx, order, [receipt]))
  const text = await (await fetch(world.base + (await ann.call(accountExportData, {})).path)).text()
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(data['errands']).toMatchObject([{ order_id: orderId, product: 'Two lemons', spent: 400 }])
  expect(data['errands']?.[0]).toHaveProperty('delivery.consignee')
  expect(data['errand_receipts']).toMatchObject([{ order_id: orderId, amount: 400 }])
  expect(text).not.toContain(aRider.phone)
  expect(text).not.toMatch(/codes|photo of an export/)
})
