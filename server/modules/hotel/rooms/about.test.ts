import { favoritesList, footprintsClear, footprintsList } from '@contract/calls/favorites'
import { hotelDetail } from '@contract/calls/hotel'
import { storeCollect, storeDetail } from '@contract/calls/store'
import type { BusinessKind } from '@contract/order-kinds'
import { HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const scored = (reviews: number) => ({
  ...{ reviews, place_stars: 4 * reviews, cleanliness_stars: 5 * reviews },
  ...{ service_stars: 4 * reviews, facilities_stars: 5 * reviews, score: reviews < 5 ? 0 : 4.5 },
})

test.each([
  [9, 'hotel', '4-star hotel'],
  [2, 'homestay', 'Homestay'],
] as const)('favourites and footprints show the score of the page, with %i reviews', async (reviews, kind, note) => {
  const ann = await world.make.customer()
  const storeId = await world.make.store()
  const hotelId = await hotels.hotel({ ...scored(reviews), kind }, { rating: 46 })
  const { score } = await ann.call(hotelDetail, { hotelId })
  expect(score).toBe(reviews < 5 ? null : 4.5)
  for (const id of [storeId, hotelId]) await ann.call(storeCollect, { storeId: id, collected: true })
  const [hotel, store] = (await ann.call(favoritesList, { kind: 'store' })).items
  expect(hotel).toMatchObject({ id: hotelId, store: { about: { score, note } } })
  expect(store).toMatchObject({ id: storeId, store: { about: null } })
  const seen = await ann.call(footprintsList, { kind: 'store' })
  expect(seen.items).toMatchObject([{ store: { id: hotelId, about: { score, note } } }])
})

test('favourites and footprints of hotels are listed and cleared by themselves', async () => {
  const ann = await world.make.customer()
  const storeId = await world.make.store()
  const hotelId = await hotels.hotel()
  for (const id of [storeId, hotelId]) await ann.call(storeCollect, { storeId: id, collected: true })
  await ann.call(storeDetail, { storeId })
  await ann.call(hotelDetail, { hotelId })
  const kept = async (...businesses: BusinessKind[]) =>
    (await ann.call(favoritesList, { kind: 'store', businesses })).items.map(({ id }) => id)
  const seen = async (...businesses: BusinessKind[]) => {
    const { items, days } = await ann.call(footprintsList, { kind: 'store', businesses })
    return [items.map(({ store }) => store?.id), days.length]
  }
  expect([await kept('hotel'), await kept('takeaway', 'mall')]).toEqual([[hotelId], [storeId]])
  expect(await kept('takeaway', 'hotel')).toEqual([hotelId, storeId])
  const { counts } = await ann.call(favoritesList, { kind: 'store' })
  expect(counts).toMatchObject({ store: 2, stores: { takeaway: 1, mall: 0, hotel: 1 } })
  expect([await seen('hotel'), await seen('takeaway')]).toEqual([
    [[hotelId], 1],
    [[storeId], 1],
  ])
  expect(await seen('mall')).toEqual([[], 0])
  await ann.call(footprintsClear, { kind: 'store', businesses: ['hotel'] })
  expect([await seen('hotel'), await seen('takeaway')]).toEqual([
    [[], 0],
    [[storeId], 1],
  ])
  await ann.call(footprintsClear, { kind: 'store' })
  expect(await seen('takeaway')).toEqual([[], 0])
})
