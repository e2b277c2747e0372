import fc from 'fast-check'
import { hotelRooms } from '@contract/calls/hotel'
import { hotelSearch } from '@contract/calls/hotel-search'
import { HotelSort } from '@contract/entities/hotel'
import { limits } from '@contract/limits'
import { Random } from '../../../demo/city/random'
import { distanceMeters } from '../../../geo'
import { HotelFactory } from '../../../testing/hotel'
import { pagesOf } from '../../../testing/pages'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const cityCode = '441200'
const near = { latitude: 23.05, longitude: 112.46 }
const db = () => world.app.context.db

interface Facts {
  readonly id: string
  readonly recommended: number
  readonly score: number
  readonly distance: number
  readonly stars: number
}

/** A hotel of random facts with up to two room types, of which some are removed or change their price later. */
async function randomHotel(random: Random): Promise<Facts> {
  const reviews = random.pick([0, limits.scoreReviews - 1, limits.scoreReviews, 40])
  const [score, recommended, stars] = [random.pick([3.5, 4, 4.5]), random.whole(0, 3), random.pick([3, 4])]
  const at = { latitude: near.latitude + random.whole(0, 30) / 1000, longitude: near.longitude }
  const id = await hotels.hotel({ city_code: cityCode, reviews, score, recommended, stars }, at)
  for (let position = 0; position < random.whole(1, 2); position++) {
    const room = await hotels.room(
      id,
      { position, base_price: random.whole(90, 130) * 100 },
      { allotment: random.pick([0, 3, 3]) },
    )
    await hotels.rate(room, { percent: random.whole(70, 130), breakfast_price: random.pick([null, 1_500]) })
    const change = random.pick([{}, { base_price: random.whole(90, 130) * 100 }, { removed_at: world.clock.now() }])
    if (Object.keys(change).length > 0)
      await db().updateTable('room_types').set(change).where('id', '=', room).execute()
  }
  return {
    id,
    recommended,
    stars,
    score: reviews < limits.scoreReviews ? 0 : score,
    distance: distanceMeters(near, at),
  }
}

type Priced = Facts & { readonly price: number | null }

/** The order of a list without its first key, which is whether a hotel is full. */
const orders: Record<HotelSort, (one: Priced) => number> = {
  recommended: ({ recommended }) => -recommended,
  score: ({ score }) => -score,
  distance: ({ distance }) => distance,
  price: ({ price }) => price ?? 0,
  priceDown: ({ price }) => -(price ?? 0),
}

const compare = (one: number | string, other: number | string): number => (one < other ? -1 : one > other ? 1 : 0)

describe('the order of hotels', () => {
  it('should be that of all hotels priced and sorted one by one, whatever is filtered and however long a page is', async () => {
    const random = new Random(11)
    const facts: Facts[] = []
    for (let count = 0; count < 14; count++) facts.push(await randomHotel(random))
    const dates = { checkIn: hotels.day(2), checkOut: hotels.day(4) }
    const priced: Priced[] = []
    for (const each of facts) {
      const { from, items } = await world.visitor.call(hotelRooms, { hotelId: each.id, ...dates })
      if (items.length > 0) priced.push({ ...each, price: from?.price ?? null })
    }
    const asked = fc.record({
      sort: fc.constantFrom(...HotelSort.options),
      pageSize: fc.integer({ min: 1, max: 7 }),
      stars: fc.constantFrom<number[][]>([], [4]),
      priceFrom: fc.constantFrom(undefined, 95_00),
      priceTo: fc.constantFrom(undefined, 115_00),
    })
    await fc.assert(
      fc.asyncProperty(asked, async (ask) => {
        const { sort, stars, priceFrom = 0, priceTo = Infinity } = ask
        const isPriced = priceFrom > 0 || priceTo < Infinity
        const key = orders[sort]
        const plain = priced
          .filter((one) => stars.length === 0 || stars.includes(one.stars))
          .filter(({ price }) => !isPriced || (price !== null && price >= priceFrom && price <= priceTo))
          .sort((a, b) => Number(a.price === null) - Number(b.price === null) || key(a) - key(b) || compare(a.id, b.id))
        const pages = await pagesOf(world.visitor, hotelSearch, { cityCode, near, ...dates, ...ask })
        expect(pages.flat().map(({ id }) => id)).toEqual(plain.map(({ id }) => id))
      }),
      { numRuns: 60 },
    )
  })
})
