import { hotelCancel, hotelConfirm, hotelOrderDetail } from '@contract/calls/hotel'
import { hotelChangeQuote } from '@contract/calls/hotel-change'
import type { NightPrice } from '@contract/entities/hotel'
import type { PriceComponent } from '@contract/entities/order-head'
import { randomUUID } from 'node:crypto'
import { aStay, HotelFactory } from '../../../testing/hotel'
import { aWorld, type World } from '../../../testing/world'
import { sum } from '../../pricing/amounts'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

interface Shown {
  readonly nightPrices: readonly NightPrice[]
  readonly reductions: readonly PriceComponent[]
}

/** Sum of a price's lines, and its reductions. */
const linesOf = ({ nightPrices, reductions }: Shown) => ({
  sum: sum(nightPrices, ({ price }) => price) + sum(reductions, ({ amount }) => amount),
  reductions: reductions.map(({ kind, amount }) => [kind, amount]),
})

describe('the lines of the price of a stay', () => {
  it.each([
    ['prepaid', { way: 'prepaid' } as const],
    ['paid at the hotel', { way: 'payAtHotel' } as const],
    ['of which the first night is prepaid', { way: 'payAtHotel', guaranteed: true } as const],
  ])('should come to what a member pays now and at the hotel, when it is %s', async (_, rate) => {
    const ann = await world.make.customer({ member: true, balance: 2_000_00 })
    const { rateId } = await hotels.simple(rate)
    const dates = { checkIn: hotels.day(3), checkOut: hotels.day(5) }
    const quote = await ann.call(hotelConfirm, { rateId, ...dates })
    expect(quote.total + quote.atHotel).toBe(48_200)
    expect(linesOf(quote)).toEqual({ sum: 48_200, reductions: [['memberPrice', -5_400]] })
    const orderId = await aStay(ann, { rateId, ...dates })
    expect(linesOf(await ann.call(hotelOrderDetail, { orderId }))).toEqual(linesOf(quote))
    const changed = await ann.call(hotelChangeQuote, { orderId, checkIn: hotels.day(4), checkOut: hotels.day(5) })
    expect(linesOf(changed).sum).toBe(changed.total + changed.atHotel)
  })

  it('should name the cancelled nights of a stay that is paid at the hotel', async () => {
    const ann = await world.make.customer({ member: true })
    const { rateId } = await hotels.simple({ way: 'payAtHotel' })
    const orderId = await aStay(ann, { rateId, checkIn: hotels.day(3), checkOut: hotels.day(5) })
    const part = { orderId, nights: [hotels.day(4)], back: 0, reason: 'My plans changed' }
    await ann.call(hotelCancel, { ...part, idempotencyKey: randomUUID() })
    const stay = await ann.call(hotelOrderDetail, { orderId })
    expect(stay.atHotel).toBe(24_100)
    expect(linesOf(stay)).toEqual({
      sum: 24_100,
      reductions: [
        ['memberPrice', -5_400],
        ['changed', -24_100],
      ],
    })
  })
})
