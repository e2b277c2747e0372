import { randomUUID } from 'node:crypto'
import { hotelCancel, hotelCancelQuote, hotelOrderDetail } from '@contract/calls/hotel'
import { hotelChange, hotelChangeQuote } from '@contract/calls/hotel-change'
import { merchantCheckIn, merchantCheckOut } from '@contract/calls/merchant'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { TestCaller } from '../../../testing/caller'
import { aStay, HotelFactory, payStay } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())
afterEach(async () => expect(await ledgerFaults(world.app.context.db)).toEqual([]))

const key = () => ({ idempotencyKey: randomUUID() })
const dates = (from: number, until: number) => ({ checkIn: hotels.day(from), checkOut: hotels.day(until) })
const reason = 'My plans changed'

/** A hotel with a stay of three nights whose guests are in the house. */
async function inHouse(over: Parameters<HotelFactory['rate']>[1] = {}) {
  const [owner, ann] = [await world.make.customer(), await world.make.customer({ balance: 3_000_00 })]
  const hotelId = await hotels.hotel({}, { merchant_id: owner.id })
  const roomId = await hotels.room(hotelId, { allotment: 1 })
  const rateId = await hotels.rate(roomId, over)
  const orderId = await aStay(ann, { rateId, ...dates(0, 3) })
  await owner.call(merchantCheckIn, { orderId, ...key() })
  return { owner, ann, hotelId, roomId, rateId, orderId, first: hotels.today() }
}

const extend = (ann: TestCaller, orderId: string, from: number, until: number) =>
  ann.call(hotelChangeQuote, { orderId, ...dates(from, until) })

