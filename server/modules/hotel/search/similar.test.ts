import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hotelComments, hotelSimilar } from '@contract/calls/hotel-search'
import { aCoupon } from '../../../testing/coupons'
import { HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

describe('hotel.similar', () => {
  it('should list the nearest hotels like it that have something free for the dates', async () => {
    const { hotelId } = await hotels.simple()
    const other = await hotels.simple()
    const full = await hotels.hotel()
    const homestay = await hotels.hotel({ kind: 'homestay' })
    await hotels.rate(await hotels.room(homestay))
    const dates = { checkIn: hotels.day(1), checkOut: hotels.day(3) }
    const { items } = await world.visitor.call(hotelSimilar, { hotelId, ...dates })
    const ids = items.map(({ id }) => id)
    expect(ids).toContain(other.hotelId)
    for (const id of [hotelId, full, homestay]) expect(ids).not.toContain(id)
    const [first] = items
    expect(first?.from?.total).toBe((first?.from?.price ?? 0) * 2)
    await aCoupon(world, { for_kinds: ['hotel'], amount: 20_00 })
    const { items: reduced } = await world.visitor.call(hotelSimilar, { hotelId, ...dates })
    expect(reduced[0]?.from?.afterCoupons).toEqual({ price: (first?.from?.price ?? 0) - 10_00, isToClaim: true })
    expect(
      await world.visitor.refusal(hotelSimilar, { hotelId, checkIn: dates.checkOut, checkOut: dates.checkIn }),
    ).toBe('stayDatesWrong')
  })
})

describe('hotel.comments', () => {
  it('should sort by the newest, the highest and the lowest scores, and find what was written', async () => {
    const { hotelId } = await hotels.simple()
    const { db } = world.app.context
    const said = ['Quiet room', 'Near the metro', 'Noisy, but near the metro']
    const made: string[] = []
    for (const [index, score] of [3, 5, 1].entries()) {
      const text = JSON.stringify({ en: said[index], zh: '离地铁近' })
      const id = randomUUID()
      const at = new Date(Date.UTC(2026, 2, 1 + index))
      const author = JSON.stringify({ name: { en: 'A', zh: 'A' }, avatar: { path: '/p', colour: '#fff' } })
      await sql`insert into reviews (id, store_id, author, anonymous, rating, text, pictures, created_at)
        values (${id}, ${hotelId}, ${author}, false, ${score}, ${text}, '[]', ${at})`.execute(db)
      made.push(id)
      await sql`insert into stay_reviews (review_id, store_id, place, cleanliness, service, facilities, traveller, room,
          stayed_in, rating, created_at)
        values (${id}, ${hotelId}, ${score}, ${score}, ${score}, ${score}, 'family', ${text}, '2026-02-20', ${score},
          ${at})`.execute(db)
    }
    const [middle = '', best = '', worst = ''] = made
    const sorted = async (sort: 'newest' | 'best' | 'worst') =>
      (await world.visitor.call(hotelComments, { hotelId, sort })).items.map(({ id }) => id)
    expect(await sorted('newest')).toEqual([worst, best, middle])
    expect(await sorted('best')).toEqual([best, middle, worst])
    expect(await sorted('worst')).toEqual([worst, middle, best])
    const found = async (keyword: string) =>
      (await world.visitor.call(hotelComments, { hotelId, keyword, sort: 'best' })).items.map(({ id }) => id)
    expect([await found('METRO'), await found('metro noisy'), await found('地铁')]).toEqual([
      [best, worst],
      [worst],
      [],
    ])
  })
})
