import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { couponList } from '@contract/calls/coupon'
import { hotelConfirm, hotelOrderDetail, hotelRooms } from '@contract/calls/hotel'
import {
  merchantAccept,
  merchantArrivals,
  merchantCannotHost,
  merchantCheckIn,
  merchantFigures,
  merchantCheckOut,
  merchantNoShow,
  merchantRefuse,
  merchantRooms,
  merchantSaveRooms,
} from '@contract/calls/merchant'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import type { TestCaller } from '../../../testing/caller'
import { aStay, HotelFactory } from '../../../testing/hotel'
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

/** A hotel with its merchant, a guest, and a rate. */
async function aHotel(over: { byHand?: boolean } = {}) {
  const merchant = await world.make.customer()
  const hotelId = await hotels.hotel({ confirms_by_hand: over.byHand ?? false }, { merchant_id: merchant.id })
  const roomId = await hotels.room(hotelId)
  const rateId = await hotels.rate(roomId)
  const guest = await world.make.customer({ balance: 10_000_00 })
  return { merchant, hotelId, roomId, rateId, guest }
}

const stateOf = async (guest: TestCaller, orderId: string) => (await guest.call(hotelOrderDetail, { orderId })).state

describe('a hotel', () => {
  it('should see who arrives, check them in and out, and be paid', async () => {
    const { merchant, hotelId, rateId, guest } = await aHotel()
    const orderId = await aStay(guest, { rateId, checkIn: hotels.today(), checkOut: hotels.day(1) })
    const arrivals = await merchant.call(merchantArrivals, {})
    expect(arrivals).toMatchObject({
      day: hotels.today(),
      figures: { arriving: 1, leaving: 0, inHouse: 0, freeRooms: 2 },
      counts: { toArrive: 1, waiting: 0 },
      items: [{ id: orderId, guests: ['Mia Lin 1'], customer: { maskedPhone: '138****6209', phone: '13807556209' } }],
    })
    expect(await merchant.refusal(merchantCheckOut, { orderId, ...key() })).toBe('orderStateChanged')
    expect(await merchant.call(merchantCheckIn, { orderId, ...key() })).toMatchObject({
      state: 'checkedIn',
      actions: ['cannotHost'],
    })
    expect((await merchant.call(merchantArrivals, { tab: 'inHouse' })).items).toMatchObject([{ id: orderId }])
    await world.hours(24)
    await merchant.call(merchantCheckOut, { orderId, ...key() })
    expect(await stateOf(guest, orderId)).toBe('review')
    expect(await world.make.balanceOf('store', hotelId)).toBe(26_800)
    const stranger = await aHotel()
    expect(await stranger.merchant.refusal(merchantCheckIn, { orderId, ...key() })).toBe('orderNotFound')
  })

  it('should confirm or refuse by hand, or lose the stay when it does not answer', async () => {
    const { merchant, rateId, guest } = await aHotel({ byHand: true })
    const dates = { rateId, checkIn: hotels.day(2), checkOut: hotels.day(3) }
    const [first, second, third] = [await aStay(guest, dates), await aStay(guest, dates), await aStay(guest, dates)]
    expect((await merchant.call(merchantArrivals, {})).waiting).toHaveLength(3)
    expect(await merchant.call(merchantAccept, { orderId: first, ...key() })).toMatchObject({
      kind: 'hotel',
      state: 'confirmed',
    })
    await merchant.call(merchantRefuse, { orderId: second, reason: 'Full', ...key() })
    await world.hours(1)
    expect(await Promise.all([first, second, third].map((id) => stateOf(guest, id)))).toEqual([
      'confirmed',
      'cancelled',
      'cancelled',
    ])
    expect(await world.make.balanceOf('customer', guest.id)).toBe(10_000_00 - 26_800)
    expect(await merchant.call(merchantFigures, {})).toMatchObject({ orders: 1, income: 26_800 })
  })

  it('should mark nobody as a no-show before the cut-off, and put the rooms on sale again then', async () => {
    const { merchant, roomId, rateId, guest, hotelId } = await aHotel()
    const [checkIn, checkOut] = [hotels.today(), hotels.day(2)]
    const orderId = await aStay(guest, { rateId, checkIn, checkOut })
    expect(await merchant.refusal(merchantNoShow, { orderId, ...key() })).toBe('noShowTooEarly')
    await world.hours(36)
    expect(await stateOf(guest, orderId)).toBe('noShow')
    expect(await hotels.stock(roomId, checkIn, 2)).toEqual(Array(2).fill({ held: 0, sold: 0 }))
    expect(await world.make.balanceOf('store', hotelId)).toBe(53_600)
  })

  it('should refund everything when it cannot host, with a coupon and free rooms nearby', async () => {
    const { merchant, rateId, guest } = await aHotel()
    const others = await Promise.all(Array.from({ length: 3 }, () => hotels.simple()))
    const full = await hotels.simple({}, { allotment: 0 })
    const orderId = await aStay(guest, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) })
    await merchant.call(merchantCannotHost, { orderId, reason: 'A burst pipe', ...key() })
    expect(await guest.call(hotelOrderDetail, { orderId })).toMatchObject({
      state: 'cancelled',
      cancelReason: 'A burst pipe',
      notHosted: { coupon: 27_00, nearby: [{ from: { price: 26_800 } }, {}, {}] },
    })
    const { notHosted } = await guest.call(hotelOrderDetail, { orderId })
    const near = notHosted?.nearby.map(({ id }) => id) ?? []
    expect(near).not.toContain(full.hotelId)
    const another = { rateId: others[0]?.rateId ?? '', checkIn: hotels.day(1), checkOut: hotels.day(2) }
    expect(await guest.call(hotelConfirm, another)).toMatchObject({ total: 24_100 })
    expect(await world.make.balanceOf('customer', guest.id)).toBe(10_000_00)
  })

  it('should compensate guests with the coupon of its value, several hotels at once', async () => {
    const { guest, ...first } = await aHotel()
    const stays: { merchant: TestCaller; orderId: string }[] = []
    for (const { merchant, rateId } of [first, await aHotel(), await aHotel()]) {
      const orderId = await aStay(guest, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) })
      stays.push({ merchant, orderId })
    }
    await Promise.all(
      stays.map(({ merchant, orderId }) =>
        merchant.call(merchantCannotHost, { orderId, reason: 'A burst pipe', ...key() }),
      ),
    )
    const { items } = await guest.call(couponList, { tab: 'unused' })
    expect(items.map(({ amount }) => amount)).toEqual([27_00, 27_00, 27_00])
    const { rows } = await sql`select distinct coupon_id from customer_coupons where customer_id = ${guest.id}`.execute(
      world.app.context.db,
    )
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['prepaid', {}, 27_00],
    ['paid there', { way: 'payAtHotel' }, 0],
    ['guaranteed', { way: 'payAtHotel', guaranteed: true }, 27_00],
  ] as const)(
    'should give coupons up to a limit for stays that are %s, however often it cannot host',
    async (...its) => {
      const [, over, most] = its
      const { merchant, roomId, guest } = await aHotel()
      const rateId = await hotels.rate(roomId, { ...over, position: 1 })
      for (let round = 0; round < 20; round += 2) {
        const stay = { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) }
        const both = [await aStay(guest, stay), await aStay(guest, stay)]
        await Promise.all(
          both.map((orderId) => merchant.call(merchantCannotHost, { orderId, reason: 'A burst pipe', ...key() })),
        )
      }
      const coupons = async () =>
        (await guest.call(couponList, { tab: 'unused' })).items.reduce((sum, { amount }) => sum + amount, 0)
      expect(await coupons()).toBe(most)
      await sql`update orders set ended_at = ended_at - interval '31 days' where customer_id = ${guest.id}`.execute(
        world.app.context.db,
      )
      const orderId = await aStay(guest, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(2) })
      await merchant.call(merchantCannotHost, { orderId, reason: 'A burst pipe', ...key() })
      expect((await coupons()) > most).toBe(most > 0)
    },
  )

  it('should change nights by weekday, and close a night rather than cancel a stay', async () => {
    const { merchant, hotelId, roomId, rateId, guest } = await aHotel()
    const [from, until] = [hotels.day(1), hotels.day(14)]
    await aStay(guest, { rateId, checkIn: from, checkOut: hotels.day(2), rooms: 2, adults: 2 })
    const { nights } = await merchant.call(merchantSaveRooms, {
      roomTypeId: roomId,
      from,
      until,
      weekdays: [6],
      price: 40_000,
    })
    expect(nights.filter(({ price }) => price === 40_000)).toHaveLength(2)
    const { nights: fewer } = await merchant.call(merchantSaveRooms, {
      roomTypeId: roomId,
      from,
      until: from,
      allotment: 1,
    })
    expect(fewer).toMatchObject([{ allotment: 2, sold: 2, closed: true }])
    const shown = await guest.call(hotelRooms, { hotelId, checkIn: from, checkOut: hotels.day(2) })
    expect(shown).toMatchObject({ from: null, items: [{ rates: [{ refusal: { failure: 'nightFull' } }] }] })
    expect(shown.nearest).toHaveLength(3)
    const rooms = await merchant.call(merchantRooms, { days: 2 })
    expect(rooms.items).toMatchObject([{ roomTypeId: roomId, nights: [{}, { night: from, closed: true }] }])
  })
})
