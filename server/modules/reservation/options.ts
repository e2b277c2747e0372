import type { Request, Response } from '@contract/call'
import type { reservationChangeOptions, reservationOptions } from '@contract/calls/reservation'
import type { Meal, TableDay } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import { offsetsAround } from '../../local-time'
import { dayAfter } from './days'
import { findBooking, hasQueue } from './queries'
import { readSituation, type Situation, type Slot } from './situation'
import { restaurantView, seatingView } from './view'

type Options = Response<typeof reservationOptions>

/** Below which share of its slots a day has few. */
const few = 1 / 4

/** The seatings with a free table at a time. */
const freeAt = (situation: Situation, { at }: Slot, party: number): string[] =>
  situation.facts.seatings.map(({ id }) => id).filter((id) => situation.fit(at, party, id) !== undefined)

function dayOf(situation: Situation, day: string, party: number, language: Language): TableDay {
  const slots = situation.slotsOf(day).filter((slot) => situation.isAhead(slot))
  const free = slots.filter(({ at }) => situation.fit(at, party) !== undefined).length
  const open = free <= slots.length * few ? 'few' : 'open'
  const state = slots.length === 0 ? 'closed' : free === 0 ? 'full' : open
  return { date: day, state, holiday: situation.holidayOf(day)?.[language] ?? null }
}

function mealsOf(situation: Situation, day: string, party: number): Meal[] {
  const slots = situation.slotsOf(day)
  return [...new Set(slots.map(({ meal }) => meal))].map((kind) => {
    const own = slots.filter(({ meal }) => meal === kind)
    const clocks = own.map(({ at }) => situation.clockOf(at))
    return {
      kind,
      from: clocks[0] ?? '',
      until: clocks.at(-1) ?? '',
      slots: own
        .filter((slot) => situation.isAhead(slot))
        .map((slot) => {
          const seatings = freeAt(situation, slot, party)
          return {
            at: slot.at.toISOString(),
            time: situation.clockOf(slot.at),
            state: seatings.length > 0 ? 'free' : situation.seats(party) ? 'waitlist' : 'full',
            seatings,
          }
        }),
    }
  })
}

/**
 * The days and times at which a restaurant has a table for a party; the tables of the order `except` count as free.
 * @throws Failure `storeNotFound`, `tablesNotOffered`, or `tableDateInvalid` for a day that cannot be booked
 */
export async function readOptions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  language: Language,
  { storeId, party, date }: Request<typeof reservationOptions>,
  except?: string,
): Promise<Options> {
  const now = clock.now()
  const situation = await readSituation(db, { storeId, except, now })
  const { restaurant, rules, seatings, units } = situation.facts
  const { today } = situation
  const dates = Array.from({ length: limits.tableDaysAhead + 1 }, (_, index) => dayAfter(today, index))
  if (date !== undefined && !dates.includes(date))
    throw new Failure('tableDateInvalid', { days: limits.tableDaysAhead })
  const days = dates.map((day) => dayOf(situation, day, party, language))
  const chosen = date ?? days.find(({ state }) => state === 'open' || state === 'few')?.date ?? today
  return {
    restaurant: restaurantView(restaurant, language),
    utcOffset: offsetsAround(restaurant.time_zone, now),
    partyMost: rules.party_most,
    days,
    date: chosen,
    meals: mealsOf(situation, chosen, party),
    seatings: seatings
      .filter(({ id }) => units.some(({ seatingId }) => seatingId === id))
      .map((row) => seatingView(row, units, language)),
    deposit:
      rules.deposit > 0 ? { amount: rules.deposit, kind: rules.deposit_kind, freeMinutes: rules.free_minutes } : null,
    holdMinutes: limits.tableHoldMinutes,
    lateMinutes: limits.tableLateMinutes,
    takesQueue: await hasQueue(db, storeId),
  }
}

/**
 * Options for changing a booked table. A day that can no longer be booked is replaced by the first with a free table.
 * @throws Failure `orderNotFound` for an order that is no table, or as `readOptions` does
 */
export async function readChangeOptions(
  context: Pick<Context, 'db' | 'clock'>,
  language: Language,
  { orderId, party, date }: Request<typeof reservationChangeOptions>,
): Promise<Response<typeof reservationChangeOptions>> {
  const booking = await findBooking(context.db, orderId)
  if (!booking) throw new Failure('orderNotFound')
  const { at, day, store_id: storeId, time_zone: zone } = booking
  const isAhead = at > context.clock.now()
  const asked = { storeId, party: party ?? booking.party, date: date ?? (isAhead ? day : undefined) }
  const booked = {
    at: at.toISOString(),
    visitOffset: offsetsAround(zone, at),
    party: booking.party,
    seating: booking.seating[language],
    seatingId: booking.seating_id,
  }
  return { ...(await readOptions(context, language, asked, orderId)), booked }
}
