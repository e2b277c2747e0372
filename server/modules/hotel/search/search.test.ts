import type { RequestInput } from '@contract/call'
import { hotelRooms } from '@contract/calls/hotel'
import {
  hotelComments,
  hotelCoupons,
  hotelFilters,
  hotelHome,
  hotelSearch,
  hotelSpecials,
  hotelSuggest,
} from '@contract/calls/hotel-search'
import type { Rate } from '@contract/entities/hotel'
import { Random } from '../../../demo/city/random'
import { aCoupon } from '../../../testing/coupons'
import { HotelFactory } from '../../../testing/hotel'
import { pagesOf } from '../../../testing/pages'
import { aWorld, type World } from '../../../testing/world'
import { addDays } from '../days'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const json = (value: unknown) => JSON.stringify(value)
const named = (en: string, zh = en) => json({ en, zh })
/** Cities in which each test has its hotels to itself. */
const cities = {
  random: '440100',
  full: '440400',
  places: '440500',
  filters: '440600',
  calendar: '440700',
  told: '440800',
}

const db = () => world.app.context.db
type Ask = Omit<RequestInput<typeof hotelSearch>, 'cursor' | 'pageSize'>

/** A hotel of random rooms, rates, nights and specials. */
async function randomHotel(random: Random) {
  const most_nights = random.pick([3, 28])
  const id = await hotels.hotel({
    city_code: cities.random,
    ahead_days: random.pick([20, 365]),
    most_nights,
  })
  for (let position = 0; position < random.whole(1, 3); position++) {
    const most_adults = random.whole(2, 4)
    const roomId = await hotels.room(
      id,
      {
        ...{ position, base_price: random.whole(9_000, 60_000), included_adults: random.whole(1, 2), most_adults },
        ...{
          most_guests: most_adults + random.whole(0, 2),
          extra_adult_price: random.whole(0, 9_000),
          allotment: random.whole(0, 4),
        },
      },
      { nights: 25 },
    )
    const changed = Array.from({ length: 12 }, () => hotels.day(random.whole(-1, 22)))
    for (const night of changed)
      await db()
        .updateTable('room_nights')
        .set({
          ...{ price: random.whole(9_000, 60_000), closed: random.chance(0.1), least_nights: random.pick([1, 1, 2]) },
          ...{ no_arrival: random.chance(0.1), no_departure: random.chance(0.1) },
        })
        .where('room_type_id', '=', roomId)
        .where('night', '=', night)
        .execute()
    for (let place = 0; place < 3; place++) {
      const special = random.chance(0.25)
      const rateId = await hotels.rate(roomId, {
        ...{ position: place, percent: random.whole(70, 130), list_percent: random.pick([null, 122]), special },
        ...{ breakfast_price: random.pick([null, 0, 1_550]), member_percent: random.pick([null, 90, 99]) },
        ...{
          least_nights: random.pick([1, 1, 2]),
          most_nights: random.pick([null, 2]),
          advance_days: random.pick([0, 0, 3]),
        },
        ...{ way: random.pick(['prepaid', 'payAtHotel'] as const) },
        ...(random.chance(0.3) ? { cancel_steps: json([]) } : {}),
      })
      if (!special) continue
      const nights = Array.from({ length: 8 }, (_, night) => ({ rate_id: rateId, night: hotels.day(night) }))
      const price = random.whole(7_000, 20_000)
      await db()
        .insertInto('rate_nights')
        .values(nights.map((each) => ({ ...each, price, allotment: random.whole(0, 2) })))
        .execute()
    }
  }
  return { id, most_nights }
}

const wanted = (ask: Ask) => (rate: Rate) =>
  rate.refusal === null &&
  (!ask.breakfast || rate.breakfasts > 0) &&
  (!ask.freeCancel || rate.freeUntil !== null) &&
  (!ask.payAtHotel || rate.way === 'payAtHotel') &&
  (!ask.memberPrice || rate.memberPrice !== null)

