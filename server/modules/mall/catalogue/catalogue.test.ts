import { v7 as uuid } from 'uuid'
import { favoritesList } from '@contract/calls/favorites'
import { mallCategories, mallHome, mallProduct, mallProducts, mallSearchWords, mallShop } from '@contract/calls/mall'
import { storeCollect, storeList } from '@contract/calls/store'
import { aRule, MallFactory } from '../../../testing/mall'
import { pagesOf } from '../../../testing/pages'
import type { TestCaller } from '../../../testing/caller'
import { aWorld, type World } from '../../../testing/world'

const both = (text: string) => JSON.stringify({ en: text, zh: `${text}中` })
const json = (value: unknown) => JSON.stringify(value)

let world: World
let mall: MallFactory
let member: TestCaller
let shop: { id: string; templateId: string }
const ids: Record<string, string> = {}
const names = (items: readonly { id: string }[]) =>
  items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))

beforeAll(async () => {
  world = await aWorld()
  mall = new MallFactory(world.app.context.db, world.make)
  member = await world.make.customer({ member: true })
  shop = await mall.shop()
  const other = await mall.shop({ name: both('Begonia Living') })
  const add = async (name: string, ...[of, over, skus]: Parameters<MallFactory['product']>) => {
    ids[name] = (await mall.product(of, { name: both(name), ...over }, skus)).id
  }
  await mall.category('plants', 'home')
  await add('Longjing', shop, { sales: 300, listed_at: new Date('2026-03-01T00:00:00Z') }, [
    { shop_price: 21800, member_price: 15800 },
    { shop_price: 16800, member_price: 16000, stock: 3 },
  ])
  await add('Honey', shop, { sales: 900, listed_at: new Date('2026-03-03T00:00:00Z') }, [
    { shop_price: 7900, activity_price: 5990, is_active: true, activity_type: both('Flash price') },
  ])
  await add('Longan', shop, { sales: 500 }, [{ shop_price: 4500, stock: 0 }])
  const plants = { category_key: 'plants', group_key: 'home' }
  await add('Monstera', other, { sales: 100, listed_at: new Date('2026-03-05T00:00:00Z'), ...plants }, [
    { shop_price: 4500 },
  ])
  await add('Gone', other, { sales: 9999, removed_at: new Date() })
})
afterAll(() => world.close())

describe('mall.products', () => {
  it.each([
    ['match', ['Honey', 'Longan', 'Longjing', 'Monstera']],
    ['sales', ['Honey', 'Longan', 'Longjing', 'Monstera']],
    ['newest', ['Monstera', 'Honey', 'Longan', 'Longjing']],
    ['priceUp', ['Longan', 'Monstera', 'Honey', 'Longjing']],
    ['priceDown', ['Longjing', 'Honey', 'Monstera', 'Longan']],
  ] as const)('should be sorted by %s', async (sort, order) => {
    const { items } = await world.visitor.call(mallProducts, { sort })
    expect(names(items)).toEqual(order)
  })

  it.each([
    [{ category: 'tea' }, ['Honey', 'Longan', 'Longjing']],
    [{ category: 'home' }, ['Monstera']],
    [{ keyword: 'lon' }, ['Longjing', 'Longan']],
    [{ keyword: '!' }, []],
    [{ filters: ['activity' as const] }, ['Honey']],
    [{ filters: ['member' as const] }, ['Longjing']],
    [{ filters: ['inStock' as const], category: 'tea' }, ['Honey', 'Longjing']],
    [{ priceFrom: 5000, priceTo: 5990 }, ['Honey']],
  ])('should be narrowed down by %j', async (criteria, expected) => {
    expect(names((await world.visitor.call(mallProducts, criteria)).items)).toEqual(expected)
  })

  it('should return the price of the cheapest SKU for the caller', async () => {
    const card = async (caller: TestCaller) => (await caller.call(mallProducts, { keyword: 'Longjing' })).items[0]
    expect(await card(world.visitor)).toMatchObject({ price: 16800, onePrice: false, soldOut: false })
    expect(await card(member)).toMatchObject({ price: 15800, shopPrice: 21800 })
    const [honey] = (await world.visitor.call(mallProducts, { keyword: 'Honey' })).items
    expect(honey).toMatchObject({ price: 5990, activityType: 'Flash price', onePrice: true })
  })

  it('should follow each other in pages without gap or repetition', async () => {
    const pages = await pagesOf(world.visitor, mallProducts, { pageSize: 1, sort: 'priceDown' })
    expect(pages.map(names).flat()).toEqual(['Longjing', 'Honey', 'Monstera', 'Longan'])
  })
})

