import { randomUUID } from 'node:crypto'
import { hotelChange, hotelChangeQuote, hotelLate } from '@contract/calls/hotel-change'
import { hotelCancel, hotelCancelQuote, hotelOrderDetail } from '@contract/calls/hotel'
import { merchantCheckIn, merchantCheckOut } from '@contract/calls/merchant'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { TestCaller } from '../../../testing/caller'
import { given } from '../../../testing/coupons'
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
const sold = (...counts: number[]) => counts.map((each) => ({ held: 0, sold: each }))

/** Changes a stay as requested; answers the stay. */
async function change(ann: TestCaller, orderId: string, asked: ReturnType<typeof dates> & { rateId?: string }) {
  const { quoteId } = await ann.call(hotelChangeQuote, { orderId, ...asked })
  return ann.call(hotelChange, { quoteId, ...key() })
}

describe('a change of a stay', () => {
  it('should keep the nights that it has and take others, when nothing is left beside them', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { roomId, rateId } = await hotels.simple({}, { allotment: 1 })
    const orderId = await aStay(ann, { rateId, ...dates(3, 5) })
    const quote = await ann.call(hotelChangeQuote, { orderId, ...dates(4, 6) })
    expect(quote).toMatchObject({ total: 53_600, paid: 53_600, difference: 0, nights: 2 })
    const { stay, payBefore } = await ann.call(hotelChange, { quoteId: quote.quoteId, ...key() })
    expect(payBefore).toBeNull()
    expect(stay).toMatchObject({ state: 'confirmed', ...dates(4, 6), total: 53_600, refunded: 0 })
    expect(stay.stayRooms).toMatchObject([{ nights: [hotels.day(4), hotels.day(5)] }])
    expect(await hotels.stock(roomId, hotels.day(3), 3)).toEqual(sold(0, 1, 1))
    const { back } = await ann.call(hotelCancelQuote, { orderId })
    expect(back).toBe(53_600)
    await ann.call(hotelCancel, { orderId, back, reason: 'My plans changed', ...key() })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(1_000_00)
    expect(await hotels.stock(roomId, hotels.day(3), 3)).toEqual(sold(0, 0, 0))
  })

  it('should refund the difference when it is cheaper, and settle the rest with the hotel', async () => {
    const ann = await world.make.customer({ balance: 2_000_00 })
    const owner = await world.make.customer()
    const hotelId = await hotels.hotel({}, { merchant_id: owner.id })
    const rateId = await hotels.rate(await hotels.room(hotelId))
    const orderId = await aStay(ann, { rateId, ...dates(2, 5) })
    const { stay } = await change(ann, orderId, dates(3, 4))
    expect(stay).toMatchObject({ total: 80_400, refunded: 53_600, nights: 1, refunds: [{ amount: 53_600 }] })
    expect(stay.components.reduce((sum, { amount }) => sum + amount, 0)).toBe(80_400)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(2_000_00 - 26_800)
    const longer = await ann.call(hotelChangeQuote, { orderId, ...dates(3, 5) })
    expect(longer).toMatchObject({ paid: 26_800, difference: 26_800 })
    await world.hours(3 * 24)
    await owner.call(merchantCheckIn, { orderId, ...key() })
    await world.hours(24)
    await owner.call(merchantCheckOut, { orderId, ...key() })
    expect(await world.make.balanceOf('store', hotelId)).toBe(26_800)
  })

  it('should hold dearer nights until the difference is paid', async () => {
    const ann = await world.make.customer({ balance: 2_000_00 })
    const { hotelId, roomId, rateId } = await hotels.simple()
    const suite = await hotels.room(hotelId, { base_price: 50_000, name: JSON.stringify({ en: 'Suite', zh: '套房' }) })
    const dearer = await hotels.rate(suite)
    const orderId = await aStay(ann, { rateId, ...dates(3, 5) })
    const { stay, payBefore } = await change(ann, orderId, { ...dates(3, 5), rateId: dearer })
    expect(payBefore).not.toBeNull()
    expect(stay).toMatchObject({ roomName: 'Lake-view king', change: { roomName: 'Suite', difference: 46_400 } })
    expect(await hotels.stock(suite, hotels.day(3), 2)).toEqual(Array(2).fill({ held: 1, sold: 0 }))
    await payStay(ann, orderId)
    const paid = await ann.call(hotelOrderDetail, { orderId })
    expect(paid).toMatchObject({ state: 'confirmed', roomName: 'Suite', total: 100_000, change: null })
    expect(await hotels.stock(suite, hotels.day(3), 2)).toEqual(sold(1, 1))
    expect(await hotels.stock(roomId, hotels.day(3), 2)).toEqual(sold(0, 0))
    await ann.call(hotelCancel, { orderId, back: 100_000, reason: 'My plans changed', ...key() })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(2_000_00)
  })

  it('should be dropped when nobody pays it, or when the stay is cancelled', async () => {
    const ann = await world.make.customer({ balance: 2_000_00 })
    const { roomId, rateId } = await hotels.simple()
    const orderId = await aStay(ann, { rateId, ...dates(3, 4) })
    await change(ann, orderId, dates(3, 5))
    expect(await hotels.stock(roomId, hotels.day(3), 2)).toEqual([
      { held: 0, sold: 1 },
      { held: 1, sold: 0 },
    ])
    await world.hours(1)
    expect(await hotels.stock(roomId, hotels.day(3), 2)).toEqual(sold(1, 0))
    expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({ change: null, nights: 1 })
    await change(ann, orderId, dates(3, 6))
    await ann.call(hotelCancel, { orderId, back: 26_800, reason: 'My plans changed', ...key() })
    expect(await hotels.stock(roomId, hotels.day(3), 3)).toEqual(sold(0, 0, 0))
    expect(await world.make.balanceOf('customer', ann.id)).toBe(2_000_00)
  })

  it('should keep the coupon of the stay', async () => {
    const ann = await world.make.customer({ balance: 2_000_00 })
    const { rateId } = await hotels.simple()
    await given(world, ann.id, { kind: 'platform', amount: 2000, for_kinds: ['hotel'] })
    const orderId = await aStay(ann, { rateId, ...dates(3, 5) })
    const { stay } = await change(ann, orderId, dates(3, 4))
    expect(stay).toMatchObject({ total: 51_600, refunded: 26_800 })
    await ann.call(hotelCancel, { orderId, back: 24_800, reason: 'My plans changed', ...key() })
    expect(await world.make.balanceOf('customer', ann.id)).toBe(2_000_00)
  })

  it('should name what refuses it, and be done once', async () => {
    const ann = await world.make.customer({ balance: 2_000_00 })
    const { roomId, rateId } = await hotels.simple({}, { allotment: 1 })
    const orderId = await aStay(ann, { rateId, ...dates(3, 5) })
    const ben = await world.make.customer({ balance: 1_000_00 })
    await aStay(ben, { rateId, ...dates(6, 7) })
    expect(await ann.refusal(hotelChangeQuote, { orderId, ...dates(3, 5) })).toBe('stayUnchanged')
    expect(await ann.refusal(hotelChangeQuote, { orderId, ...dates(4, 7) })).toBe('nightFull')
    const other = await hotels.simple()
    expect(await ann.refusal(hotelChangeQuote, { orderId, ...dates(4, 6), rateId: other.rateId })).toBe('rateNotFound')
    const { quoteId } = await ann.call(hotelChangeQuote, { orderId, ...dates(4, 6) })
    const { db } = world.app.context
    await db.updateTable('room_nights').set({ price: 30_000 }).where('room_type_id', '=', roomId).execute()
    expect(await ann.refusal(hotelChange, { quoteId, ...key() })).toBe('quoteChanged')
    const again = await ann.call(hotelChangeQuote, { orderId, ...dates(4, 6) })
    const request = { quoteId: again.quoteId, ...key() }
    const [one, two] = await Promise.all([ann.call(hotelChange, request), ann.call(hotelChange, request)])
    expect(one.payBefore).toBe(two.payBefore)
    expect(await ann.refusal(hotelChange, { ...request, ...key() })).toBe('quoteNotFound')
    await hotels.stock(roomId, hotels.day(3), 3)
  })

  it('should leave the time to cancel free whatever the rule as it was at booking', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { rateId } = await hotels.simple({ cancel_steps: '[]' })
    const orderId = await aStay(ann, { rateId, ...dates(3, 5) })
    const { regretUntil } = await ann.call(hotelOrderDetail, { orderId })
    await world.hours(29 / 60)
    const { stay } = await change(ann, orderId, dates(4, 6))
    expect(stay).toMatchObject({ regretUntil, canChange: true })
    await world.hours(2 / 60)
    expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({ regretUntil: null, canChange: false })
    expect(await ann.refusal(hotelChangeQuote, { orderId, ...dates(5, 7) })).toBe('orderStateChanged')
    expect((await ann.call(hotelCancelQuote, { orderId })).back).toBe(0)
  })

  it('should leave no such time where a booking of the new arrival would have had none', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { rateId } = await hotels.simple({ cancel_steps: '[]' })
    const [late, soon] = [await aStay(ann, { rateId, ...dates(3, 4) }), await aStay(ann, { rateId, ...dates(0, 1) })]
    const { stay } = await change(ann, late, dates(0, 1))
    expect(stay).toMatchObject({ regretUntil: null, canChange: false })
    expect((await ann.call(hotelCancelQuote, { orderId: late })).back).toBe(0)
    expect(await ann.refusal(hotelChangeQuote, { orderId: soon, ...dates(3, 4) })).toBe('orderStateChanged')
  })

  it('should be refused once cancelling is not free any more', async () => {
    const ann = await world.make.customer({ balance: 1_000_00 })
    const { rateId } = await hotels.simple({ cancel_steps: '[]' })
    const orderId = await aStay(ann, { rateId, ...dates(0, 2) })
    expect(await ann.refusal(hotelChangeQuote, { orderId, ...dates(0, 1) })).toBe('orderStateChanged')
    expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({ canChange: false })
  })
})

