import { randomUUID } from 'node:crypto'
import { hotelCancel, hotelCancelQuote, hotelConfirm, hotelSubmit } from '@contract/calls/hotel'
import { reservationCancel, reservationConfirm, reservationSubmit } from '@contract/calls/reservation'
import type { FailureName } from '@contract/failures'
import { addDays, instantOf } from '../../../server/modules/hotel/days'
import type { Buyer } from './buyer'

/** The first day that is booked, and how many: all can be cancelled free. */
const [firstDay, days] = [3, 8] as const
const phone = '13807556209'
const reason = 'Changed my mind'

/** Books one or two rooms for some nights, of which others take theirs at the same time. */
export async function placeStay({ client, market, chance, journal, expectFair }: Buyer): Promise<string[] | undefined> {
  const { rateId, today } = market.bookable
  const from = firstDay + chance.whole(0, days)
  const rooms = chance.whole(1, 2)
  const dates = { checkIn: addDays(today, from), checkOut: addDays(today, from + chance.whole(1, 4)) }
  const { data: quote, failure } = await client.ask(hotelConfirm, { rateId, ...dates, rooms, adults: rooms })
  if (!quote) return expectFair('hotel.confirm', failure)
  const guests = Array.from({ length: rooms }, (_, index) => ({ name: `Mia Lin ${index}` }))
  const contact = { name: 'Lin', gender: 1, phone } as const
  const request = { quoteId: quote.id, guests, contact, agreed: true, idempotencyKey: randomUUID() }
  const { data: order, failure: refused } = await client.tap(hotelSubmit, request)
  if (!order) return expectFair('hotel.submit', refused)
  journal.orders.set(order.orderId, order.total)
  journal.stays.add(order.orderId)
  return [order.orderId]
}

/** Books a table with a deposit. */
export async function placeTable({
  client,
  market,
  chance,
  journal,
  expectFair,
}: Buyer): Promise<string[] | undefined> {
  const { restaurant, zone, today } = market.bookable
  const at = instantOf(zone, addDays(today, firstDay + chance.whole(0, days)), chance.pick(['17:30', '18:30', '20:00']))
  const wish = { ...restaurant, party: chance.whole(1, 4), at: at.toISOString() }
  const { data: quote, failure } = await client.ask(reservationConfirm, wish)
  if (!quote) return expectFair('reservation.confirm', failure)
  const contact = { title: 'miss', name: 'Mia Lin', phone } as const
  const request = { quoteId: quote.id, contact, agreed: true, idempotencyKey: randomUUID() }
  const { data: order, failure: refused } = await client.tap(reservationSubmit, request)
  if (!order) return expectFair('reservation.submit', refused)
  journal.orders.set(order.orderId, order.total)
  journal.tables.add(order.orderId)
  return [order.orderId]
}

/** Cancels a stay or a table free; answers whether it was, or what it was refused with. */
export async function cancelBooking(
  { client, journal }: Pick<Buyer, 'client' | 'journal'>,
  orderId: string,
): Promise<{ readonly done: boolean; readonly failure?: FailureName | undefined }> {
  const idempotencyKey = randomUUID()
  if (journal.tables.has(orderId)) {
    const { data, failure } = await client.tap(reservationCancel, { orderId, reason, kept: 0, idempotencyKey })
    return { done: data !== undefined, failure }
  }
  const { data: due, failure: refused } = await client.ask(hotelCancelQuote, { orderId })
  if (!due) return { done: false, failure: refused }
  const { data, failure } = await client.tap(hotelCancel, { orderId, back: due.back, reason, idempotencyKey })
  return { done: data !== undefined, failure }
}
