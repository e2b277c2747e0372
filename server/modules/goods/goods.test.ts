import { v7 as uuid } from 'uuid'
import { goodsAppShareCode, goodsCollect, goodsDetail, goodsShareCode, goodsSkuList } from '@contract/calls/goods'
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

test('shows an item by itself, with what is in it and its store', async () => {
  const storeId = await world.make.store()
  const goodsId = await world.make.goods(storeId, { allergens: ['gluten', 'soy'] })
  expect(await world.visitor.call(goodsDetail, { goodsId })).toMatchObject({
    goods: { id: goodsId, price: 2600 },
    category: 'Popular',
    allergens: ['gluten', 'soy'],
    store: { id: storeId, status: 'open', minimumOrder: 2000, inRange: true },
    collected: false,
  })
  expect((await world.visitor.call(goodsSkuList, { goodsId })).allergens).toEqual(['gluten', 'soy'])
  expect(await world.visitor.refusal(goodsDetail, { goodsId: uuid() })).toBe('goodsNotFound')
})

test('keeps an item for the customer who asked for it', async () => {
  const goodsId = await world.make.goods(await world.make.store())
  const [ann, ben] = [await world.make.customer(), await world.make.customer()]
  await ann.call(goodsCollect, { goodsId, collected: true })
  expect(await ann.call(goodsDetail, { goodsId })).toMatchObject({ collected: true })
  expect(await ben.call(goodsDetail, { goodsId })).toMatchObject({ collected: false })
  await ann.call(goodsCollect, { goodsId, collected: false })
  expect(await ann.call(goodsDetail, { goodsId })).toMatchObject({ collected: false })
  expect(await ann.refusal(goodsCollect, { goodsId: uuid(), collected: true })).toBe('goodsNotFound')
  expect(await world.visitor.refusal(goodsCollect, { goodsId, collected: true })).toBe('notSignedIn')
})

test('gives an address to the web and a screen to apps', async () => {
  const goodsId = await world.make.goods(await world.make.store())
  const path = `/pages/store/goods/index?id=${goodsId}`
  const title = 'Signature braised beef noodles'
  expect(await world.visitor.call(goodsShareCode, { goodsId })).toEqual({ url: `${world.base}/#${path}`, title })
  expect(await world.visitor.call(goodsAppShareCode, { goodsId })).toMatchObject({ path, title })
  expect(await world.visitor.refusal(goodsShareCode, { goodsId: uuid() })).toBe('goodsNotFound')
  expect(await world.visitor.refusal(goodsAppShareCode, { goodsId: uuid() })).toBe('goodsNotFound')
})
