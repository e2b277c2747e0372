import { accountExportData } from '@contract/calls/account'
import { newOrders } from '../../../testing/every-order'
import { aWorld, type World } from '../../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

it('should list the addresses of the customer’s mall orders', async () => {
  const make = newOrders['mall']
  if (!make) throw new Error('There is no maker')
  const { ann, orderId } = await make(world)
  const text = await (await fetch(world.base + (await ann.call(accountExportData, {})).path)).text()
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(data['mall_orders']).toMatchObject([{ order_id: orderId }])
  expect(data['mall_orders']?.[0]).toHaveProperty('address.consignee')
})
