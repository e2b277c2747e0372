import { randomUUID } from 'node:crypto'
import {
  hotelCancel,
  hotelCancelQuote,
  hotelConfirm,
  hotelDetail,
  hotelOrderDetail,
  hotelOrders,
  hotelRooms,
  hotelSubmit,
} from '@contract/calls/hotel'
import { orderList } from '@contract/calls/order'
import { reservationList } from '@contract/calls/reservation'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import { aStay, HotelFactory, payStay, stayContact, submitStay } from '../../../testing/hotel'
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

describe('a stay', () => {
  it('should be found, quoted, booked, paid, confirmed and cancelled free', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { hotelId, roomId, rateId } = await hotels.simple()
    const dates = { checkIn: hotels.day(3), checkOut: hotels.day(5) }
    const detail = await ann.call(hotelDetail, { hotelId, ...dates })
    expect(detail).toMatchObject({
      name: 'Qihu Lakeside Inn',
      city: 'Shenzhen',
      from: { price: 26_800, total: 53_600 },
    })
    const { items, from } = await ann.call(hotelRooms, { hotelId, ...dates })
    expect(from).toEqual(detail.from)
    expect(items).toMatchObject([{ name: 'Lake-view king', rates: [{ id: rateId, name: 'Room only', refusal: null }] }])
    const quote = await ann.call(hotelConfirm, { rateId, ...dates })
    expect(quote).toMatchObject({
      total: 53_600,
      nights: 2,
      cancel: [{ kind: 'free', back: 53_600 }, { kept: 26_800 }, { kind: 'all', back: 0 }],
    })
    const { orderId, payBefore } = await submitStay(ann, quote.id)
    expect(payBefore).not.toBeNull()
    expect(await hotels.stock(roomId, dates.checkIn, 2)).toEqual([
      { held: 1, sold: 0 },
      { held: 1, sold: 0 },
    ])
    await payStay(ann, orderId)
    expect(await hotels.stock(roomId, dates.checkIn, 2)).toEqual([
      { held: 0, sold: 1 },
      { held: 0, sold: 1 },
    ])
    const stay = await ann.call(hotelOrderDetail, { orderId })
    expect(stay).toMatchObject({
      state: 'confirmed',
      contact: { phone: '138****6209' },
      stayRooms: [{ guest: 'Mia Lin 1' }],
    })
    expect((await ann.call(hotelOrders, {})).items).toMatchObject([{ id: orderId, kind: 'hotel' }])
    expect((await ann.call(orderList, {})).items).toMatchObject([{ id: orderId, nights: 2 }])
    expect((await ann.call(reservationList, {})).items).toMatchObject([
      { id: orderId, kind: 'hotel', note: 'Lake-view king · 2 nights', state: 'confirmed', until: stay.checkOutAt },
    ])
    const due = await ann.call(hotelCancelQuote, { orderId })
    expect(due).toMatchObject({ kept: 0, back: 53_600, isAll: true })
    const cancelled = await ann.call(hotelCancel, { orderId, back: due.back, reason: 'My plans changed', ...key() })
    expect(cancelled).toMatchObject({ state: 'cancelled', refunded: 53_600 })
    expect(await hotels.stock(roomId, dates.checkIn, 2)).toEqual([
      { held: 0, sold: 0 },
      { held: 0, sold: 0 },
    ])
    expect(await world.make.balanceOf('customer', ann.id)).toBe(1_000_00)
  })

  it('should release its rooms when it is not paid in time', async () => {
    const ann = await world.make.customer()
    const { roomId, rateId } = await hotels.simple()
    const quote = await ann.call(hotelConfirm, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) })
    await submitStay(ann, quote.id)
    await world.hours(1)
    expect(await hotels.stock(roomId, hotels.day(1), 1)).toEqual([{ held: 0, sold: 0 }])
  })

  it('should keep the first night after the deadline, of what was paid', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { hotelId, rateId } = await hotels.simple()
    const orderId = await aStay(ann, { rateId, checkIn: hotels.today(), checkOut: hotels.day(2) })
    const due = await ann.call(hotelCancelQuote, { orderId })
    expect(due).toMatchObject({ kept: 26_800, back: 26_800 })
    const wrong = { orderId, back: 53_600, reason: 'My plans changed', ...key() }
    expect(await ann.refusal(hotelCancel, wrong)).toBe('refundChanged')
    const done = await ann.call(hotelCancel, { ...wrong, back: due.back, ...key() })
    expect(done).toMatchObject({ state: 'cancelled', refunded: 26_800, refunds: [{ amount: 26_800 }] })
    expect(await world.make.balanceOf('store', hotelId)).toBe(26_800)
  })

  it('should release one room of three, and then a last night, each with its own refund', async () => {
    const ann = await world.make.customer({ balance: 5_000_00 })
    const { roomId, rateId } = await hotels.simple()
    const [checkIn, checkOut] = [hotels.day(3), hotels.day(6)]
    const orderId = await aStay(ann, { rateId, checkIn, checkOut, rooms: 3, adults: 3 })
    await world.hours(1)
    const reason = 'My plans changed'
    const room = { orderId, rooms: [2] }
    expect(await ann.call(hotelCancelQuote, room)).toMatchObject({ kept: 0, back: 3 * 26_800, isAll: false })
    const without = await ann.call(hotelCancel, { ...room, back: 3 * 26_800, reason, ...key() })
    expect(without).toMatchObject({ state: 'confirmed', rooms: 2, refunded: 3 * 26_800, partsBack: [{ rooms: 1 }] })
    expect(without.stayRooms.map(({ nights }) => nights.length)).toEqual([3, 0, 3])
    expect(await hotels.stock(roomId, checkIn, 3)).toEqual(Array(3).fill({ held: 0, sold: 2 }))
    const last = { orderId, nights: [hotels.day(5)] }
    const shorter = await ann.call(hotelCancel, { ...last, back: 2 * 26_800, reason, ...key() })
    expect(shorter).toMatchObject({ checkOut: hotels.day(5), nights: 2, refunds: [{}, {}] })
    expect(await hotels.stock(roomId, checkIn, 3)).toEqual([
      ...Array(2).fill({ held: 0, sold: 2 }),
      { held: 0, sold: 0 },
    ])
    expect(await ann.refusal(hotelCancelQuote, last)).toBe('stayPartUnknown')
    const rest = await ann.call(hotelCancel, { orderId, back: 4 * 26_800, reason, ...key() })
    expect(rest).toMatchObject({ state: 'cancelled', refunded: 9 * 26_800 })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(5_000_00)
  })

  it('should keep the price of the first night once, whatever part of the stay is cancelled first', async () => {
    const ann = await world.make.customer({ balance: 5_000_00 })
    const { hotelId, rateId } = await hotels.simple()
    const orderId = await aStay(ann, { rateId, checkIn: hotels.today(), checkOut: hotels.day(3) })
    const reason = 'My plans changed'
    const back = await ann.call(hotelCancel, { orderId, nights: [hotels.day(2)], back: 26_800, reason, ...key() })
    expect(back).toMatchObject({ state: 'confirmed', checkOut: hotels.day(2) })
    expect(await ann.call(hotelCancelQuote, { orderId })).toMatchObject({ kept: 26_800, back: 26_800 })
    await ann.call(hotelCancel, { orderId, back: 26_800, reason, ...key() })
    expect(await world.make.balanceOf('store', hotelId)).toBe(26_800)
  })

  it('should be paid at the hotel without a payment, twice a night at most', async () => {
    const ann = await world.make.customer()
    const { roomId, rateId } = await hotels.simple({ way: 'payAtHotel' })
    const dates = { rateId, checkIn: hotels.day(2), checkOut: hotels.day(3) }
    const orderId = await aStay(ann, dates)
    expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({
      ...{ state: 'confirmed', total: 0, atHotel: 26_800, way: 'payAtHotel' },
      heldUntil: expect.any(String) as string,
    })
    expect(await hotels.stock(roomId, dates.checkIn, 1)).toEqual([{ held: 0, sold: 1 }])
    await aStay(ann, dates)
    const quote = await ann.call(hotelConfirm, dates)
    const third = { quoteId: quote.id, guests: [{ name: 'Mia' }], contact: stayContact, agreed: true, ...key() }
    expect(await ann.refusal(hotelSubmit, third)).toBe('tooManyStaysAtHotel')
    await world.hours(24 * 4)
    expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({ state: 'noShow' })
  })
})
