import { favoritesList, footprintsList } from '@contract/calls/favorites'
import { hotelDetail } from '@contract/calls/hotel'
import { storeCollect } from '@contract/calls/store'
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
