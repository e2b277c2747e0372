import { randomUUID } from 'node:crypto'
import { cartAdd } from '@contract/calls/cart'
import { mallTogether } from '@contract/calls/mall'
import { orderConfirm, orderSubmit } from '@contract/calls/order'
import { paymentBalancePay } from '@contract/calls/payment'
import type { TestCaller } from '../../../../testing/caller'
import { MallFactory } from '../../../../testing/mall'
import { aWorld, type World } from '../../../../testing/world'

let world: World
let mall: MallFactory
let shop: { id: string; templateId: string }
let other: { id: string; templateId: string }

beforeAll(async () => {
  world = await aWorld()
  mall = new MallFactory(world.app.context.db, world.make)
  shop = await mall.shop()
  other = await mall.shop()
  await world.make.commission(500)
})
afterAll(() => world.close())

type Product = Awaited<ReturnType<MallFactory['product']>>

/** Orders one of each product by a new customer, who pays them. */
async function order(products: readonly Product[], { paid = true } = {}): Promise<TestCaller> {
  const ann = await world.make.customer({ balance: 2_000_00 })
  await world.make.address(ann.id, { is_default: true })
  for (const { skuIds } of products) await ann.call(cartAdd, { skuId: skuIds[0] ?? '' })
  const quote = await ann.call(orderConfirm, { kind: 'mall' })
  const { orderId } = await ann.call(orderSubmit, { quoteId: quote.id, idempotencyKey: randomUUID() })
  if (paid) await ann.call(paymentBalancePay, { orderId, payPassword: '246810', idempotencyKey: randomUUID() })
  return ann
}

const beside = async (...products: readonly Product[]) => {
  const { boughtTogether, items } = await world.visitor.call(mallTogether, { productIds: products.map(({ id }) => id) })
  return [boughtTogether, items.map(({ id }) => id)]
}

test('products paid for together come first, over all shops of a trade, else the best sellers of the category', async () => {
  const [tea, cup, tray] = [await mall.product(shop), await mall.product(other), await mall.product(shop)]
  await mall.product(shop, { sales: 9000 }, [{ stock: 0 }])
  const popular = await mall.product(shop, { sales: 500 })
  await mall.product(shop, { sales: 8000, removed_at: new Date() })
  expect(await beside(tea)).toEqual([false, [popular.id, cup.id, tray.id]])
  await order([tea, tray])
  await order([tea, cup])
  await order([tea, cup])
  await order([tea, popular], { paid: false })
  expect(await beside(tea)).toEqual([true, [cup.id, tray.id]])
  expect(await beside(tea, cup)).toEqual([false, [popular.id, tray.id]])
})

test('without products it goes by what the caller bought last, and for visitors by what sells best', async () => {
  const [pot, lid, rack] = [await mall.product(shop), await mall.product(shop), await mall.product(other)]
  const best = await mall.product(other, { sales: 99_000 })
  const ann = await order([pot])
  await order([pot, lid])
  await order([pot, rack])
  const { boughtTogether, items } = await ann.call(mallTogether, {})
  expect([boughtTogether, items.map(({ id }) => id).sort()]).toEqual([true, [lid.id, rack.id].sort()])
  const visitors = await world.visitor.call(mallTogether, {})
  expect([visitors.boughtTogether, visitors.items[0]?.id]).toEqual([false, best.id])
})
