import { insertAnnouncement } from '../article/queries'
import { articleColumnList } from '@contract/calls/article'
import {
  homeAdvert,
  homeCity,
  homeConfig,
  homeGoodsList,
  homeGrid,
  homeMessages,
  homeNotice,
} from '@contract/calls/home'
import { stableId } from '../../database/stable-id'
import { TestCaller } from '../../testing/caller'
import { aWorld, type World } from '../../testing/world'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const both = (text: string) => JSON.stringify({ en: text, zh: `${text}中` })
const picture = JSON.stringify({ path: '/pictures/0000000000000000', colour: '#FFDFA8' })
const special = { is_active: true, activity_price: 1300 }

const at = (latitude: number, longitude: number) => {
  const caller = new TestCaller(world.base)
  caller.place = { latitude, longitude }
  return caller
}

const names = async (caller: TestCaller) => (await caller.call(homeGoodsList, {})).items.map(({ name }) => name)

describe('home of an empty server', () => {
  it('should show nothing and know the fixed city', async () => {
    expect(await world.visitor.call(homeAdvert, {})).toEqual({ items: [] })
    expect(await world.visitor.call(homeGrid, {})).toEqual({ items: [], trending: [] })
    expect(await world.visitor.call(homeNotice, {})).toEqual({ items: [] })
    expect(await world.visitor.call(homeCity, {})).toEqual({ city: 'Shenzhen', place: 'Shenzhen' })
  })
})

describe('home.notice', () => {
  it('should be of everywhere and of the caller’s city', async () => {
    const { db, clock } = world.app.context
    const announce = (name: string, city: string | null) => {
      const title = { en: name, zh: name }
      return insertAnnouncement(db, { id: stableId(name), title, text: title, column: 'news', city, at: clock.now() })
    }
    await announce('Everywhere', null)
    await announce('Rain in Shenzhen', '440300')
    const titles = async (caller: TestCaller) =>
      (await caller.call(homeNotice, {})).items.map(({ title }) => title).sort()
    expect(await titles(world.visitor)).toEqual(['Everywhere', 'Rain in Shenzhen'])
    expect(await titles(at(39.9, 116.4))).toEqual(['Everywhere'])
  })
})

describe('home.advert and home.grid', () => {
  it('should be in their order and in the language of the caller', async () => {
    const { db } = world.app.context
    const target = JSON.stringify({ kind: 'category', id: 'food' })
    const banner = (name: string, position: number) => ({
      id: stableId(name),
      title: both(name),
      line: both('Line'),
      action: both('Go'),
      picture,
      target,
      position,
    })
    await db
      .insertInto('banners')
      .values([banner('Second', 1), banner('First', 0)])
      .execute()
    const tile = (key: string, position: number) => ({
      key,
      name: both(key),
      picture,
      tint: '#FDECEC',
      target,
      position,
    })
    await db
      .insertInto('tiles')
      .values([tile('late', 1), tile('food', 0)])
      .execute()
    const chinese = new TestCaller(world.base)
    chinese.language = 'zh'
    const advert = await chinese.call(homeAdvert, {})
    expect(advert.items.map(({ title }) => title)).toEqual(['First中', 'Second中'])
    const grid = await world.visitor.call(homeGrid, {})
    expect(grid.items.map(({ key }) => key)).toEqual(['food', 'late'])
    expect(grid.items[0]).toMatchObject({ name: 'food', tint: '#FDECEC', target: { kind: 'category', id: 'food' } })
  })

  it('should bring the trending words for the search field, in the language of the caller', async () => {
    const word = (text: string, kind: 'discover' | 'trending', position: number) => {
      return { id: stableId(text), kind, word: both(text), mark: null, position }
    }
    const rows = [word('Congee', 'trending', 1), word('Crayfish', 'trending', 0), word('Cut fruit', 'discover', 0)]
    await world.app.context.db.insertInto('search_words').values(rows).execute()
    const chinese = new TestCaller(world.base)
    chinese.language = 'zh'
    expect((await world.visitor.call(homeGrid, {})).trending).toEqual(['Crayfish', 'Congee'])
    expect((await chinese.call(homeGrid, {})).trending).toEqual(['Crayfish中', 'Congee中'])
  })
})

describe('home.goodsList', () => {
  it('should have active goods of open stores in range, best sold first', async () => {
    const [open, resting] = [await world.make.store(), await world.make.store({ status: 'resting' })]
    await world.make.goods(open, { ...special, name: both('Half price') })
    await world.make.goods(open, { ...special, name: both('Bargain'), activity_price: 500, sales: 9 })
    await world.make.goods(open, { name: both('Plain') })
    await world.make.goods(open, { ...special, name: both('Over'), is_active: false })
    await world.make.goods(open, { ...special, name: both('Sold out'), stock: 0 })
    await world.make.goods(open, { ...special, name: both('Removed'), removed_at: new Date() })
    await world.make.goods(resting, { ...special, name: both('Resting') })
    expect(await names(world.visitor)).toEqual(['Bargain', 'Half price'])
    expect(await names(at(22.7, 113.93))).toEqual([])
    const { items } = await world.visitor.call(homeGoodsList, {})
    expect(items[0]).toMatchObject({ price: 500, shopPrice: 2600, isActive: true, storeName: 'Old Stove Beef Noodles' })
  })

  it('should end with the city’s day', async () => {
    expect((await world.visitor.call(homeGoodsList, {})).endsAt).toBe('2026-03-25T16:00:00.000Z')
  })
})

describe('home.city', () => {
  it('should name the nearest place', async () => {
    const place = (name: string, latitude: number, position: number) => ({
      id: stableId(name),
      city: both('Shenzhen'),
      name: both(name),
      latitude,
      longitude: 113.93,
      position,
    })
    await world.app.context.db
      .insertInto('places')
      .values([place('Garden', 22.53, 0), place('Park', 22.56, 1)])
      .execute()
    expect(await at(22.56, 113.94).call(homeCity, {})).toEqual({ city: 'Shenzhen', place: 'Park' })
    expect(await at(39.9, 116.4).call(homeCity, {})).toEqual({ city: 'Beijing', place: 'Beijing' })
  })
})

it('home.config should return the settings by which clients write prices and times', async () => {
  expect(await world.visitor.call(homeConfig, {})).toEqual({
    currencySymbol: '¥',
    utcOffsetMinutes: 480,
    defaultLanguage: 'en',
    phoneForm: 'mainland',
    idCardForm: 'eighteen',
    englishCounts: 'k',
    customerTabs: 'ordering',
    ambulanceNumber: '120',
    translatesReviews: false,
  })
})

it('home.messages should give the newest with what is new among them, and leave them new', async () => {
  const ann = await world.make.customer()
  await ann.call(articleColumnList, {})
  world.clock.forward(10)
  const published_at = world.clock.now()
  const row = { id: stableId('rain'), key: null, kind: 'announcement' as const, paragraphs: '[]', published_at }
  await world.app.context.db
    .insertInto('articles')
    .values({ ...row, title: both('Rain tonight') })
    .execute()
  for (const _ of ['first', 'again']) {
    const { total, items } = await ann.call(homeMessages, {})
    expect(total).toBe(1)
    expect(items.filter(({ isNew }) => isNew).map(({ title }) => title)).toEqual(['Rain tonight'])
  }
})
