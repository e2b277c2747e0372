import { randomUUID } from 'node:crypto'
import { hotelOrderDetail } from '@contract/calls/hotel'
import {
  merchantArrivals,
  merchantCheckIn,
  merchantCheckOut,
  merchantNoShow,
  merchantSeat,
} from '@contract/calls/merchant'
import type { TestCaller } from '../../testing/caller'
import { aStay, HotelFactory } from '../../testing/hotel'
import { aRestaurant, book, timeIn, wishOf } from '../../testing/tables'
import { aWorld, type World } from '../../testing/world'

let world: World
let hotels: HotelFactory
beforeAll(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterAll(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

/** Tries the merchant’s steps with a dated order; answers their failures. */
type Tried = () => Promise<(string | undefined)[]>

/** A stay that begins in two days, for two nights or for hours from 14:00. */
async function stayIn2Days(way: 'prepaid' | 'payAtHotel' | 'hourly') {
  const [merchant, ann] = [await world.make.customer(), await world.make.customer({ balance: 1_000_00 })]
  const { hotelId, rateId } = way === 'hourly' ? await hotels.hourly() : await hotels.simple({ way })
  await world.make.changeStore(hotelId, { merchant_id: merchant.id })
  const asked = way === 'hourly' ? { checkOut: hotels.day(3), startAt: '14:00' } : { checkOut: hotels.day(4) }
  const orderId = await aStay(ann, { rateId, checkIn: hotels.day(2), ...asked })
  return { merchant, ann, orderId }
}

async function aStayOf(way: 'prepaid' | 'payAtHotel' | 'hourly'): Promise<Tried> {
  const { merchant, orderId } = await stayIn2Days(way)
  return async () => [
    await merchant.refusal(merchantCheckIn, { orderId, ...key() }),
    await merchant.refusal(merchantNoShow, { orderId, ...key() }),
  ]
}

const makers: Readonly<Record<string, () => Promise<Tried>>> = {
  'a prepaid stay': () => aStayOf('prepaid'),
  'a stay that is paid at the hotel': () => aStayOf('payAtHotel'),
  'a stay by the hour': () => aStayOf('hourly'),
  async 'a table'() {
    const [merchant, ann] = [await world.make.customer(), await world.make.customer()]
    const place = await aRestaurant(world, { store: { merchant_id: merchant.id } })
    const { orderId } = await book(ann, wishOf(place, 2, timeIn(world, 20, 0, 2)))
    const step = (name: 'seat' | 'noShow') => merchant.refusal(merchantSeat, { orderId, step: name, ...key() })
    return async () => [await step('seat'), await step('noShow')]
  },
}

it.each(Object.entries(makers))('should refuse steps with %s two days and a day before it', async (name, make) => {
  const refusals = await make()
  const expected = name === 'a table' ? ['tableSlotTooEarly', 'tableStillKept'] : ['checkInTooEarly', 'noShowTooEarly']
  expect(await refusals()).toEqual(expected)
  await world.hours(24)
  expect(await refusals()).toEqual(expected)
})

describe('a hotel', () => {
  const actionsOf = async (merchant: TestCaller, day: string) =>
    (await merchant.call(merchantArrivals, { day })).items.flatMap(({ actions }) => actions)

  it('should check guests in from the day of arrival on, and out from that of departure on', async () => {
    const { merchant, orderId, ann } = await stayIn2Days('prepaid')
    const { checkIn } = await ann.call(hotelOrderDetail, { orderId })
    expect(await actionsOf(merchant, checkIn)).toEqual(['cannotHost'])
    await world.hours(36)
    expect(await actionsOf(merchant, checkIn)).toEqual(['checkIn', 'cannotHost'])
    const { actions } = await merchant.call(merchantCheckIn, { orderId, ...key() })
    expect(actions).toEqual(['cannotHost'])
    await world.hours(47)
    expect(await merchant.refusal(merchantCheckOut, { orderId, ...key() })).toBe('checkOutTooEarly')
    await world.hours(1)
    expect(await merchant.call(merchantCheckOut, { orderId, ...key() })).toMatchObject({ state: 'review' })
  })

  it('should check guests of hours in from an hour before them, and out from their end on', async () => {
    const { merchant, orderId, ann } = await stayIn2Days('hourly')
    const { checkInAt } = await ann.call(hotelOrderDetail, { orderId })
    const left = () => (Date.parse(checkInAt) - world.clock.now().getTime()) / 3_600_000
    await world.hours(left() - 1.5)
    expect(await merchant.refusal(merchantCheckIn, { orderId, ...key() })).toBe('checkInTooEarly')
    await world.hours(0.5)
    await merchant.call(merchantCheckIn, { orderId, ...key() })
    expect(await merchant.refusal(merchantCheckOut, { orderId, ...key() })).toBe('checkOutTooEarly')
    await world.hours(5)
    expect(await merchant.call(merchantCheckOut, { orderId, ...key() })).toMatchObject({ state: 'review' })
  })
})
