import { randomUUID } from 'node:crypto'
import { hotelCancel, hotelCancelQuote, hotelConfirm } from '@contract/calls/hotel'
import { merchantCannotHost } from '@contract/calls/merchant'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import { aStay, HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'
import { deployment } from '../../wallet/ledger'

let world: World
let hotels: HotelFactory
beforeEach(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterEach(async () => {
  expect(await ledgerFaults(world.app.context.db)).toEqual([])
  await world.close()
})

const key = () => ({ idempotencyKey: randomUUID() })
const couponDays = 90
const platform = () => world.make.balanceOf('platform', deployment)

/** A guest whom a hotel turned away, with what the hotel has. */
async function turnedAway(over: object = {}) {
  const merchant = await world.make.customer()
  const hotelId = await hotels.hotel({}, { merchant_id: merchant.id })
  const rateId = await hotels.rate(await hotels.room(hotelId), over)
  const guest = await world.make.customer({ balance: 10_000_00 })
  const orderId = await aStay(guest, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) })
  await merchant.call(merchantCannotHost, { orderId, reason: 'A burst pipe', ...key() })
  const money = async () =>
    (await world.make.balanceOf('store', hotelId)) + (await world.make.balanceOf('storeDebt', hotelId))
  return { guest, hotelId, money }
}

it('should charge the hotel for the coupon of its guest, and refund it where the coupon lapses unused', async () => {
  const { guest, money } = await turnedAway()
  expect([await money(), await platform()]).toEqual([-27_00, 27_00])
  expect(await world.make.balanceOf('customer', guest.id)).toBe(10_000_00)
  await world.hours(couponDays * 24 - 1)
  expect(await money()).toBe(-27_00)
  await world.hours(24)
  expect([await money(), await platform()]).toEqual([0, 0])
})

it('should leave the platform without a cost where the coupon is used at another hotel', async () => {
  const { guest, money } = await turnedAway()
  const other = await hotels.simple()
  const stay = { rateId: other.rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) }
  expect(await guest.call(hotelConfirm, stay)).toMatchObject({ total: 24_100 })
  await aStay(guest, stay)
  await world.hours((couponDays + 1) * 24)
  expect([await money(), await platform()]).toEqual([-27_00, 0])
})

it('should refund the hotel where the order with the coupon is cancelled after the coupon has expired', async () => {
  const { guest: earlier, money } = await turnedAway()
  await world.hours((couponDays - 1) * 24)
  const guest = await world.make.again(earlier)
  const { rateId } = await hotels.simple()
  const orderId = await aStay(guest, { rateId, checkIn: hotels.day(9), checkOut: hotels.day(10) })
  await world.hours(3 * 24)
  expect(await money()).toBe(-27_00)
  const { back } = await guest.call(hotelCancelQuote, { orderId })
  await guest.call(hotelCancel, { orderId, back, reason: 'Ill', ...key() })
  await world.hours(2 * 24)
  expect([await money(), await platform()]).toEqual([0, 0])
})

it('should charge a part of what was still paid, without the nights that were cancelled', async () => {
  const merchant = await world.make.customer()
  const hotelId = await hotels.hotel({}, { merchant_id: merchant.id })
  const rateId = await hotels.rate(await hotels.room(hotelId))
  const guest = await world.make.customer({ balance: 10_000_00 })
  const orderId = await aStay(guest, { rateId, checkIn: hotels.day(3), checkOut: hotels.day(5) })
  const part = { orderId, nights: [hotels.day(4)] }
  const { back } = await guest.call(hotelCancelQuote, part)
  expect(back).toBeGreaterThan(0)
  await guest.call(hotelCancel, { ...part, back, reason: 'Shorter', ...key() })
  await merchant.call(merchantCannotHost, { orderId, reason: 'A burst pipe', ...key() })
  expect(await platform()).toBe(27_00)
})

it('should charge nothing for a stay without a coupon', async () => {
  const { money } = await turnedAway({ way: 'payAtHotel' })
  expect([await money(), await platform()]).toEqual([0, 0])
})
