import { couponList } from '@contract/calls/coupon'
import { messageSystemList } from '@contract/calls/message'
import { aBasket, basketQuote, detail, fire, submit, toDoor } from '../../testing/orders'
import { aPaidOrder } from '../../testing/refunds'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeEach(async () => {
  world = await aWorld({ LATE_COUPON: '500', LATE_COUPON_MINUTES: '10' })
})
afterEach(() => world.close())

const onTheWay = toDoor.slice(0, -1)
const terms = { minutes: 10, amount: 500 }

/** An order on its way, and the minutes until its promised arrival. */
async function riding() {
  const order = await aPaidOrder(world, onTheWay)
  const { estimatedAt } = await detail(order.ann, order.orderId)
  return { ...order, left: (Date.parse(estimatedAt) - world.clock.now().getTime()) / 60_000 }
}

const coupons = async ({ ann }: Pick<Awaited<ReturnType<typeof riding>>, 'ann'>) =>
  (await ann.call(couponList, { tab: 'unused' })).items

it('should promise a coupon with the quote and the order, and give it once when the rider is late', async () => {
  const order = await riding()
  expect((await detail(order.ann, order.orderId)).lateCompensation).toEqual({ ...terms, isGiven: false })
  world.clock.forward(order.left + 11)
  await fire(world, order.orderId, 'deliver')
  expect((await detail(order.ann, order.orderId)).lateCompensation).toEqual({ ...terms, isGiven: true })
  expect(await coupons(order)).toMatchObject([{ kind: 'platform', amount: 500, name: 'Sorry we were late' }])
  const { items } = await order.ann.call(messageSystemList, { kind: 'order' })
  expect(items.map(({ title }) => title)).toContain('Sorry we were late')
  await fire(world, order.orderId, 'redeliver')
  for (const event of toDoor.slice(1)) await fire(world, order.orderId, event)
  expect(await coupons(order)).toHaveLength(1)
})

it('should give nothing for an order within its minutes', async () => {
  const order = await riding()
  world.clock.forward(order.left + 10)
  await fire(world, order.orderId, 'deliver')
  expect(await coupons(order)).toEqual([])
})

it('should count from the arrival that the customer agreed to', async () => {
  const order = await riding()
  const { db } = world.app.context
  const later = new Date(world.clock.now().getTime() + (order.left + 30) * 60_000)
  await db.updateTable('takeaway_orders').set({ estimated_at: later }).where('order_id', '=', order.orderId).execute()
  world.clock.forward(order.left + 35)
  await fire(world, order.orderId, 'deliver')
  expect(await coupons(order)).toEqual([])
})

it('should give coupons of several late orders', async () => {
  const order = await riding()
  world.clock.forward(order.left + 11)
  await fire(world, order.orderId, 'deliver')
  const again = await riding()
  world.clock.forward(again.left + 11)
  await fire(world, again.orderId, 'deliver')
  expect([(await coupons(order)).length, (await coupons(again)).length]).toEqual([1, 1])
})

it('should promise nothing where the store brings its orders, and where none is set', async () => {
  const byStore = await aBasket(world, { store: { delivered_by: 'store' } })
  const { storeId, ann } = byStore
  expect((await basketQuote(ann, { storeId })).lateCompensation).toBeNull()
  const { orderId } = await submit(ann, (await basketQuote(ann, { storeId })).id)
  expect((await detail(ann, orderId)).lateCompensation).toBeNull()
  const riders = await aBasket(world)
  expect((await basketQuote(riders.ann, { storeId: riders.storeId })).lateCompensation).toEqual(terms)
  const other = await aWorld()
  const plain = await aBasket(other)
  expect((await basketQuote(plain.ann, { storeId: plain.storeId })).lateCompensation).toBeNull()
  await other.close()
})
