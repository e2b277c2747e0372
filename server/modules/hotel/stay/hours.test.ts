import { randomUUID } from 'node:crypto'
import { hotelSearch } from '@contract/calls/hotel-search'
import {
  hotelCancel,
  hotelCancelQuote,
  hotelConfirm,
  hotelOrderDetail,
  hotelRooms,
  hotelSubmit,
} from '@contract/calls/hotel'
import { formatDateTime } from '@contract/date'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import { aStay, HotelFactory, stayContact } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld({ UNPAID_ORDERS: '1000' })
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const submission = (quoteId: string) => ({
  ...{ quoteId, guests: [{ name: 'Mia Lin' }], contact: stayContact, agreed: true },
  idempotencyKey: randomUUID(),
})
const onDay = (days: number) => ({ checkIn: hotels.day(days), checkOut: hotels.day(days + 1) })

/** Start times at which the only room of a hotel is available on a day. */
async function startsOf(hotelId: string, days: number): Promise<string[]> {
  const { items } = await (await world.make.customer()).call(hotelRooms, { hotelId, ...onDay(days), kind: 'hourly' })
  return items.flatMap(({ rates }) => rates.flatMap(({ starts }) => starts))
}

describe('rooms by the hour', () => {
  it('should be found, quoted, booked and cancelled', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { hotelId, rateId } = await hotels.hourly()
    const found = await ann.call(hotelSearch, { kind: 'hourly', ...onDay(3) })
    expect(found.items.find(({ id }) => id === hotelId)).toMatchObject({ from: { price: 9_900, total: 9_900 } })
    const rooms = await ann.call(hotelRooms, { hotelId, ...onDay(3), kind: 'hourly' })
    expect(rooms).toMatchObject({ nights: 0, from: { price: 9_900 }, checkOut: hotels.day(3) })
    expect(rooms.items).toMatchObject([
      {
        rates: [
          {
            id: rateId,
            name: '4 hours',
            hours: 4,
            starts: ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'],
          },
        ],
      },
    ])
    const quote = await ann.call(hotelConfirm, { rateId, ...onDay(3), startAt: '14:00' })
    expect(quote).toMatchObject({ total: 9_900, startAt: '14:00', nights: 0, arrivals: [], way: 'hourly' })
    expect(Date.parse(quote.checkOutAt) - Date.parse(quote.checkInAt)).toBe(4 * 3_600_000)
    const orderId = await aStay(ann, { rateId, ...onDay(3), startAt: '14:00' })
    expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({
      ...{ state: 'confirmed', way: 'hourly', checkIn: hotels.day(3), checkOut: hotels.day(3), rateName: '4 hours' },
      ...{ checkInAt: quote.checkInAt, checkOutAt: quote.checkOutAt },
    })
    expect(await startsOf(hotelId, 3)).toEqual([])
    const { back } = await ann.call(hotelCancelQuote, { orderId })
    await ann.call(hotelCancel, { orderId, back, reason: 'My plans changed', idempotencyKey: randomUUID() })
    expect(await startsOf(hotelId, 3)).toHaveLength(7)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(1_000_00)
  })

  it('should be kept until they are cleaned', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { hotelId, rateId } = await hotels.hourly({ cleaning_minutes: 90 })
    await aStay(ann, { rateId, ...onDay(2), startAt: '10:00' })
    expect(await startsOf(hotelId, 2)).toEqual(['16:00'])
    const taken = { rateId, ...onDay(2), startAt: '15:00' }
    expect(await ann.refusal(hotelConfirm, taken)).toBe('hourTaken')
    expect(await ann.refusal(hotelConfirm, { ...taken, startAt: '10:30' })).toBe('hourUnknown')
    expect(await ann.call(hotelConfirm, { ...taken, startAt: undefined })).toMatchObject({ startAt: '16:00' })
  })

  it('should be had once each, however many want them at the same time', async () => {
    const { hotelId, rateId } = await hotels.hourly({ count: 2 })
    const callers = await Promise.all(Array.from({ length: 24 }, () => world.make.customer()))
    const starts = ['12:00', '13:00', '14:00']
    const quotes = await Promise.all(
      callers.map((caller, index) => caller.call(hotelConfirm, { rateId, ...onDay(4), startAt: starts[index % 3] })),
    )
    const failures = await Promise.all(
      callers.map((caller, index) => caller.refusal(hotelSubmit, submission(quotes[index]?.id ?? ''))),
    )
    expect(failures.filter((failure) => failure === undefined)).toHaveLength(2)
    expect(new Set(failures)).toEqual(new Set([undefined, 'hourTaken', 'dayFull']))
    expect(await startsOf(hotelId, 4)).toEqual([])
  })

  it('should be refused by name for a day without any, too many guests and a part of them', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { rateId } = await hotels.hourly()
    const orderId = await aStay(ann, { rateId, ...onDay(1), startAt: '13:00' })
    expect(await ann.refusal(hotelConfirm, { rateId, ...onDay(1) })).toBe('dayFull')
    expect(await ann.refusal(hotelConfirm, { rateId, ...onDay(2), adults: 9 })).toBe('tooManyGuests')
    expect(await ann.refusal(hotelConfirm, { rateId, ...onDay(2), adults: 4 })).toBe('tooManyAdults')
    expect(await ann.refusal(hotelConfirm, { rateId, ...onDay(-2) })).toBe('stayInPast')
    expect(await ann.refusal(hotelConfirm, { rateId, checkIn: '2030-02-30', checkOut: '2030-03-01' })).toBe(
      'stayDayUnknown',
    )
    const part = { orderId, nights: [hotels.day(1)], rooms: [1] }
    expect(await ann.call(hotelCancelQuote, part)).toMatchObject({ isAll: true })
  })

  it('should last as long by the clock of the hotel whatever the caller’s zone', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { rateId } = await hotels.hourly({}, { time_zone: 'America/New_York' })
    const day = hotels.day(1, 'America/New_York')
    const { checkInAt, utcOffset } = await ann.call(hotelConfirm, {
      rateId,
      checkIn: day,
      checkOut: day,
      startAt: '10:00',
    })
    expect(formatDateTime(new Date(checkInAt), utcOffset)).toBe(`${day} 10:00`)
  })

  it('should end with the hold that nobody paid', async () => {
    const ann = await world.make.customer()
    const { hotelId, rateId } = await hotels.hourly()
    const quote = await ann.call(hotelConfirm, { rateId, ...onDay(1), startAt: '13:00' })
    await ann.call(hotelSubmit, submission(quote.id))
    expect(await startsOf(hotelId, 1)).toEqual([])
    await world.hours(1)
    expect(await startsOf(hotelId, 1)).toHaveLength(7)
  })
})
