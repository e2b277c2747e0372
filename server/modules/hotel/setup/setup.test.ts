import { randomUUID } from 'node:crypto'
import type { RequestInput } from '@contract/call'
import { hotelCancelQuote, hotelConfirm, hotelDetail, hotelRooms } from '@contract/calls/hotel'
import { hotelSearch } from '@contract/calls/hotel-search'
import * as calls from '@contract/calls/merchant'
import { merchantArrivals, merchantRooms, merchantSaveShop } from '@contract/calls/merchant'
import { aStay, HotelFactory } from '../../../testing/hotel'
import { aPicture } from '../../../testing/picture'
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

const anArea = (name: string, latitude: number, longitude: number) => ({
  ...{ key: name, name: JSON.stringify({ en: name, zh: name }), latitude, longitude, position: 0 },
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

describe('a hotel’s page', () => {
  it('should have the area around it, and the brand, rules and pictures that its merchant gives it', async () => {
    await world.app.context.db
      .insertInto('hotel_areas')
      .values([
        { ...anArea('lake', 22.5329, 113.93), city_code: '440300' },
        { ...anArea('far', 31.2, 121.4), city_code: '310100' },
      ])
      .execute()
    const brand = { key: 'lotus', name: JSON.stringify({ en: 'Lotus', zh: '莲花' }), position: 0 }
    await world.app.context.db.insertInto('hotel_brands').values(brand).execute()
    const theme = { key: 'spa', name: JSON.stringify({ en: 'Spa', zh: '温泉' }), position: 0 }
    const seen = { picture: JSON.stringify({ path: '/pictures/spa', colour: '#fff' }) }
    await world.app.context.db
      .insertInto('hotel_themes')
      .values({ ...theme, ...seen })
      .execute()
    const { owner, storeId } = await aMerchant()
    const proposed = await owner.call(calls.merchantHotel, {})
    expect(proposed).toMatchObject({ areaKey: 'lake', pictures: [{ group: 'outside' }] })
    expect(proposed.places).toEqual({
      areas: [{ key: 'lake', name: 'lake' }],
      brands: [{ key: 'lotus', name: 'Lotus' }],
      themes: [{ key: 'spa', name: 'Spa' }],
    })
    expect(await owner.call(calls.merchantSaveHotel, facts)).toMatchObject({ areaKey: 'lake', brandKey: null })
    const refusal = (over: object) => owner.refusal(calls.merchantSaveHotel, { ...facts, ...over })
    expect(await refusal({ areaKey: 'far' })).toBe('hotelAreaUnknown')
    expect(await refusal({ brandKey: 'none' })).toBe('hotelBrandUnknown')
    const rules = [{ key: 'pets' as const, text: { en: 'No pets', zh: '不可携带宠物' } }]
    const photo = async () => (await owner.upload(await aPicture(64, 48), { module: 'store' })).id
    const [lobby, pool] = [await photo(), await photo()]
    const newPictures = [
      { id: lobby, group: 'lobby' as const },
      { id: pool, group: 'facility' as const },
    ]
    const page = { brandKey: 'lotus', rules, cleaningMinutes: 45, themes: ['none', 'spa'], noShowAt: '22:00' }
    await owner.call(calls.merchantSaveHotel, { ...facts, ...page, newPictures })
    await owner.call(merchantSaveShop, { status: 'open' })
    const detail = () => world.visitor.call(hotelDetail, { hotelId: storeId })
    const shown = await detail()
    expect(shown).toMatchObject({ area: 'lake', brand: 'Lotus', rules: [{ title: 'Pets', text: 'No pets' }] })
    expect(shown.pictures.map(({ group }) => group)).toEqual(['outside', 'lobby', 'facility'])
    const kept = shown.pictures.slice(1).map(({ picture: { path } }) => ({ path, group: 'room' as const }))
    const saved = await owner.call(calls.merchantSaveHotel, { ...facts, pictures: kept.slice(0, 1) })
    expect(saved).toMatchObject({ ...page, themes: ['spa'] })
    const roomTypeId = (await owner.call(calls.merchantSaveRoomType, aRoom())).rooms[0]?.id ?? ''
    await owner.call(calls.merchantSaveRate, { roomTypeId, ...aRate() })
    const nights = { checkIn: hotels.day(3), checkOut: hotels.day(4) }
    const themed = { kind: 'homestay', cityCode: '440300', theme: 'spa', ...nights } as const
    expect(await world.visitor.call(hotelSearch, themed)).toMatchObject({ items: [{ id: storeId }] })
    expect((await detail()).pictures.map(({ group }) => group)).toEqual(['room'])
    const other = await world.make.customer()
    const { id } = await other.upload(await aPicture(64, 48), { module: 'store' })
    expect(await refusal({ newPictures: [{ id, group: 'lobby' }] })).toBe('mediaNotFound')
  })
})

describe('rooms by the hour', () => {
  it('should be let by number at their price, until a room or the rate is taken off', async () => {
    const { owner, storeId } = await aMerchant()
    await owner.call(calls.merchantSaveHotel, { ...facts, kind: 'hotel', cleaningMinutes: 0 })
    await owner.call(merchantSaveShop, { status: 'open' })
    const saved = await owner.call(calls.merchantSaveRoomType, { ...aRoom(), hourlyRooms: ['201', '202'] })
    expect(saved.rooms).toMatchObject([{ hourlyRooms: ['201', '202'] }])
    const roomTypeId = saved.rooms[0]?.id ?? ''
    const byHour = { hours: 4, price: 99_00, from: '10:00', until: '20:00' }
    const rate = (over: object) =>
      owner.refusal(calls.merchantSaveRate, { roomTypeId, ...aRate(), way: 'hourly', byHour, ...over })
    expect(await rate({ byHour: null })).toBe('rateHoursInvalid')
    expect(await rate({ byHour: { ...byHour, until: '13:00' } })).toBe('rateHoursInvalid')
    expect(await rate({ way: 'prepaid' })).toBe('rateHoursInvalid')
    const hourly = { roomTypeId, ...aRate(), way: 'hourly' as const, byHour }
    const rates = (await owner.call(calls.merchantSaveRate, hourly)).rooms[0]?.rates
    expect(rates).toMatchObject([{ way: 'hourly', hours: 4, byHour }])
    const rateId = rates?.[0]?.id ?? ''
    const day = { kind: 'hourly' as const, checkIn: hotels.day(2), checkOut: hotels.day(3), adults: 2 }
    const offered = async (rooms = 1) =>
      (await world.visitor.call(hotelRooms, { hotelId: storeId, ...day, rooms })).items[0]?.rates[0]
    expect(await offered(2)).toMatchObject({
      id: rateId,
      starts: expect.arrayContaining(['10:00', '16:00']) as string[],
    })
    const search = { kind: 'hourly' as const, cityCode: '440300', checkIn: day.checkIn, checkOut: day.checkOut }
    const found = async () => (await world.visitor.call(hotelSearch, search)).items.map(({ id }) => id)
    expect(await found()).toContain(storeId)
    await owner.call(calls.merchantSaveRoomType, { ...aRoom(), roomTypeId, hourlyRooms: ['202'] })
    expect(await offered(2)).toMatchObject({ starts: [] })
    expect(await offered()).toMatchObject({ starts: expect.arrayContaining(['10:00']) as string[] })
    expect(await owner.refusal(calls.merchantSaveRate, { roomTypeId, rateId, ...aRate() })).toBe('rateNotFound')
    await owner.call(calls.merchantRemoveRate, { roomTypeId, rateId })
    expect(await found()).not.toContain(storeId)
  })
})

describe('a special', () => {
  it('should be sold for its nights and rooms alone, and keep what guests have taken', async () => {
    const { owner, storeId } = await aMerchant()
    await owner.call(calls.merchantSaveHotel, facts)
    await owner.call(merchantSaveShop, { status: 'open' })
    const roomTypeId = (await owner.call(calls.merchantSaveRoomType, aRoom())).rooms[0]?.id ?? ''
    const nights = { from: hotels.day(2), until: hotels.day(4), price: 200_00, allotment: 1 }
    const wrong = (over: object) =>
      owner.refusal(calls.merchantSaveRate, { roomTypeId, ...aRate(), specialNights: { ...nights, ...over } })
    expect(await wrong({ from: hotels.day(5) })).toBe('specialNightsInvalid')
    expect(await wrong({ from: hotels.day(-9), until: hotels.day(-8) })).toBe('specialNightsInvalid')
    expect(await wrong({ until: hotels.day(999) })).toBe('specialNightsInvalid')
    const special = { roomTypeId, ...aRate(), specialNights: nights }
    const [rate] = (await owner.call(calls.merchantSaveRate, special)).rooms[0]?.rates ?? []
    expect(rate).toMatchObject({ special: true, specialNights: nights })
    const rateId = rate?.id ?? ''
    const price = async (from: number, until: number) => {
      const dates = { checkIn: hotels.day(from), checkOut: hotels.day(until) }
      const { items } = await world.visitor.call(hotelRooms, { hotelId: storeId, ...dates })
      return items[0]?.rates[0]
    }
    expect(await price(2, 5)).toMatchObject({ id: rateId, refusal: null })
    expect(await price(4, 6)).toMatchObject({ refusal: { failure: 'nightFull' } })
    const ann = await world.make.customer({ balance: 5_000_00 })
    await aStay(ann, { rateId, checkIn: nights.from, checkOut: hotels.day(3) })
    expect(await price(2, 3)).toMatchObject({ refusal: { failure: 'nightFull' } })
    const later = { ...nights, from: hotels.day(3), until: hotels.day(3), price: 180_00, allotment: 2 }
    const changed = await owner.call(calls.merchantSaveRate, { ...special, ...key(), rateId, specialNights: later })
    expect(changed.rooms[0]?.rates[0]?.specialNights).toMatchObject({ until: later.until })
    expect(await price(3, 4)).toMatchObject({ refusal: null })
    expect(await price(4, 5)).toMatchObject({ refusal: { failure: 'nightFull' } })
    await owner.call(calls.merchantRemoveRate, { roomTypeId, rateId })
    expect(await ann.refusal(hotelConfirm, { rateId, checkIn: hotels.day(3), checkOut: hotels.day(4) })).toBe(
      'rateNotFound',
    )
  })
})

it('should sell at the prices of children and extra beds, and within the limits of the stay, that its merchant sets, with a room’s facilities', async () => {
  const { owner, storeId } = await aMerchant()
  await owner.call(calls.merchantSaveHotel, facts)
  await owner.call(merchantSaveShop, { status: 'open' })
  const childPrices = [
    { until: 5, price: 0 },
    { until: 11, price: 45_00 },
  ]
  const bath = { key: 'bath', name: JSON.stringify({ en: 'Bathtub', zh: '浴缸' }), position: 90 }
  const group_name = JSON.stringify({ en: 'Room', zh: '客房' })
  await world.app.context.db
    .insertInto('hotel_facilities')
    .values({ ...bath, group_name, icon: 'bath', of_room: true })
    .execute()
  const extras = { childPrices, extraBeds: 1, extraBedPrice: 80_00, facilities: ['bath'] }
  const asked = { ...aRoom(), weekendPrice: 300_00, ...extras, facilities: ['no-such-thing', 'bath'] }
  const { rooms, roomChoices } = await owner.call(calls.merchantSaveRoomType, asked)
  expect(roomChoices).toEqual([{ key: 'bath', name: 'Bathtub' }])
  expect(rooms).toMatchObject([extras])
  const roomTypeId = rooms[0]?.id ?? ''
  const limits = { mostNights: 2, advanceDays: 3 }
  const saved = await owner.call(calls.merchantSaveRate, { roomTypeId, ...aRate(), ...limits })
  expect(saved.rooms).toMatchObject([{ rates: [limits] }])
  const rateId = saved.rooms[0]?.rates[0]?.id ?? ''
  const ann = await world.make.customer()
  const night = { checkIn: hotels.day(3), checkOut: hotels.day(4) }
  const total = async (party: object) => (await ann.call(hotelConfirm, { rateId, ...night, adults: 2, ...party })).total
  expect(await total({ childAges: [4] })).toBe(300_00)
  expect(await total({ childAges: [8] })).toBe(345_00)
  expect(await total({ childAges: [13] })).toBe(360_00)
  expect(await total({ extraBeds: 1 })).toBe(380_00)
  const refusal = (over: object) => ann.refusal(hotelConfirm, { rateId, ...night, ...over })
  expect(await refusal({ checkOut: hotels.day(6) })).toBe('stayTooLong')
  expect(await refusal({ checkIn: hotels.day(2), checkOut: hotels.day(3) })).toBe('advanceRequired')
  // A client that does not know of them leaves them as they are.
  await owner.call(calls.merchantSaveRoomType, { ...aRoom(), roomTypeId })
  await owner.call(calls.merchantSaveRate, { roomTypeId, rateId, ...aRate() })
  expect(await owner.call(calls.merchantHotel, { storeId })).toMatchObject({ rooms: [{ ...extras, rates: [limits] }] })
  const twice = { ...aRoom(), childPrices: [childPrices[0], childPrices[0]] as typeof childPrices }
  expect(await owner.refusal(calls.merchantSaveRoomType, twice)).toBe('childPricesInvalid')
  const short = { roomTypeId, ...aRate(), leastNights: 3, mostNights: 2 }
  expect(await owner.refusal(calls.merchantSaveRate, short)).toBe('stayNightsInvalid')
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
