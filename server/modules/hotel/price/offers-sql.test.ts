import fc from 'fast-check'
import { hotelDetail } from '@contract/calls/hotel'
import { HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'
import { nightsOf } from '../days'
import { fromSums } from '../rooms/view'
import { cheapestOffers } from './queries/offers'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const json = (value: unknown) => JSON.stringify(value)

/** A hotel whose rooms and rates differ in everything that a price depends on. */
async function aVariedHotel(): Promise<string> {
  const hotelId = await hotels.hotel()
  const rooms = [
    await hotels.room(hotelId, { base_price: 23_811, allotment: 3 }),
    await hotels.room(hotelId, { base_price: 41_250, included_adults: 1, most_adults: 4, most_guests: 6, position: 1 }),
  ]
  for (const roomId of rooms) {
    await hotels.rate(roomId, { percent: 95, cancel_steps: json([]) })
    await hotels.rate(roomId, { breakfast_price: 1550, list_percent: 122 })
    await hotels.rate(roomId, { percent: 81, least_nights: 3, member_percent: null })
    const special = await hotels.rate(roomId, { percent: 100, special: true })
    const night = (days: number) => ({ rate_id: special, night: hotels.day(days), price: 9900, allotment: 1 })
    await world.app.context.db
      .insertInto('rate_nights')
      .values([night(4), night(5)])
      .execute()
  }
  await world.app.context.db
    .updateTable('room_nights')
    .set({ price: 31_007, no_arrival: true })
    .where('room_type_id', '=', rooms[0] ?? '')
    .where('night', '=', hotels.day(3))
    .execute()
  return hotelId
}

it('should find the same cheapest price as the page of the hotel, whatever the dates and guests', async () => {
  const hotelId = await aVariedHotel()
  const callers = [await world.make.customer(), await world.make.customer({ member: true })]
  const party = fc.record({
    rooms: fc.integer({ min: 1, max: 3 }),
    more: fc.integer({ min: 0, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    from: fc.integer({ min: 0, max: 8 }),
    nights: fc.integer({ min: 1, max: 5 }),
    isMember: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(party, async ({ rooms, more, childAges, from, nights, isMember }) => {
      const asked = {
        rooms,
        adults: rooms + more,
        childAges,
        checkIn: hotels.day(from),
        checkOut: hotels.day(from + nights),
      }
      const shown = await callers[isMember ? 1 : 0]?.call(hotelDetail, { hotelId, ...asked })
      const now = world.clock.now()
      const given = { isMember, storeIds: [hotelId] }
      const found = await cheapestOffers(
        world.app.context.db,
        { ...asked, nights: nightsOf(asked.checkIn, asked.checkOut), today: hotels.today(), now },
        given,
      )
      const row = found.get(hotelId)
      expect(row ? fromSums(row, rooms * nights, isMember) : null).toEqual(shown?.from)
    }),
    { numRuns: 60 },
  )
})

it('should show the price of what a filter lets through', async () => {
  const { hotelId, roomId } = await hotels.simple({ percent: 90, cancel_steps: json([]) })
  await hotels.rate(roomId, { breakfast_price: 1500 })
  const asked = { rooms: 1, adults: 2, childAges: [], checkIn: hotels.day(2), checkOut: hotels.day(3) }
  const given = { nights: [hotels.day(2)], today: hotels.today(), now: world.clock.now() }
  const total = async (filter: object) =>
    (
      await cheapestOffers(
        world.app.context.db,
        { ...asked, ...given },
        { isMember: false, storeIds: [hotelId], ...filter },
      )
    ).get(hotelId)?.total
  expect(await total({})).toBe(24_120)
  expect(await total({ freeCancel: true })).toBe(29_800)
  expect(await total({ breakfast: true })).toBe(29_800)
  expect(await total({ payAtHotel: true })).toBeUndefined()
})
