import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { waitlistJoinStay } from '@contract/calls/waitlist'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import { limits } from '@contract/limits'
import { addDays, instantOf } from '../days'
import { findRate } from '../rooms/queries'
import { lockNights } from '../nights/queries'
import type { StayQuotes } from '../stay/quotes'
import { isByHour } from '../ways'
import * as queries from './queries'
import type { StayWish } from './waiting'

/**
 * Wish of a waitlist entry for a full room. The waitlist and the nights are locked, so that no night becomes free
 * between the check and the insert.
 * @throws Failure `rateNotFound` for hours and specials, `stayIsFree`, or any other refusal of the stay
 */
export async function stayToWaitFor(
  quotes: StayQuotes,
  tx: Transaction<Database>,
  caller: SignedIn,
  { rateId, checkIn, checkOut, rooms, adults, childAges }: Omit<Request<typeof waitlistJoinStay>, 'idempotencyKey'>,
) {
  const rate = await findRate(tx, rateId)
  if (!rate || rate.special || isByHour(rate)) throw new Failure('rateNotFound')
  const asked = { rateId, checkIn, checkOut, rooms, adults, childAges, extraBeds: 0, startAt: null, couponIds: [] }
  const given = { coupons: [], couponIds: [] }
  // The dates are checked before they find nights.
  await quotes.basis(tx, caller, asked, given)
  await queries.lockLine(tx, rate.room_type_id)
  await lockNights(tx, await queries.nightIds(tx, rate.room_type_id, checkIn, checkOut))
  const { offer, hotel, times } = await quotes.basis(tx, caller, asked, given)
  if (!offer.refusal) throw new Failure('stayIsFree')
  if (offer.refusal.failure !== 'nightFull') throw new Failure(offer.refusal.failure, offer.refusal.details)
  const ask: StayWish = { rateId, roomName: offer.room.name, checkIn, checkOut, rooms, adults, childAges }
  return {
    ...{ storeId: hotel.id, day: checkIn, placeId: rate.room_type_id, party: adults + childAges.length },
    ...{ from: times.checkInAt, until: times.checkOutAt, ask },
    // Last night can still be booked until the morning.
    closesAt: instantOf(hotel.time_zone, addDays(checkIn, 1), `0${limits.lastNightUntilHour}:00`),
  }
}
