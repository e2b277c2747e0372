import { hotelCancelQuote, hotelConfirm, hotelOrderDetail } from '@contract/calls/hotel'
import { messageSystemList } from '@contract/calls/message'
import { aStay, HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

/** On 25 March 2026, when a test begins, this zone's clock is an hour ahead; from 29 March, 02:00, on it is two. */
const berlin = 'Europe/Berlin'

let world: World
let hotels: HotelFactory
beforeEach(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterEach(() => world.close())

async function aRate(way: 'prepaid' | 'payAtHotel' = 'prepaid') {
  const hotelId = await hotels.hotel({}, { time_zone: berlin })
  return hotels.rate(await hotels.room(hotelId), { way })
}
const until = async (at: string) => {
  world.clock.forward((Date.parse(at) - world.clock.now().getTime()) / 60_000)
  await world.app.context.jobs.runDue()
}

/** The night of 28 March, of 23 hours, and the one after it. */
const nights = { checkIn: '2026-03-28', checkOut: '2026-03-30' }

describe('a stay over a night of 23 hours', () => {
  it('should begin, end and charge by the clock of its hotel', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const rateId = await aRate()
    const quote = await ann.call(hotelConfirm, { rateId, ...nights })
    expect(quote).toMatchObject({ nights: 2, total: 53_600 })
    const orderId = await aStay(ann, { rateId, ...nights })
    const stay = await ann.call(hotelOrderDetail, { orderId })
    expect(stay).toMatchObject({ checkInAt: '2026-03-28T13:00:00.000Z', checkOutAt: '2026-03-30T10:00:00.000Z' })
    expect(stay.cancel.map((step) => step.until)).toEqual([
      ...['2026-03-27T17:00:00.000Z', '2026-03-28T17:00:00.000Z'],
      null,
    ])
  })

  it('should keep its deadlines at their clock time on the day of 23 hours', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const rateId = await aRate()
    const orderId = await aStay(ann, { rateId, checkIn: '2026-03-29', checkOut: '2026-03-31' })
    await until('2026-03-28T16:59:00Z')
    const due = () => ann.call(hotelCancelQuote, { orderId })
    expect(await due()).toMatchObject({ back: 53_600, until: '2026-03-28T17:00:00.000Z' })
    await until('2026-03-28T17:00:00Z')
    expect(await due()).toMatchObject({ back: 26_800, until: '2026-03-29T16:00:00.000Z' })
    await until('2026-03-29T16:00:00Z')
    expect(await due()).toMatchObject({ back: 0, until: null })
  })

  it('should remind a day before, and give a room that is not paid away at six in the evening', async () => {
    const ann = await world.make.customer()
    const orderId = await aStay(ann, {
      rateId: await aRate('payAtHotel'),
      checkIn: '2026-03-29',
      checkOut: '2026-03-30',
    })
    expect((await ann.call(hotelOrderDetail, { orderId })).heldUntil).toBe('2026-03-29T16:00:00.000Z')
    const told = async () => (await ann.call(messageSystemList, { kind: 'order', group: 'bookings' })).items.length
    const before = await told()
    await until('2026-03-28T11:59:00Z')
    expect(await told()).toBe(before)
    await until('2026-03-28T12:00:00Z')
    expect(await told()).toBe(before + 1)
    await until('2026-03-29T15:59:00Z')
    expect((await ann.call(hotelOrderDetail, { orderId })).state).toBe('confirmed')
    await until('2026-03-29T16:00:00Z')
    expect((await ann.call(hotelOrderDetail, { orderId })).state).toBe('noShow')
  })
})

describe('a stay over a night of 25 hours', () => {
  it('should cost one night, and end by the clock of its hotel', async () => {
    await until('2026-10-20T10:00:00Z')
    const ann = await world.make.customer({ balance: 1_000_00 })
    const orderId = await aStay(ann, { rateId: await aRate(), checkIn: '2026-10-24', checkOut: '2026-10-25' })
    expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({
      ...{ nights: 1, total: 26_800 },
      ...{ checkInAt: '2026-10-24T12:00:00.000Z', checkOutAt: '2026-10-25T11:00:00.000Z' },
    })
  })
})
