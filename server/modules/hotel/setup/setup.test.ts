import { randomUUID } from 'node:crypto'
import type { RequestInput } from '@contract/call'
import { hotelCancelQuote, hotelRooms } from '@contract/calls/hotel'
import { hotelSearch } from '@contract/calls/hotel-search'
import * as calls from '@contract/calls/merchant'
import { merchantArrivals, merchantRooms, merchantSaveShop } from '@contract/calls/merchant'
import { aStay, HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })
const facts: RequestInput<typeof calls.merchantSaveHotel> = {
  ...{ kind: 'homestay', stars: 4, openedYear: 2021, checkInFrom: '15:00', checkOutBy: '11:00' },
  ...{ confirmsByHand: false, facilities: ['no-such-thing'] },
}
const aRoom = () => ({
  ...{ name: { en: 'Courtyard king', zh: '庭院大床房' }, summary: { en: '24 m²', zh: '24㎡' }, bed: 'king' },
  ...{ includedAdults: 2, mostAdults: 3, mostGuests: 4, extraAdultPrice: 60_00 },
  ...{ basePrice: 300_00, weekendPrice: 360_00, allotment: 2, ...key() },
})
const aRate = () => ({
  ...{ way: 'prepaid' as const, percent: 100, breakfastPrice: null, memberPercent: null, leastNights: 1 },
  ...{ guaranteed: false, cancelSteps: [{ daysBefore: 1, clock: '18:00', kept: 'none' as const }], ...key() },
})

/** A merchant with a closed store for a hotel that is not set up. */
async function aMerchant() {
  const owner = await world.make.customer()
  const storeId = await world.make.store({ business: 'hotel', merchant_id: owner.id, status: 'closed' })
  return { owner, storeId }
}

it('should be opened by its merchant alone, from nothing to a room that is sold', async () => {
  const { owner, storeId } = await aMerchant()
  const ann = await world.make.customer({ balance: 5_000_00 })
  expect(await owner.call(calls.merchantHotel, {})).toMatchObject({ isSetUp: false, stars: 3, rooms: [] })
  expect(await owner.call(merchantRooms, {})).toMatchObject({ items: [] })
  expect(await owner.call(merchantArrivals, {})).toMatchObject({ items: [] })
  expect(await owner.refusal(calls.merchantSaveRoomType, aRoom())).toBe('storeNotFound')
  expect(await owner.call(calls.merchantSaveHotel, facts)).toMatchObject({ ...facts, isSetUp: true, facilities: [] })
  const request = aRoom()
  const { rooms } = await owner.call(calls.merchantSaveRoomType, request)
  expect(await owner.call(calls.merchantSaveRoomType, request)).toMatchObject({ rooms: [{ id: rooms[0]?.id }] })
  const roomTypeId = rooms[0]?.id ?? ''
  const saved = await owner.call(calls.merchantSaveRate, { roomTypeId, ...aRate() })
  const rateId = saved.rooms[0]?.rates[0]?.id ?? ''
  const stay = { checkIn: hotels.day(3), checkOut: hotels.day(4) }
  expect(await ann.refusal(hotelRooms, { hotelId: storeId, ...stay })).toBe('storeNotFound')
  await owner.call(merchantSaveShop, { status: 'open' })
  const found = await ann.call(hotelSearch, { kind: 'homestay', cityCode: '440300', ...stay })
  expect(found.items).toMatchObject([{ id: storeId }])
  const orderId = await aStay(ann, { rateId, ...stay })
  expect(await owner.call(merchantArrivals, { day: stay.checkIn })).toMatchObject({ items: [{ id: orderId }] })
  const nights = (await owner.call(merchantRooms, { from: stay.checkIn, days: 1 })).items[0]?.nights
  expect(nights).toMatchObject([{ allotment: 2, sold: 1 }])
})