describe('mall.product', () => {
  it('should come with its SKUs at the caller’s prices', async () => {
    const product = await member.call(mallProduct, { productId: ids.Longjing ?? '' })
    expect(product.skus).toMatchObject([
      { choice: [0], price: 15800, soldOut: false, left: null },
      { choice: [1], price: 16000, left: 3 },
    ])
    expect(product.shop).toMatchObject({ id: shop.id, name: 'Shanye Tea House', rating: 4.8 })
    const longan = await world.visitor.call(mallProduct, { productId: ids.Longan ?? '' })
    expect(longan).toMatchObject({ soldOut: true, skus: [{ soldOut: true, left: null }] })
  })

  it('should return the cost of shipping to the caller’s place, or to the default address', async () => {
    const customer = await world.make.customer()
    const of = async (caller: TestCaller) => (await caller.call(mallProduct, { productId: ids.Longan ?? '' })).shipping
    expect(await of(customer)).toEqual({
      from: 'Hangzhou',
      to: 'Nanshan District, Shenzhen, Guangdong',
      deliverable: true,
      fee: 800,
      freeOver: 9900,
      shipsBy: '2026-03-27T04:00:00.000Z',
      arrivesBy: '2026-03-31T04:00:00.000Z',
    })
    await world.make.address(customer.id, { region_code: '330106', is_default: true })
    expect(await of(customer)).toMatchObject({
      to: 'Xihu District, Hangzhou, Zhejiang',
      arrivesBy: '2026-03-29T04:00:00.000Z',
    })
  })

  it('should say that it is not shipped where no rule covers the place', async () => {
    const templateId = await mall.template(shop.id, { rules: json([aRule({ regions: ['33'] })]) })
    const { id } = await mall.product({ id: shop.id, templateId }, { name: both('Crab'), removed_at: null })
    const { shipping } = await world.visitor.call(mallProduct, { productId: id })
    expect(shipping).toMatchObject({ deliverable: false, fee: null, shipsBy: null, arrivesBy: null })
    await world.app.context.db.updateTable('products').set({ removed_at: new Date() }).where('id', '=', id).execute()
  })

  it('should refuse what is not sold, and what there is not', async () => {
    expect(await world.visitor.refusal(mallProduct, { productId: ids.Gone ?? '' })).toBe('productNotFound')
    expect(await world.visitor.refusal(mallProduct, { productId: shop.id })).toBe('productNotFound')
  })
})

describe('the front and the shops', () => {
  it('should show parents, and all categories with their children', async () => {
    const { categories, banners } = await world.visitor.call(mallHome, {})
    expect(categories.map(({ key }) => key).sort()).toEqual(['drinks', 'home'])
    expect(banners).toEqual([])
    const { items } = await world.visitor.call(mallCategories, {})
    expect(items.find(({ key }) => key === 'home')?.children).toMatchObject([{ key: 'plants', name: 'plants' }])
  })

  it('should name the shops that sell best in a category, and what is advertised of it', async () => {
    const { db } = world.app.context
    const other = await mall.shop({ name: both('Leaf') })
    const gone = await mall.shop({ name: both('Gone'), status: 'closed' })
    const sold = (id: string, sales: number) => mall.product({ id, templateId: shop.templateId }, { sales })
    await sold(other.id, 90_000)
    await sold(gone.id, 99_000)
    const picture = json({ path: '/pictures/a', colour: '#ffc9b5' })
    const words = { title: both('Tea'), line: both('New'), action: both('Go') }
    await db
      .insertInto('mall_banners')
      .values({ key: 'tea', category_key: 'tea', picture, position: 0, ...words })
      .execute()
    const { items } = await world.visitor.call(mallCategories, {})
    const drinks = items.find(({ key }) => key === 'drinks')
    expect(drinks?.shops.map(({ name }) => name)).toEqual(['Leaf', 'Shanye Tea House'])
    expect(drinks?.banner).toMatchObject({ title: 'Tea', category: 'tea' })
    expect(items.find(({ key }) => key === 'home')).toMatchObject({ banner: null })
    await db.deleteFrom('mall_banners').execute()
    await db.updateTable('products').set({ removed_at: new Date() }).where('store_id', '=', other.id).execute()
  })

  it('should return the number of products of a shop and their categories', async () => {
    expect(await world.visitor.call(mallShop, { shopId: shop.id })).toMatchObject({
      productCount: 3,
      categories: [{ key: 'tea' }],
    })
  })

  it('should keep shops of the mall and stores nearby apart', async () => {
    const store = await world.make.store()
    expect(await world.visitor.refusal(mallShop, { shopId: store })).toBe('storeNotFound')
    const { items } = await world.visitor.call(storeList, {})
    expect(items.map(({ id }) => id)).toEqual([store])
  })
})

it('suggests the words of the mall in their order, and none of the other search', async () => {
  const row = (kind: 'mall' | 'trending', word: string, position: number, mark: 'hot' | null) => {
    return { id: uuid(), kind, word: both(word), position, mark }
  }
  await world.app.context.db
    .insertInto('search_words')
    .values([row('mall', 'Cup', 1, null), row('trending', 'Rice', 0, null), row('mall', 'Tea', 0, 'hot')])
    .execute()
  expect((await world.visitor.call(mallSearchWords, {})).items).toEqual([
    { word: 'Tea', mark: 'hot' },
    { word: 'Cup', mark: null },
  ])
})

it('shows whether the caller follows a shop, which is listed among the favourite stores', async () => {
  const shopId = shop.id
  await member.call(storeCollect, { storeId: shopId, collected: true })
  expect(await member.call(mallShop, { shopId })).toMatchObject({ collected: true })
  expect(await world.visitor.call(mallShop, { shopId })).toMatchObject({ collected: false })
  const { items } = await member.call(favoritesList, { kind: 'store' })
  expect(items.map(({ id, store }) => [id, store?.business])).toEqual([[shopId, 'mall']])
  await member.call(storeCollect, { storeId: shopId, collected: false })
  expect(await member.call(mallShop, { shopId })).toMatchObject({ collected: false })
})
