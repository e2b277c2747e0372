import type { Request, Response } from '@contract/call'
import { reservationSearch } from '@contract/calls/reservation'
import type { TableOffer } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Context } from '../../context'
import type { Caller } from '../../http/caller'
import { Failure } from '../../http/failure'
import { Paging } from '../../http/paging'
import { localDay, localMinute } from '../../local-time'
import { cursorValuesOf, originOf } from '../store/nearby/origin'
import { dayAfter, instantAt } from './days'
import { type NearRestaurant, restaurantsNear } from './queries/near'
import { readSituations, type Situation } from './situation'

type Search = Request<typeof reservationSearch>

/** The radius of a search in metres. */
const nearbyMeters = 20_000

const hour = 60
/** Times by which most restaurants serve each meal, and the last one with which a search for today begins. */
const usual = {
  lunch: 12 * hour,
  lunchUntil: 13.5 * hour,
  dinnerFrom: 17.5 * hour,
  dinner: 18.5 * hour,
  latest: 20.5 * hour,
}

interface Wish {
  readonly today: string
  readonly date: string
  readonly minute: number
}

/** The time with which a search for today begins: the earliest one given, or that of the next meal between two meals. */
function mealFrom(soon: number): number {
  if (soon < usual.lunch) return usual.lunch
  return soon > usual.lunchUntil && soon < usual.dinnerFrom ? usual.dinner : soon
}

/** The wished day and time by the clock of a zone: in an hour or at the next meal, or tomorrow's dinner when the evening is over. */
function wishOf({ date, minute }: Search, zone: string, now: Date): Wish {
  const today = localDay(zone, now)
  const soon = Math.ceil((localMinute(zone, now) + hour) / 30) * 30
  const isOver = soon > usual.latest
  const day = date ?? (minute === undefined && isOver ? dayAfter(today, 1) : today)
  if (day < today || day > dayAfter(today, limits.tableDaysAhead))
    throw new Failure('tableDateInvalid', { days: limits.tableDaysAhead })
  return { today, date: day, minute: minute ?? (day === today && !isOver ? mealFrom(soon) : usual.dinner) }
}

/** The free times of a restaurant that are nearest to the wish, in order. */
function timesOf(situation: Situation, { date, minute }: Wish, party: number): TableOffer['times'] {
  const wished = instantAt(situation.facts.restaurant.time_zone, date, minute)?.getTime()
  if (wished === undefined) return []
  const apart = (at: Date) => Math.abs(at.getTime() - wished)
  return situation
    .slotsOf(date)
    .filter((slot) => situation.isAhead(slot) && apart(slot.at) <= limits.tableSearchMinutes * 60_000)
    .filter(({ at }) => situation.fit(at, party) !== undefined)
    .sort((one, other) => apart(one.at) - apart(other.at))
    .slice(0, limits.tableSearchTimes)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at }) => ({ at: at.toISOString(), time: situation.clockOf(at) }))
}

function offerOf(
  situation: Situation,
  { distance }: NearRestaurant,
  wish: Wish,
  party: number,
  language: Language,
): TableOffer {
  const { restaurant, rules } = situation.facts
  const { id, name, logo, rating, address } = restaurant
  const takes = party <= rules.party_most && situation.seats(party)
  const times = takes ? timesOf(situation, wish, party) : []
  const isClosed = situation.slotsOf(wish.date).length === 0
  return {
    id,
    name: name[language],
    logo,
    rating: rating / 10,
    address: address[language],
    distance: Math.round(distance),
    deposit: rules.deposit,
    state: !takes ? 'tooLarge' : isClosed ? 'closed' : times.length > 0 ? 'free' : 'full',
    times,
  }
}

/**
 * One page of restaurants around the caller with their free tables near a time.
 * @throws Failure `tableDateInvalid` for a day that cannot be booked
 */
export async function findTables(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { place, language }: Pick<Caller, 'place' | 'language'>,
  request: Search,
): Promise<Response<typeof reservationSearch>> {
  const page = new Paging(reservationSearch, request)
  const now = clock.now()
  const origin = originOf(page, { place, now })
  const meters = Math.min(nearbyMeters, origin.reach ?? nearbyMeters)
  const rows = await restaurantsNear(db, { place: origin.place, meters, slice: page.slice })
  const shown = page.shown(rows)
  const wish = wishOf(request, shown[0]?.time_zone ?? 'UTC', origin.now)
  const period = { from: wish.date, to: wish.date, now }
  const ids = shown.map(({ id }) => id)
  const situations = ids.length > 0 ? await readSituations(db, ids, period) : new Map<string, Situation>()
  const items = shown.flatMap((row) => {
    const situation = situations.get(row.id)
    return situation ? [offerOf(situation, row, wish, request.party, language)] : []
  })
  return { ...wish, items, next: page.next(rows, cursorValuesOf(origin, rows)) }
}
