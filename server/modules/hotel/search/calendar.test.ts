import { hotelCalendar, hotelSearch } from '@contract/calls/hotel-search'
import { HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())
/** Cities in which each test has its hotels to itself. */
const cities = {
  random: '440100',
  full: '440400',
  places: '440500',
  filters: '440600',
  calendar: '440700',
  told: '440800',
}

const db = () => world.app.context.db

describe('hotel.calendar', () => {
  it('should answer by day what a night is sold from, and what is full or closed to arrival', async () => {
    const hotelId = await hotels.hotel({ city_code: cities.calendar })
    const room = await hotels.room(hotelId, {}, { nights: 40 })
    await hotels.rate(room, { breakfast_price: 1_500 })
    const change = (day: number, over: object) =>
      db()
        .updateTable('room_nights')
        .set(over)
        .where('room_type_id', '=', room)
        .where('night', '=', hotels.day(day))
        .execute()
    await change(2, { closed: true })
    await change(3, { no_arrival: true })
    await change(4, { price: 19_900 })
    const month = hotels.today().slice(0, 7)
    const answer = await world.visitor.call(hotelCalendar, { hotelId, month, months: 3 })
    const of = (day: number) => answer.days.find((each) => each.day === hotels.day(day))
    expect([of(2), of(3)]).toMatchObject([
      { price: null, full: true },
      { price: null, full: false, closedToArrival: true },
    ])
    for (const day of [0, 1, 4, 5]) {
      const ask = { cityCode: cities.calendar, checkIn: hotels.day(day), checkOut: hotels.day(day + 1) }
      const { items } = await world.visitor.call(hotelSearch, ask)
      expect([day, of(day)?.price]).toEqual([day, items[0]?.from?.price])
    }
    expect(of(4)).toMatchObject({ price: 22_900, lowest: true })
    expect(JSON.stringify(answer).length).toBeLessThan(64 * 1024)
    expect(
      (await world.visitor.call(hotelCalendar, { cityCode: cities.calendar, month })).days.find(
        ({ day }) => day === hotels.day(4),
      )?.price,
    ).toBe(22_900)
    const holiday = await world.visitor.call(hotelCalendar, { hotelId, month: '2026-10', months: 1 })
    expect(holiday.holidays[0]?.text).toContain('National Day 1–')
    expect(holiday.days.find(({ day }) => day === '2026-10-01')).toMatchObject({
      mark: 'holiday',
      festival: 'National',
      full: true,
    })
  })
})