describe('hotel.search', () => {
  it('should say from what a hotel sells its cheapest rate for the dates, guests and filters', async () => {
    const random = new Random(7)
    const most = new Map<string, number>()
    for (let count = 0; count < 7; count++) {
      const { id, most_nights } = await randomHotel(random)
      most.set(id, most_nights)
    }
    const callers = [world.visitor, await world.make.customer({ member: true })]
    let compared = 0
    for (let round = 0; round < 10; round++) {
      const from = random.whole(0, 8)
      const rooms = random.pick([1, 1, 2, 3])
      const nights = random.whole(1, 4)
      const ask = {
        ...{ checkIn: hotels.day(from), checkOut: hotels.day(from + nights), rooms },
        ...{ adults: rooms + random.whole(0, 3), childAges: random.pick([[], [], [4], [9, 15]]) },
      }
      const filter = { [random.pick(['breakfast', 'freeCancel', 'payAtHotel', 'memberPrice', 'none'])]: true }
      const caller = random.pick(callers)
      const { items } = await caller.call(hotelSearch, { cityCode: cities.random, ...ask, ...filter })
      const all = await caller.call(hotelSearch, { cityCode: cities.random, ...ask })
      expect(all.items.map(({ id }) => id).sort()).toEqual([...most.keys()].sort())
      for (const { id, from: said } of all.items) {
        if (nights > (most.get(id) ?? 0)) {
          expect([id, said]).toEqual([id, null])
          continue
        }
        const sold = await caller.call(hotelRooms, { hotelId: id, ...ask })
        expect({ id, ask, from: said }).toEqual({ id, ask, from: sold.from })
        const rates = sold.items.flatMap((room) => room.rates).filter(wanted(filter))
        const least = rates.length === 0 ? null : Math.min(...rates.map(({ total }) => total))
        expect({ id, ask, filter, total: items.find((item) => item.id === id)?.from?.total ?? null }).toEqual({
          ...{ id, ask, filter },
          total: least,
        })
        if (said) compared++
      }
    }
    expect(compared).toBeGreaterThan(10)
  })

  it('should list what is full last, and every hotel once while nights are sold between pages', async () => {
    const ids: string[] = []
    for (let index = 0; index < 6; index++) {
      const id = await hotels.hotel({ city_code: cities.full, recommended: 10 - index })
      const room = await hotels.room(id, { base_price: 10_000 + index * 1_000 }, { allotment: index === 0 ? 0 : 3 })
      await hotels.rate(room)
      ids.push(id)
    }
    const ask = { cityCode: cities.full, checkIn: hotels.day(1), checkOut: hotels.day(3) }
    const [full, ...free] = ids
    const { items, total } = await world.visitor.call(hotelSearch, ask)
    expect(items.map(({ id }) => id)).toEqual([...free, full])
    expect(total).toBe(6)
    expect(items.at(-1)?.from).toBeNull()
    expect(items[0]).toMatchObject({
      from: { price: 11_000, total: 22_000, left: 3 },
      tags: [{ kind: 'left' }, { kind: 'freeCancel' }, { kind: 'member' }],
    })
    const dear = await world.visitor.call(hotelSearch, {
      ...ask,
      sort: 'priceDown',
      priceFrom: 120_00,
      priceTo: 140_00,
    })
    expect(dear.items.map(({ id }) => id)).toEqual([ids[4], ids[3], ids[2]])
    const sell = async () => {
      await db()
        .updateTable('room_nights')
        .set({ closed: true })
        .where('room_type_id', 'in', (eb) =>
          eb
            .selectFrom('room_types')
            .select('id')
            .where('store_id', '=', ids[3] ?? ''),
        )
        .execute()
    }
    const pages = await pagesOf(world.visitor, hotelSearch, { ...ask, sort: 'price', pageSize: 2 }, sell)
    const seen = pages.flat().map(({ id }) => id)
    expect([...new Set(seen)].sort()).toEqual([...ids].sort())
    expect(seen.length).toBe(ids.length)
  })

  it('should refuse what cannot be stayed, by name', async () => {
    const refusal = (ask: Ask) => world.visitor.refusal(hotelSearch, ask)
    expect(await refusal({ checkIn: hotels.day(2), checkOut: hotels.day(1) })).toBe('stayDatesWrong')
    expect(await refusal({ checkIn: '2026-02-30', checkOut: '2026-03-01' })).toBe('stayDayUnknown')
    expect(await refusal({ checkIn: hotels.day(-2), checkOut: hotels.day(1) })).toBe('stayInPast')
    expect(await refusal({ adults: 0 })).toBe('adultsRequired')
  })

  it('should find by landmark, area, theme, map and words, with what is near said first', async () => {
    const place = { latitude: 23.35, longitude: 116.68 }
    await db()
      .insertInto('hotel_areas')
      .values({ key: 'old-town', city_code: cities.places, name: named('Old Town', '老城'), ...place, position: 0 })
      .execute()
    await db()
      .insertInto('hotel_landmarks')
      .values({
        key: 'pier',
        city_code: cities.places,
        area_key: 'old-town',
        kind: 'landmark',
        name: named('Pier', '码头'),
        ...place,
        position: 0,
      })
      .execute()
    await db()
      .insertInto('hotel_themes')
      .values({ key: 'sea', name: named('Sea', '海景'), picture: json({ path: '/p', colour: '#fff' }), position: 0 })
      .execute()
    const at = async (north: number, over: object, name: string) => {
      const id = await hotels.hotel(
        { city_code: cities.places, ...over },
        { ...place, latitude: place.latitude + north, name: named(name), words: `'${name.toLowerCase()}':1A` },
      )
      await hotels.rate(await hotels.room(id))
      return id
    }
    const [near, off, far] = [
      await at(0.004, { themes: ['sea'] }, 'Anchor'),
      await at(0.02, { area_key: 'old-town' }, 'Bollard'),
      await at(0.1, {}, 'Capstan'),
    ]
    const found = async (ask: Ask) => (await world.visitor.call(hotelSearch, { cityCode: cities.places, ...ask })).items
    const ids = async (ask: Ask) => (await found(ask)).map(({ id }) => id)
    expect(await ids({ landmarkKey: 'pier', sort: 'distance' })).toEqual([near, off])
    expect(await found({ landmarkKey: 'pier', sort: 'distance' })).toMatchObject([
      { distance: 445, where: '440 m from Pier' },
      { where: '2.2 km from Pier' },
    ])
    expect(await ids({ landmarkKey: 'nowhere' })).toEqual([])
    expect(await ids({ areaKey: 'old-town' })).toEqual([off])
    expect(await ids({ theme: 'sea' })).toEqual([near])
    expect(await ids({ keyword: 'capstan' })).toEqual([far])
    const northEast = { latitude: place.latitude + 0.03, longitude: place.longitude + 0.01 }
    const southWest = { latitude: place.latitude + 0.01, longitude: place.longitude - 0.01 }
    expect(await ids({ bounds: { southWest, northEast } })).toEqual([off])
    const { items } = await world.visitor.call(hotelSuggest, { cityCode: cities.places })
    expect(items).toEqual([
      { kind: 'area', key: 'old-town', name: 'Old Town', note: '', count: 1 },
      { kind: 'landmark', key: 'pier', name: 'Pier', note: 'Old Town', count: 2 },
    ])
    expect((await world.visitor.call(hotelSuggest, { cityCode: cities.places, keyword: 'capst' })).items).toMatchObject(
      [{ kind: 'hotel', key: far }],
    )
    expect(await world.visitor.call(hotelHome, { cityCode: cities.places })).toMatchObject({
      city: { name: 'Shantou' },
      themes: [{ key: 'sea' }],
    })
  })
})

