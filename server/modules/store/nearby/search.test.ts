import { v7 as uuid } from 'uuid'
import { goodsAdvancedSearch, goodsCategories, goodsCount, goodsList } from '@contract/calls/goods'
import { storeHot, storeSearch } from '@contract/calls/store'
import { aQuarter, type Quarter } from '../../../testing/quarter'
import { pagesOf } from '../../../testing/pages'
import { aWorld, type World } from '../../../testing/world'

let world: World
let quarter: Quarter
const namesOf = (items: readonly { id: string }[], all = quarter.stores) =>
  items.map(({ id }) => Object.keys(all).find((name) => all[name] === id))

beforeAll(async () => {
  world = await aWorld()
  quarter = await aQuarter(world)
})
afterAll(() => world.close())

describe('store.search', () => {
  test.each([
    ['noodles', ['Old Stove Noodles', 'Noodle Night', 'Far Noodles']],
    ['noodle', ['Old Stove Noodles', 'Noodle Night', 'Far Noodles']],
    ['NOOD', ['Old Stove Noodles', 'Noodle Night', 'Far Noodles']],
    ['牛肉面', ['Old Stove Noodles', 'Cloud Bakery', 'Far Noodles']],
    ['牛肉', ['Old Stove Noodles', 'Cloud Bakery', 'Far Noodles']],
    ['面', ['Cloud Bakery', 'Old Stove Noodles', 'Noodle Night', 'Far Noodles']],
    ['面馆', ['Noodle Night']],
    ['番茄面', ['Old Stove Noodles']],
    ['cake', ['Cloud Bakery']],
    ['strawberry bakery', ['Cloud Bakery']],
    ['bakery noodles', []],
    ['niurou', ['Old Stove Noodles', 'Cloud Bakery', 'Far Noodles']],
    ['nrm', ['Old Stove Noodles', 'Far Noodles']],
    ['云朵 cake', ['Cloud Bakery']],
    ['zebra', []],
    ['斑马', []],
    ['%', []],
    ['_', []],
    ["' or 1=1 --", []],
    ['beef & !noodles | (', ['Old Stove Noodles', 'Far Noodles']],
  ])('%s finds %j: what delivers here, then by name, then open, then near', async (keyword, expected) => {
    expect(namesOf((await world.visitor.call(storeSearch, { keyword })).items)).toEqual(expected)
  })

  test('shows the goods that match, best sold first', async () => {
    const { items } = await world.visitor.call(storeSearch, { keyword: 'beef' })
    expect(items.map(({ hits }) => namesOf(hits, quarter.goods))).toEqual([
      ['Beef pie'],
      ['Tomato beef noodles', 'Braised beef noodles'],
      ['Far beef'],
    ])
    expect(items[0]?.hits[0]).toMatchObject({ price: 700, shopPrice: 900, sales: 5 })
  })

  test('shows which stores are closed and which are too far', async () => {
    const { items } = await world.visitor.call(storeSearch, { keyword: 'noodles' })
    expect(items.map(({ status, inRange }) => [status, inRange])).toEqual([
      ['open', true],
      ['resting', true],
      ['open', false],
    ])
  })

  test('can be sorted, filtered and paged', async () => {
    const pages = await pagesOf(world.visitor, storeSearch, { keyword: '面', sort: 'sales', pageSize: 2 })
    expect(pages.map((items) => namesOf(items))).toEqual([
      ['Cloud Bakery', 'Noodle Night'],
      ['Old Stove Noodles', 'Far Noodles'],
    ])
    const open = await world.visitor.call(storeSearch, { keyword: 'noodles', filters: ['openNow'] })
    expect(namesOf(open.items)).toEqual(['Old Stove Noodles', 'Far Noodles'])
  })

  test.each([{}, { keyword: '' }, { keyword: '  ' }, { keyword: 'x'.repeat(51) }, { keyword: 'a', sort: 'best' }])(
    'refuses %j',
    async (body) => expect((await world.visitor.send('store.search', body)).status).toBe(400),
  )
})

