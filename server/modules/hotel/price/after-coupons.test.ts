import { randomUUID } from 'node:crypto'
import { homeReceiveCoupon } from '@contract/calls/home'
import { hotelConfirm, hotelDetail, hotelRooms } from '@contract/calls/hotel'
import { hotelSearch } from '@contract/calls/hotel-search'
import type { FromPrice } from '@contract/entities/hotel'
import type { TestCaller } from '../../../testing/caller'
import { aCoupon, given } from '../../../testing/coupons'
import { HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'

let world: World
let hotels: HotelFactory
/** Cities, one for each hotel of the tests. */
const cities = [
  '440100',
  '440400',
  '440500',
  '440600',
  '440700',
  '440800',
  '440900',
  '441200',
  '441300',
  '441400',
  '441500',
  '441600',
]
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
// The platform's coupons of one test are none of the next one.
afterEach(() =>
  world.app.context.db
    .updateTable('coupons')
    .set({ claim_until: world.clock.now() })
    .where('claim_until', '>', world.clock.now())
    .execute(),
)
afterAll(() => world.close())

const stay = () => ({ checkIn: hotels.day(3), checkOut: hotels.day(5) })
const forStays = { for_kinds: ['hotel'] as string[] }
const claim = (caller: TestCaller, couponId: string) =>
  caller.call(homeReceiveCoupon, { couponId, idempotencyKey: randomUUID() })

/** A hotel alone in its city. */
async function aHotel(rate: Parameters<HotelFactory['simple']>[0] = {}) {
  const cityCode = cities.pop() ?? ''
  const { hotelId, rateId } = await hotels.simple(rate)
  await world.app.context.db
    .updateTable('hotels')
    .set({ city_code: cityCode })
    .where('store_id', '=', hotelId)
    .execute()
  return { hotelId, rateId, cityCode }
}
type Hotel = Awaited<ReturnType<typeof aHotel>>

/** The same price in the list, on the page, among the rooms and of the rate. */
async function shown(caller: TestCaller, { hotelId, cityCode }: Hotel, more: object = {}) {
  const asked = { ...stay(), ...more }
  const [list, page, rooms] = await Promise.all([
    caller.call(hotelSearch, { cityCode, ...asked }),
    caller.call(hotelDetail, { hotelId, ...asked }),
    caller.call(hotelRooms, { hotelId, ...asked }),
  ])
  const all: (FromPrice | null | undefined)[] = [list.items[0]?.from, page.from, rooms.from, rooms.items[0]?.rates[0]]
  const after = all.map((from) => from?.afterCoupons)
  expect(after).toEqual(after.map(() => after[0]))
  return after[0]
}
const totalOf = async (caller: TestCaller, { rateId }: Hotel, more: object = {}) =>
  (await caller.call(hotelConfirm, { rateId, ...stay(), ...more })).total

describe('the price after coupons', () => {
  it('should be that of the check-out with a coupon that the customer has', async () => {
    const hotel = await aHotel()
    const ann = await world.make.customer()
    await given(world, ann.id, { ...forStays, amount: 30_01, minimum: 500_00, stock: 0 })
    expect(await totalOf(ann, hotel)).toBe(505_99)
    expect(await shown(ann, hotel)).toEqual({ price: 253_00, isToClaim: false })
    expect(await shown(world.visitor, hotel)).toBeUndefined()
    expect(await shown(await world.make.customer(), hotel)).toBeUndefined()
  })

  it('should be that of the check-out once a coupon is claimed', async () => {
    const hotel = await aHotel()
    const couponId = await aCoupon(world, { ...forStays, percent: 10, amount: 100_00 })
    const ann = await world.make.customer()
    const claimed = { price: 241_20, isToClaim: true }
    expect([await shown(ann, hotel), await shown(world.visitor, hotel)]).toEqual([claimed, claimed])
    expect(await totalOf(ann, hotel)).toBe(536_00)
    await claim(ann, couponId)
    expect(await shown(ann, hotel)).toEqual({ ...claimed, isToClaim: false })
    expect(await totalOf(ann, hotel)).toBe(482_40)
  })

  it('should combine a coupon of the hotel with one of the platform, over all rooms and members’ prices', async () => {
    const [hotel, other] = [await aHotel(), await aHotel()]
    const coupons = [
      await aCoupon(world, { ...forStays, kind: 'store', store_id: hotel.hotelId, amount: 20_00 }),
      await aCoupon(world, { ...forStays, kind: 'member', amount: 10_00 }),
    ]
    const ann = await world.make.customer({ member: true })
    const before = [await shown(ann, hotel, { rooms: 2 }), await shown(ann, other, { rooms: 2 })]
    expect(before).toEqual([
      { price: 233_50, isToClaim: true },
      { price: 238_50, isToClaim: true },
    ])
    for (const coupon of coupons) await claim(ann, coupon)
    expect(await totalOf(ann, hotel, { rooms: 2 })).toBe(4 * 233_50)
    expect(await totalOf(ann, other, { rooms: 2 })).toBe(4 * 238_50)
    expect(await shown(world.visitor, other)).toBeUndefined()
  })

  it('should leave out coupons that cannot be used or claimed', async () => {
    const hotel = await aHotel()
    const ann = await world.make.customer()
    const later = new Date(world.clock.now().getTime() + 3_600_000)
    await aCoupon(world, { ...forStays, minimum: 600_00 })
    await aCoupon(world, { ...forStays, stock: 0 })
    await aCoupon(world, { ...forStays, claim_from: later })
    await aCoupon(world, { ...forStays, valid_from: later })
    await aCoupon(world, { ...forStays, kind: 'member' })
    await aCoupon(world)
    const { hotelId } = await aHotel()
    await aCoupon(world, { ...forStays, kind: 'store', store_id: hotelId })
    expect(await shown(ann, hotel)).toBeUndefined()
    expect(await totalOf(ann, hotel)).toBe(536_00)
  })

  it('should be of what is paid now', async () => {
    await aCoupon(world, { ...forStays, amount: 40_00 })
    expect(await shown(world.visitor, await aHotel({ way: 'payAtHotel' }))).toBeUndefined()
    const guaranteed = await aHotel({ way: 'payAtHotel', guaranteed: true })
    const rooms = await world.visitor.call(hotelRooms, { hotelId: guaranteed.hotelId, ...stay() })
    expect(rooms.items[0]?.rates[0]?.afterCoupons).toEqual({ price: 248_00, isToClaim: true })
    const list = await world.visitor.call(hotelSearch, { cityCode: guaranteed.cityCode, ...stay() })
    expect(list.items[0]?.from?.afterCoupons).toBeUndefined()
  })

  it('should not change the order by price', async () => {
    const [dear, cheap] = [await aHotel(), await aHotel({ percent: 95 })]
    const { cityCode } = dear
    await world.app.context.db
      .updateTable('hotels')
      .set({ city_code: cityCode })
      .where('store_id', '=', cheap.hotelId)
      .execute()
    await aCoupon(world, { ...forStays, kind: 'store', store_id: dear.hotelId, amount: 200_00 })
    const { items } = await world.visitor.call(hotelSearch, { cityCode, sort: 'price', ...stay() })
    expect(items.map(({ id }) => id)).toEqual([cheap.hotelId, dear.hotelId])
    expect(items.map(({ from }) => from?.afterCoupons?.price)).toEqual([undefined, 168_00])
  })
})
