import { v7 as uuid } from 'uuid'
import { goodsAdvancedSearch } from '@contract/calls/goods'
import {
  type FoundKind,
  searchDeleteLog,
  searchFind,
  searchHistory,
  searchRecommend,
  searchScanCode,
} from '@contract/calls/search'
import { storeSearch } from '@contract/calls/store'
import { sharedPaths } from '@contract/share'
import { searchWords } from '../../database/words'
import { TestCaller } from '../../testing/caller'
import { HotelFactory } from '../../testing/hotel'
import { MallFactory } from '../../testing/mall'
import { aQuarter, type Quarter } from '../../testing/quarter'
import { aWorld, type World } from '../../testing/world'

const both = (name: string) => JSON.stringify({ en: name, zh: name })

let world: World
let quarter: Quarter
beforeAll(async () => {
  world = await aWorld()
  quarter = await aQuarter(world)
})
afterAll(() => world.close())

describe('the history', () => {
  test('keeps a customer’s last ten, each once, newest first', async () => {
    const ann = await world.make.customer()
    for (let word = 1; word <= 12; word++) {
      world.clock.forward(1)
      await ann.call(storeSearch, { keyword: `word ${word}` })
    }
    world.clock.forward(1)
    await ann.call(storeSearch, { keyword: ' word 5 ' })
    const { items } = await ann.call(searchHistory, {})
    expect(items).toHaveLength(10)
    expect(items.slice(0, 3).map(({ name }) => name)).toEqual(['word 5', 'word 12', 'word 11'])
    await ann.call(searchDeleteLog, { name: 'word 12' })
    expect((await ann.call(searchHistory, {})).items.map(({ name }) => name)).not.toContain('word 12')
    await ann.call(searchDeleteLog, {})
    expect((await ann.call(searchHistory, {})).items).toEqual([])
  })

  test('keeps also what was looked for among dishes alone', async () => {
    const ann = await world.make.customer()
    await ann.call(goodsAdvancedSearch, { keyword: 'noodles' })
    expect((await ann.call(searchHistory, {})).items).toEqual([{ name: 'noodles' }])
  })

  test.each([storeSearch, goodsAdvancedSearch])('of $name takes no note of later pages', async (search) => {
    const ann = await world.make.customer()
    const noodles = { keyword: 'noodles', pageSize: 1 }
    const { next } = await ann.call(search, noodles)
    world.clock.forward(1)
    await ann.call(search, { keyword: 'cake' })
    world.clock.forward(1)
    expect((await ann.call(search, { ...noodles, cursor: next ?? '' })).items).toHaveLength(1)
    expect((await ann.call(searchHistory, {})).items).toEqual([{ name: 'cake' }, { name: 'noodles' }])
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
      return {
        id: uuid(),
        kind,
        word: JSON.stringify({ en: `${kind} ${position}`, zh: `词${position}` }),
        mark,
        position,
      }
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
  ] as const)('completes %s in %s', async (typed, language, expected) => {
    const caller = Object.assign(new TestCaller(world.base), { language })
    expect((await caller.call(searchRecommend, { typed })).suggestions).toEqual(expected)
  })
})

describe('search.find', () => {
  const found = async (kind: FoundKind, keyword: string) =>
    (await world.visitor.call(searchFind, { kind, keyword })).items
  let productId: string
  let hotelId: string
  beforeAll(async () => {
    const mall = new MallFactory(world.app.context.db, world.make)
    productId = (await mall.product(await mall.shop(), { name: both('Sencha leaves') })).id
    const words = searchWords(['Sencha Inn'])
    const hotels = new HotelFactory(world)
    hotelId = await hotels.hotel({}, { name: both('Sencha Inn'), words })
    await hotels.rate(await hotels.room(hotelId))
  })

  test('finds products and hotels, each kind alone', async () => {
    expect(await found('product', 'sencha')).toMatchObject([{ id: productId, price: 16800, isFrom: false }])
    expect(await found('hotel', 'sencha')).toMatchObject([{ id: hotelId, name: 'Sencha Inn', isFrom: true }])
    expect([await found('product', '!'), await found('hotel', 'zebra')]).toEqual([[], []])
  })

  test('suggests their names after those of stores and goods', async () => {
    const { suggestions } = await world.visitor.call(searchRecommend, { typed: 'sench' })
    expect(suggestions).toEqual(['Sencha leaves', 'Sencha Inn'])
  })
})

describe('search.scanCode', () => {
  test('knows the addresses that are shared', async () => {
    const [storeId = '', goodsId = ''] = [quarter.stores['Cloud Bakery'], quarter.goods['Beef pie']]
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
