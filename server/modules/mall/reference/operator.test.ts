import { randomUUID } from 'node:crypto'
import { mallProduct, mallProducts } from '@contract/calls/mall'
import * as calls from '@contract/calls/merchant'
import { aPicture } from '../../../testing/picture'
import { printedBy } from '../../../testing/printed'
import type { TestCaller } from '../../../testing/caller'
import { aWorld, type World } from '../../../testing/world'
import { mallCommands, mallWarnings } from './operator'

let world: World
beforeEach(async () => (world = await aWorld()))
afterEach(() => world.close())

const run = (name: string, ...args: string[]) => printedBy(() => mallCommands[name]?.(world.app, args))
const both = (text: string) => ({ en: text, zh: text })
const key = () => ({ idempotencyKey: randomUUID() })

/** A merchant with a new store, which is not open and has sold nothing. */
async function aMerchant(): Promise<{ merchant: TestCaller; storeId: string }> {
  const merchant = await world.make.customer()
  return { merchant, storeId: await world.make.store({ merchant_id: merchant.id, status: 'closed' }) }
}

/** Lists a product of the merchant’s shop, with stock in the first warehouse. */
async function listProduct(merchant: TestCaller, storeId: string) {
  const fee = { name: both('Parcels'), unit: 'piece', first: 1, firstFee: 600, step: 1, stepFee: 0 } as const
  const { id: templateId } = await merchant.call(calls.merchantSaveShipping, { ...fee, freeOver: null, ...key() })
  const { warehouses } = await merchant.call(calls.merchantProductSetup, { storeId })
  return merchant.call(calls.merchantSetUpProduct, {
    ...{ name: both('Cloud tea'), note: both(''), categoryKey: 'tea', templateId, freeReturnDays: 7 },
    ...{ purchaseLimit: null, axes: [], onSale: true, warehouseId: warehouses[0]?.id ?? '' },
    newPictures: [(await merchant.upload(await aPicture(64, 48), { module: 'goods' })).id],
    skus: [{ choice: [], price: 50_00, memberPrice: null, weight: 200, stock: 10 }],
    ...key(),
  })
}

it('should let a merchant of an empty town list a product', async () => {
  const { merchant, storeId } = await aMerchant()
  await run('mall-shop', storeId)
  expect(await mallWarnings(world.app.context)).toHaveLength(2)
  await run('product-categories', 'standard')
  await run('warehouse', '330106', 'West Lake', '西湖仓')
  expect(await mallWarnings(world.app.context)).toEqual([])
  const { id } = await listProduct(merchant, storeId)
  const visitor = await world.make.customer()
  expect(await visitor.call(mallProducts, { category: 'tea' })).toMatchObject({ items: [{ id, soldOut: false }] })
  expect(await visitor.call(mallProduct, { productId: id })).toMatchObject({ shopId: storeId })
})

it('should warn only a town with shops of the mall', async () => {
  await aMerchant()
  expect(await mallWarnings(world.app.context)).toEqual([])
})

describe('categories of products', () => {
  it('should be inserted once, and keep a name that was changed', async () => {
    expect(await run('product-categories')).toEqual([
      'There are no categories: npm run operator -- product-categories standard',
    ])
    const first = await run('product-categories', 'standard')
    expect(first.slice(0, 2)).toEqual(['fresh  Fruit & fresh  生鲜水果', '  fruit  Fruit  水果'])
    expect(await run('product-categories', 'standard')).toEqual(first)
    await run('product-category', 'fruit', 'Fresh fruit', '鲜果', 'fresh')
    expect((await run('product-categories', 'standard'))[1]).toBe('  fruit  Fresh fruit  鲜果')
  })

  it('should be added to a group, behind the others', async () => {
    await run('product-category', 'pets', 'Pets', '宠物')
    await run('product-category', 'cats', 'Cats', '猫', 'pets')
    await run('product-category', 'dogs', 'Dogs', '狗', 'pets')
    expect(await run('product-categories')).toEqual(['pets  Pets  宠物', '  cats  Cats  猫', '  dogs  Dogs  狗'])
  })

  it('should leave alone a key that has another purpose', async () => {
    await run('product-category', 'pets', 'Pets', '宠物')
    await run('product-category', 'fresh', 'Fresh food', '鲜粮', 'pets')
    const listed = await run('product-categories', 'standard')
    expect(listed.slice(0, 2)).toEqual(['pets  Pets  宠物', '  fresh  Fresh food  鲜粮'])
    expect(listed.join()).not.toContain('seafood')
  })

  it('should refuse a wrong key, an unknown group, a category as a group, and a change of group', async () => {
    await run('product-categories', 'standard')
    await expect(run('product-category', 'Tea!', 'Tea', '茶')).rejects.toThrow(/npm run operator/)
    await expect(run('product-category', 'pets', 'Pets')).rejects.toThrow(/npm run operator/)
    await expect(run('product-categories', 'all')).rejects.toThrow(/npm run operator/)
    await expect(run('product-category', 'cats', 'Cats', '猫', 'pets')).rejects.toThrow('There is no group pets.')
    await expect(run('product-category', 'cats', 'Cats', '猫', 'tea')).rejects.toThrow('There is no group tea.')
    await expect(run('product-category', 'tea', 'Tea', '茶', 'home')).rejects.toThrow('tea stays in pantry.')
    await expect(run('product-category', 'home', 'Home', '家', 'pantry')).rejects.toThrow('home stays a group.')
  })
})

describe('warehouses', () => {
  it('should be added in their order and renamed by district, also by two at once', async () => {
    const add = (name: string) => mallCommands.warehouse?.(world.app, ['330106', name, name])
    await printedBy(() => Promise.all([add('One'), add('Two')]))
    await run('warehouse', '440605', 'Foshan', '佛山')
    await run('warehouse', '330106', 'Hangzhou', '杭州')
    expect(await run('warehouses')).toEqual([
      expect.stringMatching(/^330106 {2}Hangzhou {2}杭州 {2}.*Hangzhou/),
      expect.stringMatching(/^440605 {2}Foshan {2}佛山 {2}.*Foshan/),
    ])
  })

  it('should refuse what is no district, and a missing name', async () => {
    for (const args of [
      ['330100', 'Hangzhou', '杭州'],
      ['999999', 'Nowhere', '无'],
      ['330106', 'Hangzhou'],
    ])
      await expect(run('warehouse', ...args)).rejects.toThrow(/npm run operator/)
    expect(await run('warehouses')).toEqual([expect.stringContaining('There are no warehouses')])
  })
})

describe('a shop of the mall', () => {
  it('should be a closed store without items, once', async () => {
    const refused = 'Only a closed store without items and orders can become a shop of the mall.'
    const { storeId } = await aMerchant()
    await run('mall-shop', storeId)
    await expect(run('mall-shop', storeId)).rejects.toThrow(refused)
    await expect(run('mall-shop', await world.make.store({ status: 'open' }))).rejects.toThrow(refused)
    const menu = await world.make.store({ status: 'closed' })
    await world.make.goods(menu)
    await expect(run('mall-shop', menu)).rejects.toThrow(refused)
    await expect(run('mall-shop', 'x')).rejects.toThrow(/npm run operator/)
  })
})
