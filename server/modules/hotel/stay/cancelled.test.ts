import { randomUUID } from 'node:crypto'
import { hotelCancel, hotelCancelQuote, hotelConfirm, hotelOrderDetail } from '@contract/calls/hotel'
import { merchantCannotHost, merchantNoShow } from '@contract/calls/merchant'
import { orderUsableCoupons } from '@contract/calls/order'
import { ledgerFaults } from '../../../../tests/money/ledger-faults'
import { given } from '../../../testing/coupons'
import { aStay, HotelFactory, payStay, submitStay } from '../../../testing/hotel'
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
const reason = 'My plans changed'

/** A paid stay with a coupon of 20.00; `isBack` says whether the coupon can be used again. */
async function withCoupon(days: readonly [number, number], rooms = 1) {
  const owner = await world.make.customer()
  const hotelId = await hotels.hotel({}, { merchant_id: owner.id })
  const rateId = await hotels.rate(await hotels.room(hotelId, { allotment: 9 }))
  const ann = await world.make.customer({ balance: 5_000_00 })
  const couponId = await given(world, ann.id, { kind: 'platform', amount: 2000, for_kinds: ['hotel'] })
  const dates = { checkIn: hotels.day(days[0]), checkOut: hotels.day(days[1]) }
  const asked = { rateId, ...dates, rooms, adults: rooms }
  const quote = await ann.call(hotelConfirm, asked)
  const { orderId } = await submitStay(ann, quote.id, { rooms })
  await payStay(ann, orderId)
  const isBack = async () => {
    const { id } = await ann.call(hotelConfirm, asked)
    const { items } = await ann.call(orderUsableCoupons, { quoteId: id })
    return items.some((each) => each.id === couponId && each.reason === null)
  }
  return { owner, hotelId, ann, orderId, isBack, total: quote.total }
}

describe('the coupon of a stay', () => {
  it('should come back when everything does', async () => {
    const { ann, orderId, isBack, total } = await withCoupon([3, 5])
    expect(total).toBe(2 * 26_800 - 2000)
    expect(await isBack()).toBe(false)
    await ann.call(hotelCancel, { orderId, back: total, reason, ...key() })
    expect(await isBack()).toBe(true)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(5_000_00)
  })

  it('should come back when the hotel cannot host', async () => {
    const { owner, ann, orderId, isBack } = await withCoupon([3, 5])
    await owner.call(merchantCannotHost, { orderId, reason: 'A burst pipe', ...key() })
    expect(await isBack()).toBe(true)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(5_000_00)
  })

  it('should stay used when a part of the price is kept, and be shared by the nights', async () => {
    const { ann, orderId, isBack, hotelId, total } = await withCoupon([0, 2])
    const due = await ann.call(hotelCancelQuote, { orderId })
    expect(due).toMatchObject({ kept: 26_800 - 1000, back: 26_800 - 1000 })
    await ann.call(hotelCancel, { orderId, back: due.back, reason, ...key() })
    expect(await isBack()).toBe(false)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(5_000_00 - total + due.back)
    // The platform pays for its coupon, whose part of the kept night the hotel receives.
    expect(await world.make.balanceOf('store', hotelId)).toBe(26_800)
  })

  it('should be divided by the room-nights to the cent, whatever parts are refunded', async () => {
    const { ann, orderId, isBack, total } = await withCoupon([3, 4], 3)
    const parts: number[] = []
    for (const room of [1, 3]) {
      const { back } = await ann.call(hotelCancelQuote, { orderId, rooms: [room] })
      parts.push(back)
      await ann.call(hotelCancel, { orderId, rooms: [room], back, reason, ...key() })
    }
    expect(await isBack()).toBe(false)
    const { back } = await ann.call(hotelCancelQuote, { orderId })
    await ann.call(hotelCancel, { orderId, back, reason, ...key() })
    const all = [...parts, back]
    expect(all.reduce((sum, each) => sum + each, 0)).toBe(total)
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
    expect(await isBack()).toBe(true)
    expect(await world.make.balanceOf('customer', ann.id)).toBe(5_000_00)
  })
})

