import { v7 as uuid } from 'uuid'
import { hotelConfirm } from '@contract/calls/hotel'
import { orderReview } from '@contract/calls/review'
import type { OrderId } from '@contract/entities/ids'
import { minutesAfter } from '../../../clock'
import { addDays, hotelDay } from '../../../modules/hotel/days'
import { makeGood } from '../../../modules/hotel/not-hosted/make-good'
import { stayOf, updateStay } from '../../../modules/hotel/stay/queries'
import { trustedId } from '../../../security/trusted-id'
import { StayAutopilot } from '../../hotel/autopilot'
import { addNights } from '../../hotel/queries'
import { demoId } from '../ids'
import type { Past } from './past'
import { type PastStay, pastStays } from './stay-orders'

const dayMinutes = 24 * 60
/** Answer time of a hotel that confirms by hand, in minutes. */
const answeredAfter = 6

async function place(past: Past, { hotel, room, rate, rooms = 1, startAt, wishes = '', ...stay }: PastStay) {
  const { services, caller, tx } = past
  const checkIn = addDays(hotelDay(past.timeZone, past.now), stay.day)
  const checkOut = addDays(checkIn, Math.max(1, stay.nights))
  await addNights(tx, demoId('roomType', hotel, room), checkIn, checkOut)
  const rateId = demoId('rate', hotel, room, rate)
  const asked = hotelConfirm.request.parse({ rateId, checkIn, checkOut, rooms, adults: 2, startAt, couponIds: [] })
  const { id } = await services.stayQuotes.confirm(caller, asked)
  const placementInput = {
    ...{ guests: Array.from({ length: rooms }, () => 'Leo Lin'), arrivalAt: null, wishes, requests: [], agreed: true },
    contact: { name: 'Leo', gender: 1, phone: past.phone } as const,
  }
  return past.submission.submit(tx, caller, past.stayPlacement, { quoteId: trustedId('quote', id), placementInput })
}

/** Books a stay, pays it where that is done before, and has its hotel confirm it unless it refuses. */
async function book(past: Past, stay: PastStay): Promise<OrderId> {
  const { orderId } = await place(past, stay)
  const { engine, tx } = past
  if ((await engine.lock(tx, orderId)).phase === 'toPay') await past.pay(orderId)
  const isRefused = stay.then.some(({ event }) => event === 'refuse')
  const order = await engine.lock(tx, orderId)
  if (order.state !== 'waitingConfirm' || isRefused) return orderId
  if (stay.byHand) past.turnTo(minutesAfter(past.clock.now(), answeredAfter))
  await engine.fire(tx, order, 'accept', stay.byHand ? 'merchant' : 'platform')
  return orderId
}

async function live(past: Past, stay: PastStay): Promise<void> {
  const { engine, tx } = past
  const bookedAt = minutesAfter(past.now, stay.placed * dayMinutes)
  past.turnTo(bookedAt)
  const orderId = await book(past, stay)
  const { check_in_at, check_out_at } = await stayOf(tx, orderId)
  const since = { booking: bookedAt, checkIn: check_in_at, checkOut: check_out_at }
  for (const { event, by, after, minute, reason } of stay.then) {
    const at = minutesAfter(since[after], minute)
    past.turnTo(at)
    await engine.fire(tx, await engine.lock(tx, orderId), event, by, { reason })
    if (event === 'checkIn') await updateStay(tx, orderId, { checked_in_at: at })
    if (event === 'checkOut') await updateStay(tx, orderId, { checked_out_at: at })
  }
  await review(past, stay, orderId, check_out_at)
  // Future steps are scheduled with the autopilot.
  await new StayAutopilot(past.context, past.services).plan(tx, await engine.lock(tx, orderId))
}

async function review(past: Past, { opinion }: PastStay, orderId: OrderId, leftAt: Date): Promise<void> {
  if (!opinion) return
  const { scores, traveller, text } = opinion
  past.turnTo(minutesAfter(leftAt, dayMinutes))
  const said = { rating: 5, text: text[past.caller.language], stay: { ...scores, traveller } }
  const request = orderReview.request.parse({ orderId, ...said, idempotencyKey: uuid() })
  await past.services.reviews.write(past.tx, past.caller, request)
}

/** Seeds the stays that a customer booked, some of them with reviews. */
export async function seedStayHistory(past: Past): Promise<void> {
  makeGood(past.context, past.engine)
  for (const stay of pastStays) await live(past, stay)
}
