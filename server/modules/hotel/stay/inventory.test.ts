import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { hotelCancel, hotelCancelQuote, hotelConfirm, hotelSubmit } from '@contract/calls/hotel'
import { orderClaimableCoupons, orderUsableCoupons } from '@contract/calls/order'
import type { TestCaller } from '../../../testing/caller'
import { aCoupon, given } from '../../../testing/coupons'
import { HotelFactory, payStay, stayContact, submitStay } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'
import { addNights } from '../rooms/queries'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld({ UNPAID_ORDERS: '1000', UNPAID_STOCK: '100' })
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

/** The nights whose held or sold rooms are not those of their live stays. */
async function strayNights(): Promise<unknown[]> {
  const { rows } = await sql`
    select room_nights.night, room_nights.held, room_nights.sold, live.held as live_held, live.sold as live_sold
    from room_nights left join lateral (
      select coalesce(sum(quantity - returned_quantity) filter (where phase = 'toPay'), 0) as held,
        coalesce(sum(quantity - returned_quantity) filter (where phase not in ('toPay', 'cancelled')), 0) as sold
      from order_lines join orders on orders.id = order_id where item_id = room_nights.id
    ) as live on true
    where room_nights.held <> live.held or room_nights.sold <> live.sold`.execute(world.app.context.db)
  return rows
}

const submission = (quoteId: string) => ({
  ...{ quoteId, guests: [{ name: 'Mia Lin' }], contact: stayContact, agreed: true },
  ...key(),
})

describe('the rooms of a night', () => {
  it('should be sold exactly once each, however many want the last ones at the same time', async () => {
    const { roomId, rateId } = await hotels.simple({}, { allotment: 3 })
    const dates = { rateId, checkIn: hotels.day(2), checkOut: hotels.day(5) }
    const callers = await Promise.all(Array.from({ length: 64 }, () => world.make.customer()))
    const quotes = await Promise.all(callers.map((caller) => caller.call(hotelConfirm, dates)))
    const failures = await Promise.all(
      callers.map((caller, index) => caller.refusal(hotelSubmit, submission(quotes[index]?.id ?? ''))),
    )
    expect(failures.filter((failure) => failure === undefined)).toHaveLength(3)
    expect(new Set(failures)).toEqual(new Set([undefined, 'nightFull']))
    expect(await hotels.stock(roomId, dates.checkIn, 3)).toEqual(Array(3).fill({ held: 3, sold: 0 }))
    expect(await strayNights()).toEqual([])
  })

  it('should be taken for all nights or for none', async () => {
    const { roomId, rateId } = await hotels.simple({}, { allotment: 3 })
    const ann = await world.make.customer()
    const dates = { rateId, checkIn: hotels.day(2), checkOut: hotels.day(7), rooms: 3, adults: 3 }
    const quote = await ann.call(hotelConfirm, dates)
    await world.app.context.db
      .updateTable('room_nights')
      .set({ allotment: 2 })
      .where('room_type_id', '=', roomId)
      .where('night', '=', hotels.day(4))
      .execute()
    const guests = Array.from({ length: 3 }, () => ({ name: 'Mia Lin' }))
    expect(await ann.refusal(hotelSubmit, { ...submission(quote.id), guests })).toBe('nightFull')
    expect(await hotels.stock(roomId, dates.checkIn, 5)).toEqual(Array(5).fill({ held: 0, sold: 0 }))
  })

  it('should be held and sold by the live stays alone, whatever is done with them', async () => {
    const { rateId } = await hotels.simple({}, { allotment: 5 })
    const ann = await world.make.customer({ balance: 100_000_00 })
    const step = fc.record({
      from: fc.integer({ min: 1, max: 4 }),
      nights: fc.integer({ min: 1, max: 3 }),
      rooms: fc.integer({ min: 1, max: 2 }),
      then: fc.constantFrom('leave', 'pay', 'cancel', 'payAndCancel', 'payAndCancelRoom'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const { from, nights, rooms, then } of steps) await play(ann, { rateId, from, nights, rooms, then })
        expect(await strayNights()).toEqual([])
      }),
      { numRuns: 12 },
    )
    await world.hours(1)
    expect(await strayNights()).toEqual([])
  })

  it('should be there a year ahead, and stay as they are', async () => {
    const { roomId } = await hotels.simple({}, { base_price: 20_000, weekend_price: 30_000 })
    const before = await hotels.stock(roomId, hotels.day(-1), 400)
    await addNights(world.app.context.db, world.clock.now())
    await addNights(world.app.context.db, world.clock.now())
    expect(before).toHaveLength(30)
    expect(await hotels.stock(roomId, hotels.day(-1), 400)).toHaveLength(367)
  })
})

it('should offer the coupons of a quote, and take the best by default', async () => {
  const { rateId } = await hotels.simple()
  const ann = await world.make.customer()
  const couponId = await given(world, ann.id, { kind: 'platform', amount: 2000, for_kinds: ['hotel'] })
  const quote = await ann.call(hotelConfirm, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(3) })
  expect(quote).toMatchObject({ total: 51_600, coupons: { envelope: { couponId, off: 2000, usable: 1 } } })
  const { items } = await ann.call(orderUsableCoupons, { quoteId: quote.id })
  expect(items).toMatchObject([{ id: couponId, off: 2000, reason: null }])
})

it('should count the coupons that can be claimed for a stay, and offer them with its quote', async () => {
  const { hotelId, rateId } = await hotels.simple()
  const ann = await world.make.customer()
  const id = await aCoupon(world, { kind: 'store', store_id: hotelId, for_kinds: ['hotel'] })
  const quote = await ann.call(hotelConfirm, { rateId, checkIn: hotels.day(1), checkOut: hotels.day(3) })
  expect(quote.coupons.store).toEqual({ couponId: null, off: 0, usable: 0, claimable: 1 })
  expect((await ann.call(orderClaimableCoupons, { quoteId: quote.id })).items[0]).toMatchObject({ id })
})

interface Played {
  readonly rateId: string
  readonly from: number
  readonly nights: number
  readonly rooms: number
  readonly then: string
}

/** Books a stay where there is room for it, and does something with it. */
async function play(ann: TestCaller, { rateId, from, nights, rooms, then }: Played): Promise<void> {
  const dates = { rateId, checkIn: hotels.day(from), checkOut: hotels.day(from + nights), rooms, adults: rooms }
  if ((await ann.refusal(hotelConfirm, dates)) === 'nightFull') return
  const quote = await ann.call(hotelConfirm, dates)
  const { orderId } = await submitStay(ann, quote.id, { rooms })
  if (then.startsWith('pay')) await payStay(ann, orderId)
  if (!/cancel/i.test(then)) return
  const part = then === 'payAndCancelRoom' && rooms > 1 ? { rooms: [1] } : {}
  const { back } = await ann.call(hotelCancelQuote, { orderId, ...part })
  await ann.call(hotelCancel, { orderId, ...part, back, reason: 'My plans changed', ...key() })
}
