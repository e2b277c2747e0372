import { v7 as uuid } from 'uuid'
import { goodsAdvancedSearch, goodsCategories, goodsCount, goodsList } from '@contract/calls/goods'
import { searchDeleteLog, searchHistory, searchRecommend, searchScanCode } from '@contract/calls/search'
import { storeHot, storeSearch } from '@contract/calls/store'
import { sharedPaths } from '@contract/share'
import { TestCaller } from '../../../testing/caller'
import { aWorld, type World } from '../../../testing/world'

const json = (value: unknown) => JSON.stringify(value)
const text = (en: string, zh: string) => json({ en, zh })
/** About 111 m for each thousandth of a degree north of the caller. */
const north = (thousandths: number) => ({ latitude: 22.5329 + thousandths / 1000, longitude: 113.93 })
const shut = json([{ open: '17:00', close: '02:00' }])

let world: World
const ids: Record<string, string> = {}
const goods: Record<string, string> = {}
const namesOf = (items: readonly { id: string }[], all = ids) =>
  items.map(({ id }) => Object.keys(all).find((name) => all[name] === id))

beforeAll(async () => {
  world = await aWorld()
  const store = async (name: string, zh: string, row: object) => {
    ids[name] = await world.make.store({ id: uuid(), name: text(name, zh), range_meters: 3000, ...row })
  }
  const dish = async (storeName: string, name: string, zh: string, row: object = {}) => {
    goods[name] = await world.make.goods(ids[storeName] ?? '', { name: text(name, zh), ...row })
  }
  await store('Old Stove Noodles', '老灶牛肉面', north(6))
  await store('Noodle Night', '深夜面馆', { ...north(2), opening_hours: shut })
  await store('Cloud Bakery', '云朵面包房', { ...north(4), monthly_sales: 9000 })
  await store('Far Noodles', '远方牛肉面', north(60))
  await store('Farther Noodles', '更远牛肉面', north(400))
  await dish('Old Stove Noodles', 'Braised beef noodles', '红烧牛肉面', { sales: 10, shop_price: 2600 })
  await dish('Old Stove Noodles', 'Tomato beef noodles', '番茄牛肉面', {
    sales: 20,
    shop_price: 2400,
    member_price: 1000,
  })
  await dish('Cloud Bakery', 'Beef pie', '牛肉派', { sales: 5, shop_price: 900, is_active: true, activity_price: 700 })
  await dish('Cloud Bakery', 'Strawberry cake', '草莓蛋糕', { stock: 0 })
  await dish('Far Noodles', 'Far beef', '远牛肉')
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
    expect(items.map(({ hits }) => namesOf(hits, goods))).toEqual([
      ['Beef pie'],
      ['Tomato beef noodles', 'Braised beef noodles'],
      ['Far beef'],
    ])
    expect(items[0]?.hits[0]).toMatchObject({ price: 700, shopPrice: 900, sales: 5 })
  })

  test('tells what is closed and what is too far', async () => {
    const { items } = await world.visitor.call(storeSearch, { keyword: 'noodles' })
    expect(items.map(({ status, inRange }) => [status, inRange])).toEqual([
      ['open', true],
      ['resting', true],
      ['open', false],
    ])
  })

  test('can be sorted, filtered and paged', async () => {
    const page = (page: number) => world.visitor.call(storeSearch, { keyword: '面', sort: 'sales', page, pageSize: 2 })
    expect(namesOf((await page(1)).items)).toEqual(['Cloud Bakery', 'Noodle Night'])
    expect(namesOf((await page(2)).items)).toEqual(['Old Stove Noodles', 'Far Noodles'])
    const open = await world.visitor.call(storeSearch, { keyword: 'noodles', filters: ['openNow'] })
    expect(namesOf(open.items)).toEqual(['Old Stove Noodles', 'Far Noodles'])
  })

  test.each([{}, { keyword: '' }, { keyword: '  ' }, { keyword: 'x'.repeat(51) }, { keyword: 'a', sort: 'best' }])(
    'refuses %j',
    async (body) => expect((await world.visitor.send('store.search', body)).status).toBe(400),
  )
})

test('store.hot has the best sold open stores that deliver here', async () => {
  expect(namesOf((await world.visitor.call(storeHot, {})).items)).toEqual(['Cloud Bakery', 'Old Stove Noodles'])
})