test('whole words come before their beginnings and synonyms, and those before sounds', async () => {
  const own = await aWorld()
  const open = async (name: object, over: object = {}) => {
    const id = await own.make.store({ name: JSON.stringify(name), ...over })
    return id
  }
  const near = { latitude: 22.533 }
  const sound = await open({ en: 'Quiet Lotus', zh: '静莲素狮' }, near)
  const begins = await open({ en: 'Sushiya', zh: '寿司屋' })
  const word = await open({ en: 'Wako Sushi', zh: '和光寿司' })
  const burgers = await open({ en: 'Alley Burgers', zh: '巷口汉堡' })
  const ids = async (keyword: string) => (await own.visitor.call(storeSearch, { keyword })).items.map(({ id }) => id)
  expect(await ids('sushi')).toEqual([word, begins, sound])
  expect(await ids('hamburger')).toEqual([burgers])
  expect(await ids('汉堡包')).toEqual([burgers])
  await own.close()
})

test('store.hot has the best sold open stores that deliver here', async () => {
  expect(namesOf((await world.visitor.call(storeHot, {})).items)).toEqual(['Cloud Bakery', 'Old Stove Noodles'])
})

describe('goods', () => {
  const found = async (request: object) =>
    namesOf((await world.visitor.call(goodsAdvancedSearch, { keyword: 'beef', ...request })).items, quarter.goods)

  test('are found in stores that deliver here', async () => {
    expect(await found({})).toEqual(['Tomato beef noodles', 'Braised beef noodles', 'Beef pie'])
    expect(await found({ keyword: '蛋糕' })).toEqual(['Strawberry cake'])
    expect(await found({ keyword: '%' })).toEqual([])
  })

  test('can be sorted and narrowed down', async () => {
    expect(await found({ sort: 'priceUp' })).toEqual(['Beef pie', 'Tomato beef noodles', 'Braised beef noodles'])
    expect(await found({ sort: 'priceDown', priceTo: 2400 })).toEqual(['Tomato beef noodles', 'Beef pie'])
    expect(await found({ sort: 'distance', priceFrom: 701 })).toEqual(['Braised beef noodles', 'Tomato beef noodles'])
    expect(await found({ filters: ['specials'] })).toEqual(['Beef pie'])
    expect(await found({ filters: ['member'] })).toEqual(['Tomato beef noodles'])
    expect(await found({ keyword: 'cake', filters: ['inStock'] })).toEqual([])
  })

  test('cost members what members pay', async () => {
    const member = await world.make.customer({ member: true })
    const { items } = await member.call(goodsAdvancedSearch, { keyword: 'beef', priceTo: 1000, sort: 'priceDown' })
    expect(items.map(({ price }) => price)).toEqual([1000, 700])
  })

  test('are listed and counted by what they are', async () => {
    const specials = await world.visitor.call(goodsList, { only: 'specials' })
    expect(namesOf(specials.items, quarter.goods)).toEqual(['Beef pie'])
    expect(specials).toMatchObject({ endsAt: '2026-03-25T16:00:00.000Z', items: [{ storeName: 'Cloud Bakery' }] })
    expect(await world.visitor.call(goodsCount, { only: 'specials' })).toEqual({ count: 1 })
    expect(await world.visitor.call(goodsCount, {})).toEqual({ count: 4 })
    expect(await world.visitor.call(goodsCount, { storeId: quarter.stores['Cloud Bakery'] })).toEqual({ count: 2 })
    expect(await world.visitor.call(goodsCount, { category: 'flowers' })).toEqual({ count: 0 })
  })

  test('stand in the sections of a menu', async () => {
    const { items } = await world.visitor.call(goodsCategories, { storeId: quarter.stores['Cloud Bakery'] ?? '' })
    expect(items.map(({ name, count }) => [name, count])).toEqual([
      ['Popular', 1],
      ['Popular', 1],
    ])
    expect(await world.visitor.refusal(goodsCategories, { storeId: uuid() })).toBe('storeNotFound')
  })
})
