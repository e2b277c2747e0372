import type { Request, Response } from '@contract/call'
import type { hotelCalendar } from '@contract/calls/hotel-search'
import type { CalendarDay } from '@contract/entities/hotel'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Context } from '../../../context'
import type { Caller } from '../../../http/caller'
import { Failure } from '../../../http/failure'
import type { Holidays } from '../../holiday/holidays'
import { holidaysBetween } from '../../holiday/queries'
import { addDays, hotelDay, lastNight, nightsOf } from '../days'
import { findHotel } from '../rooms/queries'
import { searchedStay } from './asked'
import { cheapestDays, type DayRow } from './queries/days'
import { festivalOf, holidaysText, markOf } from './festivals'
import { cityFor } from './looked-up'

/** First day of the month `months` later. */
function monthAfter(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const later = year * 12 + number - 1 + months
  return `${Math.floor(later / 12)}-${String((later % 12) + 1).padStart(2, '0')}-01`
}

/** Clock and booking limits behind a calendar, of a hotel or of a city. */
interface CalendarClock {
  readonly zone: string
  readonly aheadDays: number
  readonly mostNights: number
}

/** The lowest prices by day. */
export class CalendarService {
  constructor(private readonly context: Context) {}

  /** @throws Failure `storeNotFound`, and those of a stay's guests */
  async calendar(caller: Caller, request: Request<typeof hotelCalendar>): Promise<Response<typeof hotelCalendar>> {
    const { db } = this.context
    const { language } = caller
    const now = this.context.clock.now()
    const { of, clock } = await this.subject(caller, request)
    const { zone, aheadDays, mostNights } = clock
    const { rooms, adults, childAges } = request
    const stay = searchedStay({ rooms, adults, childAges }, { zone, now, isMember: caller.customer?.isMember ?? false })
    const today = hotelDay(zone, now)
    const night = lastNight(zone, now)
    const lastDay = addDays(today, aheadDays)
    const [first, end] = [`${request.month}-01`, monthAfter(request.month, request.months)]
    const from = later(first, night ?? today)
    const until = earlier(end, addDays(lastDay, 1))
    const rows = from < until ? await cheapestDays(db, of, stay, { from, until }) : []
    const holidays = await holidaysBetween(db, first, end)
    const months = Array.from({ length: request.months }, (_, index) => monthAfter(request.month, index))
    return {
      today,
      lastNight: night,
      lastDay,
      mostNights,
      days: daysView(nightsOf(from, until), rows, { language, lastDay, holidays }),
      holidays: months.map((month) => {
        const key = month.slice(0, 7)
        return { month: key, text: holidaysText(nightsOf(month, monthAfter(key, 1)), holidays, language) }
      }),
    }
  }

  private async subject(caller: Caller, { hotelId, cityCode, kind }: Request<typeof hotelCalendar>) {
    if (hotelId === undefined) {
      const { code, zone } = await cityFor(this.context, caller, cityCode)
      const clock: CalendarClock = { zone, aheadDays: limits.stayAheadDays, mostNights: limits.stayNights }
      return { of: { cityCode: code, kind: kind === 'homestay' ? kind : 'hotel' } as const, clock }
    }
    const hotel = await findHotel(this.context.db, hotelId)
    if (!hotel) throw new Failure('storeNotFound')
    const clock: CalendarClock = { zone: hotel.time_zone, aheadDays: hotel.ahead_days, mostNights: hotel.most_nights }
    return { of: { hotelId }, clock }
  }
}

const later = (one: string, other: string): string => (one > other ? one : other)
const earlier = (one: string, other: string): string => (one < other ? one : other)

/** A day that no room has a row for is full. The last day is one of departure alone. */
function daysView(
  days: readonly string[],
  rows: readonly DayRow[],
  { language, lastDay, holidays }: { language: Language; lastDay: string; holidays: Holidays },
): CalendarDay[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const lowest = new Map<string, number>()
  for (const { day, price } of rows) {
    const month = day.slice(0, 7)
    if (price !== null && day < lastDay) lowest.set(month, Math.min(price, lowest.get(month) ?? Infinity))
  }
  return days.map((day) => {
    const row = byDay.get(day)
    const price = day < lastDay ? (row?.price ?? null) : null
    return {
      day,
      price,
      lowest: price !== null && price === lowest.get(day.slice(0, 7)),
      full: row?.full ?? true,
      closedToArrival: row?.closed_to_arrival ?? false,
      closedToDeparture: row?.closed_to_departure ?? false,
      leastNights: row?.least_nights ?? 1,
      festival: festivalOf(day, language),
      mark: markOf(day, holidays),
    }
  })
}