describe('goods', () => {
  const found = async (request: object) =>
    namesOf((await world.visitor.call(goodsAdvancedSearch, { keyword: 'beef', ...request })).items, goods)

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
    expect(namesOf(specials.items, goods)).toEqual(['Beef pie'])
    expect(specials).toMatchObject({ endsAt: '2026-03-25T16:00:00.000Z', items: [{ storeName: 'Cloud Bakery' }] })
    expect(await world.visitor.call(goodsCount, { only: 'specials' })).toEqual({ count: 1 })
    expect(await world.visitor.call(goodsCount, {})).toEqual({ count: 4 })
    expect(await world.visitor.call(goodsCount, { storeId: ids['Cloud Bakery'] })).toEqual({ count: 2 })
    expect(await world.visitor.call(goodsCount, { category: 'flowers' })).toEqual({ count: 0 })
  })

  test('stand in the sections of a menu', async () => {
    const { items } = await world.visitor.call(goodsCategories, { storeId: ids['Cloud Bakery'] ?? '' })
    expect(items.map(({ name, count }) => [name, count])).toEqual([
      ['Popular', 1],
      ['Popular', 1],
    ])
    expect(await world.visitor.refusal(goodsCategories, { storeId: uuid() })).toBe('storeNotFound')
  })
})

describe('the history', () => {
  test('keeps a customer’s last ten, each once, newest first', async () => {
    const ann = await world.make.customer()
    for (let word = 1; word <= 12; word++) {
      world.clock.forward(1)
      await ann.call(storeSearch, { keyword: `word ${word}` })
    }
    world.clock.forward(1)
    await ann.call(storeSearch, { keyword: ' word 5 ' })
    await ann.call(storeSearch, { keyword: 'second page', page: 2 })
    const { items } = await ann.call(searchHistory, {})
    expect(items).toHaveLength(10)
    expect(items.slice(0, 3).map(({ name }) => name)).toEqual(['word 5', 'word 12', 'word 11'])
    await ann.call(searchDeleteLog, { name: 'word 12' })
    expect((await ann.call(searchHistory, {})).items.map(({ name }) => name)).not.toContain('word 12')
    await ann.call(searchDeleteLog, {})
    expect((await ann.call(searchHistory, {})).items).toEqual([])
  })

  test('is nobody else’s, and none for visitors', async () => {
    const [ann, ben] = [await world.make.customer(), await world.make.customer()]
    await ann.call(storeSearch, { keyword: 'tea' })
    await ben.call(searchDeleteLog, {})
    expect((await ann.call(searchHistory, {})).items).toEqual([{ name: 'tea' }])
    expect((await ben.call(searchHistory, {})).items).toEqual([])
    expect(await world.visitor.refusal(searchHistory, {})).toBe('notSignedIn')
  })
})

describe('search.recommend', () => {
  test('offers words and the stores rated best that are near', async () => {
    const word = (kind: 'discover' | 'trending', mark: 'hot' | 'new' | null, position: number) => {
      return { id: uuid(), kind, word: text(`${kind} ${position}`, `词${position}`), mark, position }
    }
    const rows = [word('discover', null, 1), word('discover', 'hot', 0), word('trending', 'new', 0)]
    await world.app.context.db.insertInto('search_words').values(rows).execute()
    const { discover, trending, topRated, suggestions } = await world.visitor.call(searchRecommend, {})
    expect(discover).toEqual([
      { word: 'discover 0', hot: true },
      { word: 'discover 1', hot: false },
    ])
    expect(trending).toEqual([{ word: 'trending 0', mark: 'new' }])
    expect(topRated[0]).toMatchObject({ name: 'Noodle Night', rating: 4.8, category: 'Food' })
    expect(suggestions).toEqual([])
  })

  test.each([
    ['nood', 'en', ['Old Stove Noodles', 'Noodle Night', 'Far Noodles', 'Tomato beef noodles', 'Braised beef noodles']],
    ['云', 'zh', ['云朵面包房']],
    ['hongshao', 'zh', ['红烧牛肉面']],
    ['!', 'en', []],
  ] as const)('goes on from %s in %s', async (typed, language, expected) => {
    const caller = Object.assign(new TestCaller(world.base), { language })
    expect((await caller.call(searchRecommend, { typed })).suggestions).toEqual(expected)
  })
})

describe('search.scanCode', () => {
  test('knows the addresses that are shared', async () => {
    const [storeId = '', goodsId = ''] = [ids['Cloud Bakery'], goods['Beef pie']]
    const scan = (code: string) => world.visitor.call(searchScanCode, { code })
    expect(await scan(`https://linli.example/#${sharedPaths.store(storeId)}`)).toEqual({ storeId, goodsId: null })
    expect(await scan(sharedPaths.goods(goodsId))).toEqual({ storeId, goodsId })
  })

  test.each([
    ['https://example.com/', 'codeNotOurs'],
    ['9787302511854', 'codeNotOurs'],
    [sharedPaths.store('1'), 'codeNotOurs'],
    [sharedPaths.store(uuid()), 'storeNotFound'],
    [sharedPaths.goods(uuid()), 'goodsNotFound'],
  ])('refuses %s as %s', async (code, failure) => {
    expect(await world.visitor.refusal(searchScanCode, { code })).toBe(failure)
  })
})