describe('guests in the house', () => {
  it('should leave early under the rule as if the remaining nights were a separate stay', async () => {
    const { ann, owner, hotelId, roomId, orderId } = await inHouse()
    const stay = await ann.call(hotelOrderDetail, { orderId })
    const [one, two] = [hotels.day(1), hotels.day(2)]
    expect(stay).toMatchObject({ state: 'checkedIn', canCancel: false, departures: [one, two], canExtend: true })
    expect(await ann.refusal(hotelCancelQuote, { orderId, nights: [hotels.day(0)] })).toBe('stayPartUnknown')
    expect(await ann.refusal(hotelCancelQuote, { orderId, nights: [one] })).toBe('stayPartUnknown')
    expect(await ann.call(hotelCancelQuote, { orderId, nights: [two] })).toMatchObject({ kept: 0, back: 26_800 })
    await world.hours(24)
    const quote = await ann.call(hotelCancelQuote, { orderId, nights: [one, two] })
    expect(quote).toMatchObject({ kept: 26_800, back: 26_800, isAll: false })
    const request = { orderId, nights: [one, two], reason }
    expect(await ann.refusal(hotelCancel, { ...request, back: 53_600, ...key() })).toBe('refundChanged')
    const left = await ann.call(hotelCancel, { ...request, back: 26_800, ...key() })
    expect(left).toMatchObject({ state: 'checkedIn', checkOut: one, nights: 1, departures: [], canExtend: false })
    expect(left).toMatchObject({ partsBack: [{ kept: 26_800, back: 26_800 }], refunded: 26_800 })
    expect(await hotels.stock(roomId, one, 2)).toEqual(Array(2).fill({ held: 0, sold: 0 }))
    await owner.call(merchantCheckOut, { orderId, ...key() })
    expect(await world.make.balanceOf('store', hotelId)).toBe(53_600)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(3_000_00 - 53_600)
  })

  it('should get nothing back where the rule keeps all, but leave all the same', async () => {
    const { ann, roomId, orderId } = await inHouse({ cancel_steps: '[]' })
    const nights = [hotels.day(2)]
    expect(await ann.call(hotelCancelQuote, { orderId, nights })).toMatchObject({ kept: 26_800, back: 0 })
    await ann.call(hotelCancel, { orderId, nights, back: 0, reason, ...key() })
    expect(await hotels.stock(roomId, hotels.day(1), 2)).toEqual([
      { held: 0, sold: 1 },
      { held: 0, sold: 0 },
    ])
  })

  it('should stay longer once the nights more are paid, which are held until then', async () => {
    const { ann, owner, hotelId, roomId, orderId } = await inHouse()
    await world.app.context.db
      .updateTable('room_nights')
      .set({ price: 30_000, least_nights: 4, no_arrival: true })
      .where('room_type_id', '=', roomId)
      .execute()
    const quote = await extend(ann, orderId, 0, 5)
    expect(quote).toMatchObject({ paid: 80_400, total: 140_400, difference: 60_000, nights: 5 })
    expect(quote.nightPrices.map(({ night }) => night)).toEqual([hotels.day(3), hotels.day(4)])
    const { payBefore } = await ann.call(hotelChange, { quoteId: quote.quoteId, ...key() })
    expect(payBefore).not.toBeNull()
    expect(await hotels.stock(roomId, hotels.day(2), 3)).toEqual([
      { held: 0, sold: 1 },
      { held: 1, sold: 0 },
      { held: 1, sold: 0 },
    ])
    await payStay(ann, orderId)
    const stay = await ann.call(hotelOrderDetail, { orderId })
    expect(stay).toMatchObject({ state: 'checkedIn', checkOut: hotels.day(5), nights: 5, total: 140_400, change: null })
    expect(stay.components).toMatchObject([{ kind: 'goods', label: '5 nights', amount: 140_400 }])
    expect(stay.nightPrices.map(({ price }) => price)).toEqual([26_800, 26_800, 26_800, 30_000, 30_000])
    expect(await hotels.stock(roomId, hotels.day(0), 5)).toEqual(Array(5).fill({ held: 0, sold: 1 }))
    const nights = [hotels.day(4)]
    await ann.call(hotelCancel, { orderId, nights, back: 30_000, reason, ...key() })
    await world.hours(4 * 24)
    await owner.call(merchantCheckOut, { orderId, ...key() })
    expect(await world.make.balanceOf('store', hotelId)).toBe(110_400)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(3_000_00 - 110_400)
  })

  it('should be shown why a longer stay is refused, and the night whose price has changed', async () => {
    const { ann, roomId, rateId, orderId } = await inHouse()
    const ben = await world.make.customer({ balance: 1_000_00 })
    await aStay(ben, { rateId, ...dates(5, 6) })
    const refusal = (from: number, until: number) => ann.refusal(hotelChangeQuote, { orderId, ...dates(from, until) })
    expect(await refusal(0, 6)).toBe('nightFull')
    expect(await refusal(0, 3)).toBe('stayUnchanged')
    expect(await refusal(0, 2)).toBe('stayDatesWrong')
    expect(await refusal(1, 5)).toBe('stayDatesWrong')
    const { quoteId } = await extend(ann, orderId, 0, 5)
    await world.app.context.db
      .updateTable('room_nights')
      .set({ price: 31_000 })
      .where('room_type_id', '=', roomId)
      .where('night', '=', hotels.day(4))
      .execute()
    await expect(ann.call(hotelChange, { quoteId, ...key() })).rejects.toMatchObject({
      failure: 'quoteChanged',
      envelope: { data: { night: hotels.day(4), was: 26_800, now: 31_000 } },
    })
  })

  it('should stay longer at once where it is paid at the hotel', async () => {
    const { ann, roomId, orderId } = await inHouse({ way: 'payAtHotel' })
    const { quoteId, difference, atHotel } = await extend(ann, orderId, 0, 4)
    expect({ difference, atHotel }).toEqual({ difference: 0, atHotel: 26_800 })
    const { stay, payBefore } = await ann.call(hotelChange, { quoteId, ...key() })
    expect(payBefore).toBeNull()
    expect(stay).toMatchObject({ nights: 4, atHotel: 107_200, total: 0 })
    expect(await hotels.stock(roomId, hotels.day(3), 1)).toEqual([{ held: 0, sold: 1 }])
  })
})
