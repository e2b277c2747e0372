import { v7 as uuid } from 'uuid'
import { goodsSkuList } from '@contract/calls/goods'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

test('shows an item with its groups in their order', async () => {
  const goodsId = await world.make.goods(await world.make.store(), { purchase_limit: 3 })
  const sizes = await world.make.options(goodsId, { deltas: [0, 400, 2000] })
  const extras = await world.make.options(goodsId, { required: false, max: 3, deltas: [300] })
  const { goods, groups } = await world.visitor.call(goodsSkuList, { goodsId })
  expect(goods).toMatchObject({ id: goodsId, price: 2600, purchaseLimit: 3, hasOptions: true })
  expect(groups).toMatchObject([
    { name: 'Size', required: true, max: 1, options: [{ priceDelta: 0 }, { priceDelta: 400 }, { priceDelta: 2000 }] },
    { required: false, max: 3, options: [{ priceDelta: 300, soldOut: false, name: 'Option 0' }] },
  ])
  expect(groups.flatMap(({ options }) => options.map(({ id }) => id))).toEqual([...sizes, ...extras])
})

test('an item without options has no groups, and members see their price', async () => {
  const goodsId = await world.make.goods(await world.make.store(), { member_price: 2200 })
  const member = await world.make.customer({ member: true })
  const { goods, groups } = await member.call(goodsSkuList, { goodsId })
  expect(goods).toMatchObject({ price: 2200, shopPrice: 2600, hasOptions: false })
  expect(groups).toEqual([])
})

test('knows no other item, and none that was removed', async () => {
  const goodsId = await world.make.goods(await world.make.store(), { removed_at: world.clock.now() })
  expect(await world.visitor.refusal(goodsSkuList, { goodsId })).toBe('goodsNotFound')
  expect(await world.visitor.refusal(goodsSkuList, { goodsId: uuid() })).toBe('goodsNotFound')
  expect((await world.visitor.send('goods.skuList', { goodsId: '1' })).status).toBe(400)
})