it('should keep the price and terms of what was booked, and the nights on sale, when it is changed or taken off', async () => {
  const { owner } = await aMerchant()
  await owner.call(calls.merchantSaveHotel, facts)
  await owner.call(merchantSaveShop, { status: 'open' })
  const roomTypeId = (await owner.call(calls.merchantSaveRoomType, aRoom())).rooms[0]?.id ?? ''
  const [rate] = (await owner.call(calls.merchantSaveRate, { roomTypeId, ...aRate() })).rooms[0]?.rates ?? []
  const rateId = rate?.id ?? ''
  const ann = await world.make.customer({ balance: 5_000_00 })
  const stay = { checkIn: hotels.day(5), checkOut: hotels.day(6) }
  const orderId = await aStay(ann, { rateId, ...stay })
  const { price } = (await owner.call(merchantRooms, { from: stay.checkIn, days: 1 })).items[0]?.nights[0] ?? {}
  const dearer = { ...aRoom(), roomTypeId, basePrice: 900_00, weekendPrice: 900_00, allotment: 5 }
  expect(await owner.call(calls.merchantSaveRoomType, dearer)).toMatchObject({ rooms: [{ basePrice: 900_00 }] })
  const nights = (await owner.call(merchantRooms, { from: stay.checkIn, days: 1 })).items[0]?.nights
  expect(nights).toMatchObject([{ price, allotment: 2, sold: 1 }])
  const strict = { roomTypeId, rateId, ...aRate(), cancelSteps: [] }
  expect(await owner.call(calls.merchantSaveRate, strict)).toMatchObject({ rooms: [{ rates: [{ cancelSteps: [] }] }] })
  expect(await ann.call(hotelCancelQuote, { orderId })).toMatchObject({ kept: 0 })
  await owner.call(calls.merchantRemoveRate, { roomTypeId, rateId })
  expect(await owner.call(calls.merchantRemoveRoomType, { roomTypeId })).toMatchObject({ rooms: [] })
  expect(await owner.refusal(calls.merchantSaveRate, { ...strict, ...key() })).toBe('roomTypeNotFound')
  expect(await owner.call(merchantArrivals, { day: stay.checkIn })).toMatchObject({ items: [{ id: orderId }] })
})

it('should say what is wrong with a room or a rate, and change nobody else’s', async () => {
  const { owner } = await aMerchant()
  await owner.call(calls.merchantSaveHotel, facts)
  const room = (over: Partial<ReturnType<typeof aRoom>>) =>
    owner.refusal(calls.merchantSaveRoomType, { ...aRoom(), ...over })
  expect(await room({ mostAdults: 1 })).toBe('roomGuestsInvalid')
  expect(await room({ mostGuests: 2 })).toBe('roomGuestsInvalid')
  const roomTypeId = (await owner.call(calls.merchantSaveRoomType, aRoom())).rooms[0]?.id ?? ''
  const rate = (over: Partial<RequestInput<typeof calls.merchantSaveRate>>) =>
    owner.refusal(calls.merchantSaveRate, { roomTypeId, ...aRate(), ...over })
  const [free, share] = [
    { daysBefore: 1, clock: '18:00', kept: 'none' as const },
    { daysBefore: 3, clock: '18:00', kept: 'share' as const, percent: 50 },
  ]
  expect(await rate({ cancelSteps: [free, share] })).toBe('cancelStepsInvalid')
  expect(await rate({ cancelSteps: [{ ...share, percent: null }] })).toBe('cancelStepsInvalid')
  expect(await rate({ cancelSteps: [share, free] })).toBeUndefined()
  const { rooms } = await owner.call(calls.merchantHotel, {})
  const rateId = rooms[0]?.rates[0]?.id ?? ''
  const other = await aMerchant()
  await other.owner.call(calls.merchantSaveHotel, facts)
  expect(await other.owner.refusal(calls.merchantSaveRate, { roomTypeId, ...aRate() })).toBe('roomTypeNotFound')
  const own = (await other.owner.call(calls.merchantSaveRoomType, aRoom())).rooms[0]?.id ?? ''
  expect(await other.owner.refusal(calls.merchantRemoveRate, { roomTypeId: own, rateId })).toBe('rateNotFound')
  const restaurant = await world.make.customer()
  await world.make.store({ merchant_id: restaurant.id })
  expect(await restaurant.refusal(calls.merchantHotel, {})).toBe('storeNotFound')
})
