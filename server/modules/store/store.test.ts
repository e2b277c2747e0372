import { v7 as uuid } from 'uuid'
import { goodsSkuList } from '@contract/calls/goods'
import { orderConfirm } from '@contract/calls/order'
import { storeCategories, storeDetail, storeMenu } from '@contract/calls/store'
import { aBasket, submit } from '../../testing/orders'
import { aWorld, type World } from '../../testing/world'

const json = (value: unknown) => JSON.stringify(value)

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

test('store.detail has the merchant info', async () => {
  const storeId = await world.make.store()
  expect(await world.visitor.call(storeDetail, { storeId })).toMatchObject({
    id: storeId,
    distance: 1001,
    minutes: 21,
    notice: 'Cooked to order',
    address: '21 Keyuan Rd',
    openingHours: [{ open: '00:00', close: '24:00' }],
    selfPickup: true,
    deliveredBy: 'platform',
    category: 'food',
    latitude: 22.5419,
  })
})

test.each([storeDetail, storeMenu])('$name knows no other store', async (call) => {
  expect(await world.visitor.refusal(call, { storeId: uuid() })).toBe('storeNotFound')
  expect((await world.visitor.send(call.name, { storeId: 'old-stove' })).status).toBe(400)
})

test('store.menu has its categories after the popular goods and the deals', async () => {
  const storeId = await world.make.store()
  const plain = await world.make.goods(storeId, { sales: 5, member_price: 2200 })
  const deal = await world.make.goods(storeId, {
    sales: 9,
    stock: 7,
    activity_price: 990,
    is_active: true,
    activity_type: json({ en: '34% off', zh: '限时6.6折' }),
    tags: json([{ en: 'Mild', zh: '微辣' }]),
  })
  const unsold = await world.make.goods(storeId, { stock: 0, activity_price: 990 })
  await world.make.options(plain, { deltas: [0] })
  await world.make.goods(storeId, { removed_at: world.clock.now() })
  const { categories } = await world.visitor.call(storeMenu, { storeId })
  expect(categories.map(({ name, goods }) => [name, goods.map(({ id }) => id)])).toEqual([
    ['Popular', [deal, plain]],
    ['Specials', [deal]],
    ['Popular', [plain]],
    ['Popular', [deal]],
    ['Popular', [unsold]],
  ])
  const byId = new Map(categories.flatMap(({ goods }) => goods).map((goods) => [goods.id, goods]))
  expect(byId.get(deal)).toMatchObject({
    price: 990,
    activityType: '34% off',
    left: 7,
    tags: ['Mild'],
    hasOptions: false,
  })
  expect(byId.get(plain)).toMatchObject({ price: 2600, memberPrice: 2200, left: null, hasOptions: true })
  expect(byId.get(unsold)).toMatchObject({ price: 2600, activityPrice: null, activityType: null, soldOut: true })
})

test('store.menu has the prices of members for members and the same ids every time', async () => {
  const storeId = await world.make.store()
  await world.make.goods(storeId, { member_price: 2200, sales: 1 })
  const member = await world.make.customer({ member: true })
  const { categories } = await member.call(storeMenu, { storeId })
  expect(categories[0]?.goods[0]).toMatchObject({ price: 2200, shopPrice: 2600 })
  expect((await member.call(storeMenu, { storeId })).categories.map(({ id }) => id)).toEqual(
    categories.map(({ id }) => id),
  )
})

test('a store without goods has an empty menu', async () => {
  expect(await world.visitor.call(storeMenu, { storeId: await world.make.store() })).toEqual({ categories: [] })
})

test('store.categories are named in the language of the caller', async () => {
  await world.make.store()
  expect((await world.visitor.call(storeCategories, {})).items).toMatchObject([{ key: 'food', name: 'Food' }])
})

test('store.menu says what today’s orders leave of a purchase limit', async () => {
  const { ann, storeId, goodsId } = await aBasket(world, { goods: { purchase_limit: 3 } })
  const left = async (caller = ann) => {
    const { categories } = await caller.call(storeMenu, { storeId })
    const { goods } = await caller.call(goodsSkuList, { goodsId })
    return [categories[0]?.goods[0]?.limitLeft, goods.limitLeft]
  }
  expect(await left()).toEqual([3, 3])
  await submit(ann, (await ann.call(orderConfirm, { storeId })).id)
  expect(await left()).toEqual([1, 1])
  expect(await left(world.visitor)).toEqual([3, 3])
})
