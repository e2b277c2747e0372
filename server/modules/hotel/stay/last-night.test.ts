import { hotelCalendar, hotelSearch } from '@contract/calls/hotel-search'
import { hotelOrderDetail, hotelRooms } from '@contract/calls/hotel'
import { aStay, HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
  // From noon to one in the morning.
  world.clock.forward(13 * 60)
})
afterAll(() => world.close())

it('should find and book the night that began yesterday, but at a rate that is sold days ahead', async () => {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const { hotelId, rateId, roomId } = await hotels.simple()
  const ahead = await hotels.rate(roomId, { advance_days: 1, position: 1 })
  const dates = { checkIn: hotels.day(-1), checkOut: hotels.day(0) }
  const { items, isLastNight } = await ann.call(hotelRooms, { hotelId, ...dates })
  expect(isLastNight).toBe(true)
  expect(items[0]?.rates).toMatchObject([
    { id: rateId, refusal: null },
    { id: ahead, refusal: { failure: 'advanceRequired' } },
  ])
  expect((await ann.call(hotelSearch, dates)).items).toMatchObject([{ id: hotelId, from: { price: 26_800 } }])
  const { days } = await ann.call(hotelCalendar, { hotelId, month: dates.checkIn.slice(0, 7) })
  expect(days.find(({ day }) => day === dates.checkIn)).toMatchObject({ price: 26_800, full: false })
  const orderId = await aStay(ann, { rateId, ...dates })
  expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({ state: 'confirmed', checkIn: dates.checkIn })
})