it('should keep the room of guests who said that they arrive late', async () => {
  const ann = await world.make.customer()
  const { rateId } = await hotels.simple({ way: 'payAtHotel' })
  const arrival = dates(1, 2)
  const [onTime, orderId] = [await aStay(ann, { rateId, ...arrival }), await aStay(ann, { rateId, ...arrival })]
  const { lateArrivals } = await ann.call(hotelOrderDetail, { orderId })
  const arrivalAt = lateArrivals.at(-1) ?? ''
  expect(await ann.refusal(hotelLate, { orderId, arrivalAt: '2030-01-01T00:00:00.000Z' })).toBe('arrivalUnknown')
  const late = await ann.call(hotelLate, { orderId, arrivalAt })
  expect(late).toMatchObject({ late: true, arrivalAt, canBeLate: false, heldUntil: null })
  expect(await ann.refusal(hotelLate, { orderId, arrivalAt })).toBe('orderStateChanged')
  const evening = Date.parse(`${arrival.checkIn}T19:00:00+08:00`)
  await world.hours((evening - world.clock.now().getTime()) / 3_600_000)
  expect(await ann.call(hotelOrderDetail, { orderId: onTime })).toMatchObject({ state: 'noShow' })
  expect(await ann.call(hotelOrderDetail, { orderId })).toMatchObject({ state: 'confirmed' })
})