describe('hotel.filters', () => {
  it('should count every choice in place of what is chosen, and name what excludes most', async () => {
    for (let index = 0; index < 12; index++) {
      const id = await hotels.hotel({
        city_code: cities.filters,
        stars: index < 8 ? 3 : 5,
        facilities: index % 2 ? ['wifi'] : [],
      })
      await hotels.rate(await hotels.room(id, { base_price: 10_000 + index * 1_000 }))
    }
    await db()
      .insertInto('hotel_facilities')
      .values({ key: 'wifi', name: named('Wi-Fi'), icon: 'wifi', group_name: named('Popular'), position: 0 })
      .onConflict((oc) => oc.doNothing())
      .execute()
    const ask = { cityCode: cities.filters }
    const all = await world.visitor.call(hotelFilters, ask)
    expect(all).toMatchObject({ count: 12, priceMost: 240_00, strictest: null })
    expect(all.bars.reduce((sum, count) => sum + count, 0)).toBe(12)
    const chosen = await world.visitor.call(hotelFilters, { ...ask, stars: [5], priceTo: 190_00 })
    expect(chosen.count).toBe(2)
    expect(chosen.stars).toMatchObject([{ key: '5', count: 2 }, { count: 0 }, { key: '3', count: 8 }, { count: 0 }])
    expect(chosen.facilities.find(({ key }) => key === 'wifi')?.count).toBe(1)
    const { total } = await world.visitor.call(hotelSearch, { ...ask, stars: [5], priceTo: 190_00 })
    expect(total).toBe(2)
    const none = await world.visitor.call(hotelFilters, { ...ask, stars: [5], priceTo: 150_00 })
    expect(none).toMatchObject({ count: 0, strictest: { field: 'stars', name: 'Stars' } })
  })
})

describe('the published details of hotels', () => {
  it('should list specials, coupons, and reviews with no score under five of them', async () => {
    const { hotelId, roomId } = await hotels.simple()
    await db()
      .updateTable('hotels')
      .set({ city_code: cities.told, reviews: 4, place_stars: 20, score: 5 })
      .where('store_id', '=', hotelId)
      .execute()
    const special = await hotels.rate(roomId, { special: true, position: 1 })
    await db()
      .insertInto('rate_nights')
      .values({ rate_id: special, night: hotels.today(), price: 99_00, allotment: 1 })
      .execute()
    const { items } = await world.visitor.call(hotelSpecials, { cityCode: cities.told })
    expect(items).toMatchObject([{ id: hotelId, special: true, from: { price: 99_00, left: 1 }, score: null }])
    expect(
      (
        await world.visitor.call(hotelSpecials, {
          cityCode: cities.told,
          checkIn: hotels.day(1),
          checkOut: addDays(hotels.day(1), 1),
        })
      ).items,
    ).toEqual([])
    expect(await world.visitor.call(hotelComments, { hotelId })).toMatchObject({
      items: [],
      counts: { all: 0, family: 0 },
      scores: { score: null },
    })
    const ids = [
      await aCoupon(world, { for_kinds: ['hotel'] }),
      await aCoupon(world, { for_kinds: ['hotel'], kind: 'store', store_id: hotelId, position: 1 }),
    ]
    await aCoupon(world)
    const offered = async (request: { hotelId?: string }) =>
      (await world.visitor.call(hotelCoupons, request)).items.map(({ id }) => id)
    expect([await offered({ hotelId }), await offered({})]).toEqual([ids, ids.slice(0, 1)])
  })
})
