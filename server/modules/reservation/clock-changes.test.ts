import { hotelDetail, hotelRooms } from '@contract/calls/hotel'
import { merchantTables } from '@contract/calls/merchant'
import { reservationOptions } from '@contract/calls/reservation'
import { formatClock } from '@contract/date'
import type { UtcOffset } from '@contract/utc-offset'
import { HotelFactory } from '../../testing/hotel'
import { aRestaurant, book, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'
import { addDays } from '../hotel/days'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const clock = (at: string | null | undefined, offset: UtcOffset) => at && formatClock(new Date(at), offset)

// In the order of time, each with a day before the clock changes and one after it.
test.each([
  ['Europe/London', '2026-03-26', '2026-03-30'],
  ['Australia/Lord_Howe', '2026-04-02', '2026-04-06'],
  ['Asia/Shanghai', '2026-09-14', '2026-09-18'],
  ['Australia/Lord_Howe', '2026-10-01', '2026-10-06'],
  ['Europe/London', '2026-10-20', '2026-10-27'],
  ['America/New_York', '2026-10-29', '2026-11-03'],
  ['America/New_York', '2027-03-11', '2027-03-16'],
])('a clock of %s shows on %s what it will read on %s', async (time_zone, today, date) => {
  world.clock.forward((Date.parse(`${today}T12:00:00Z`) - world.clock.now().getTime()) / 60_000)
  const [ann, keeper] = [await world.make.customer(), await world.make.customer()]
  const place = await aRestaurant(world, { store: { time_zone, merchant_id: keeper.id } })
  const { storeId } = place
  const options = await ann.call(reservationOptions, { storeId, party: 2, date })
  const slots = options.meals.flatMap((meal) => meal.slots)
  expect(slots.map(({ at }) => clock(at, options.utcOffset))).toEqual(slots.map(({ time }) => time))
  expect(slots.map(({ time }) => time)).toContain('18:00')

  await book(ann, wishOf(place, 2, slots.find(({ time }) => time === '18:00')?.at ?? ''))
  const board = await keeper.call(merchantTables, { storeId, date })
  expect(board.bookings.map(({ at }) => clock(at, board.utcOffset))).toEqual(['18:00'])

  const hotelId = await hotels.hotel({}, { time_zone })
  await hotels.rate(await hotels.room(hotelId))
  const stay = { hotelId, checkIn: date, checkOut: addDays(date, 1) }
  const { utcOffset } = await ann.call(hotelDetail, stay)
  const [rate] = (await ann.call(hotelRooms, stay)).items.flatMap(({ rates }) => rates)
  expect(clock(rate?.freeUntil, utcOffset)).toBe('18:00')
})