describe('a stay that cannot be cancelled', () => {
  it('should be regretted for half an hour when arrival is more than a day away', async () => {
    const { rateId } = await hotels.simple({ cancel_steps: '[]' })
    const ann = await world.make.customer({ balance: 5_000_00 })
    const [soon, far] = [
      await aStay(ann, { rateId, checkIn: hotels.today(), checkOut: hotels.day(1) }),
      await aStay(ann, { rateId, checkIn: hotels.day(6), checkOut: hotels.day(7) }),
    ]
    expect(await ann.call(hotelCancelQuote, { orderId: soon })).toMatchObject({ kept: 26_800, back: 0 })
    expect(await ann.call(hotelCancelQuote, { orderId: far })).toMatchObject({ kept: 0, back: 26_800 })
    world.clock.forward(29)
    expect(await ann.call(hotelCancelQuote, { orderId: far })).toMatchObject({ kept: 0 })
    world.clock.forward(1)
    expect(await ann.call(hotelCancelQuote, { orderId: far })).toMatchObject({ kept: 26_800, back: 0 })
    const late = { orderId: far, back: 26_800, reason, ...key() }
    expect(await ann.refusal(hotelCancel, late)).toBe('refundChanged')
  })
})

describe('the rules of nights', () => {
  const refusalOf = async (
    rate: Parameters<HotelFactory['rate']>[1],
    night: Parameters<HotelFactory['room']>[2],
    days: readonly [number, number],
  ) => {
    const hotelId = await hotels.hotel()
    const rateId = await hotels.rate(await hotels.room(hotelId, {}, night), rate)
    const ann = await world.make.customer()
    return ann.refusal(hotelConfirm, { rateId, checkIn: hotels.day(days[0]), checkOut: hotels.day(days[1]) })
  }

  it('should hold when a stay is booked: departure, most nights, days in advance', async () => {
    expect(await refusalOf({}, { no_departure: true }, [2, 4])).toBe('closedToDeparture')
    expect(await refusalOf({ most_nights: 2 }, {}, [2, 5])).toBe('stayTooLong')
    expect(await refusalOf({ most_nights: 2 }, {}, [2, 4])).toBeUndefined()
    expect(await refusalOf({ advance_days: 3 }, {}, [2, 4])).toBe('advanceRequired')
    expect(await refusalOf({ advance_days: 3 }, {}, [3, 4])).toBeUndefined()
  })
})

describe('a stay paid at the hotel', () => {
  it('should be kept the whole night when its first night is paid, and given up at 18:00 when nothing is', async () => {
    const owner = await world.make.customer()
    const hotelId = await hotels.hotel({}, { merchant_id: owner.id })
    const roomId = await hotels.room(hotelId)
    const [open, sure] = [
      await hotels.rate(roomId, { way: 'payAtHotel' }),
      await hotels.rate(roomId, { way: 'payAtHotel', guaranteed: true }),
    ]
    const ann = await world.make.customer({ balance: 5_000_00 })
    const dates = { checkIn: hotels.day(1), checkOut: hotels.day(3) }
    const [unpaid, paid] = [await aStay(ann, { rateId: open, ...dates }), await aStay(ann, { rateId: sure, ...dates })]
    expect(await ann.call(hotelOrderDetail, { orderId: paid })).toMatchObject({ total: 26_800, heldUntil: null })
    // 18:30 of the day of arrival by the hotel's clock.
    const at = Date.parse(`${dates.checkIn}T10:30:00Z`) - world.clock.now().getTime()
    world.clock.forward(at / 60_000)
    expect(await owner.refusal(merchantNoShow, { orderId: paid, ...key() })).toBe('noShowTooEarly')
    await world.app.context.jobs.runDue()
    const states = async () => {
      const details = [unpaid, paid].map((orderId) => ann.call(hotelOrderDetail, { orderId }))
      return (await Promise.all(details)).map(({ state }) => state)
    }
    expect((await states())[1]).toBe('confirmed')
    if ((await states())[0] === 'confirmed') await owner.call(merchantNoShow, { orderId: unpaid, ...key() })
    expect(await states()).toEqual(['noShow', 'confirmed'])
    await world.hours(24)
    expect(await states()).toEqual(['noShow', 'noShow'])
    expect(await world.make.balanceOf('store', hotelId)).toBe(26_800)
  })
})
