import { randomUUID } from 'node:crypto'
import { hotelCancel, hotelCancelQuote } from '@contract/calls/hotel'
import { hotelChange, hotelChangeQuote } from '@contract/calls/hotel-change'
import { messageSystemList } from '@contract/calls/message'
import type { TestCaller } from '../../testing/caller'
import { aStay, HotelFactory } from '../../testing/hotel'
import { aWorld, type World } from '../../testing/world'

let world: World
let hotels: HotelFactory
beforeEach(async () => {
  world = await aWorld()
  hotels = new HotelFactory(world)
})
afterEach(() => world.close())

const key = () => ({ idempotencyKey: randomUUID() })

/** Number of stay reminders that a customer got by the end of a day from today. */
async function remindersAfter(ann: TestCaller, hours: number): Promise<number> {
  await world.hours(hours)
  const { items } = await ann.call(messageSystemList, { kind: 'order' })
  return items.filter(({ title }) => title === 'Your stay is coming up').length
}

async function booked(from: number, until: number) {
  const ann = await world.make.customer({ balance: 1_000_00 })
  const { rateId } = await hotels.simple()
  return { ann, orderId: await aStay(ann, { rateId, checkIn: hotels.day(from), checkOut: hotels.day(until) }) }
}

async function move(ann: TestCaller, orderId: string, from: number, until: number): Promise<void> {
  const dates = { checkIn: hotels.day(from), checkOut: hotels.day(until) }
  const { quoteId } = await ann.call(hotelChangeQuote, { orderId, ...dates })
  await ann.call(hotelChange, { quoteId, ...key() })
}

describe('the reminder of a stay', () => {
  it('should follow a change of dates, once, also when the first dates come back', async () => {
    const { ann, orderId } = await booked(4, 5)
    await move(ann, orderId, 8, 9)
    expect(await remindersAfter(ann, 4 * 24)).toBe(0)
    await move(ann, orderId, 5, 6)
    await move(ann, orderId, 4, 5)
    await move(ann, orderId, 5, 6)
    expect(await remindersAfter(ann, 5 * 24)).toBe(1)
  })

  it('should not come after a cancellation', async () => {
    const { ann, orderId } = await booked(4, 5)
    await move(ann, orderId, 6, 7)
    const { back } = await ann.call(hotelCancelQuote, { orderId })
    await ann.call(hotelCancel, { orderId, back, reason: 'My plans changed', ...key() })
    expect(await remindersAfter(ann, 8 * 24)).toBe(0)
  })
})
