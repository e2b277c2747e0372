import { hotelCities, hotelFilters, hotelHome, hotelSearch, hotelSuggest } from '@contract/calls/hotel-search'
import { searchWords } from '../../../database/words'
import { HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
const shenzhen = { latitude: 22.5431, longitude: 114.0579 }
const guangzhou = { latitude: 23.1291, longitude: 113.2644 }
let crown: string

beforeAll(async () => {
  world = await aWorld()
  const hotels = new HotelFactory(world)
  const named = (en: string, zh: string) => ({ name: JSON.stringify({ en, zh }), words: searchWords([en, zh]) })
  const add = async (city_code: string, store: object) => {
    const id = await hotels.hotel({ city_code }, store)
    await hotels.rate(await hotels.room(id, {}, { nights: 5 }))
    return id
  }
  crown = await add('440300', { ...shenzhen, ...named('Harbour Crown', '海湾皇冠') })
  await add('440100', { ...guangzhou, ...named('Pearl Garden', '珠江花园') })
  await add('110100', { status: 'closed', latitude: 39.9, longitude: 116.4 })
})
afterAll(() => world.close())

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

test('cities are those with an open hotel, by their letters, with the nearest as the current one', async () => {
  const { current, items } = await world.visitor.call(hotelCities, {})
  expect(items).toEqual([
    { code: '440100', name: 'Guangzhou', alias: '广州', letter: 'G' },
    { code: '440300', name: 'Shenzhen', alias: '深圳', letter: 'S' },
  ])
  expect(items).toContainEqual(current)
})

test('the position of a searcher chooses the city, and the order by distance begins there', async () => {
  const { visitor } = world
  for (const [near, code] of [[shenzhen, '440300'] as const, [guangzhou, '440100'] as const]) {
    expect((await visitor.call(hotelHome, { near })).city.code).toBe(code)
    const { items } = await visitor.call(hotelSearch, { near, sort: 'distance' })
    expect(items).toMatchObject([{ distance: 0 }])
    expect((await visitor.call(hotelFilters, { near })).count).toBe(1)
  }
})

test.each(['harbor crown', 'Harbuor crown', '海湾黄冠'])('a misspelled name finds its hotel: %s', async (keyword) => {
  const { visitor } = world
  const cityCode = '440300'
  expect(idsOf(await visitor.call(hotelSearch, { keyword, cityCode }))).toEqual([crown])
  expect((await visitor.call(hotelFilters, { keyword, cityCode })).count).toBe(1)
  const { items, meant } = await visitor.call(hotelSuggest, { keyword, cityCode })
  expect(items).toMatchObject([{ kind: 'hotel', key: crown }])
  expect(meant).not.toBeNull()
})

test('a name that is spelled right is not corrected', async () => {
  const { meant } = await world.visitor.call(hotelSuggest, { keyword: 'Harbour', cityCode: '440300' })
  expect(meant).toBeNull()
})
