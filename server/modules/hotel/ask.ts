import { limits } from '@contract/limits'
import { Failure } from '../../http/failure'
import { addDays, daysBetween, hotelDay, isDay, lastNight, nightsOf } from './days'
import type { Party } from './price/guests'

/** Limits of a hotel on dates. */
export interface HotelDates {
  readonly time_zone: string
  readonly ahead_days: number
  readonly most_nights: number
}

/** Dates and guests as a caller asks for them. */
export interface StayDates {
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
  readonly rooms: number
  readonly adults: number
  readonly childAges: readonly number[]
}

/** A stay that can be asked for. */
export interface StayAsked extends Party {
  readonly checkIn: string
  readonly checkOut: string
  readonly nights: readonly string[]
  /** Today by the hotel's clock. */
  readonly today: string
  /** Arrival of its guests, for nights added to a stay: arrival rules do not apply then. */
  readonly arrived?: string | undefined
}

/** @throws Failure `adultsRequired` or `tooManyRooms` */
function checkParty({ rooms, adults }: Party): void {
  const max = limits.stayRooms
  if (rooms < 1 || rooms > max) throw new Failure('tooManyRooms', { max })
  if (adults < rooms) throw new Failure('adultsRequired')
}

/**
 * The dates and guests of a stay, checked against the clock of its hotel; without dates tonight, or last night until 06:00.
 * @throws Failure `stayDayUnknown`, `stayDatesWrong`, `stayInPast`, `stayTooFar`, `stayTooLong`, `adultsRequired`, `tooManyRooms`
 */
export function checkAsked(asked: StayDates, hotel: HotelDates, now: Date): StayAsked {
  const { time_zone: zone, ahead_days, most_nights: max } = hotel
  const today = hotelDay(zone, now)
  const { checkIn = today, checkOut = isDay(checkIn) ? addDays(checkIn, 1) : checkIn } = asked
  if (!isDay(checkIn) || !isDay(checkOut)) throw new Failure('stayDayUnknown')
  if (daysBetween(checkIn, checkOut) < 1) throw new Failure('stayDatesWrong')
  if (checkIn < (lastNight(zone, now) ?? today)) throw new Failure('stayInPast')
  if (daysBetween(checkIn, checkOut) > max) throw new Failure('stayTooLong', { max })
  if (daysBetween(today, checkOut) > ahead_days) throw new Failure('stayTooFar', { max: ahead_days })
  checkParty(asked)
  const { rooms, adults, childAges } = asked
  return { checkIn, checkOut, nights: nightsOf(checkIn, checkOut), today, rooms, adults, childAges }
}

/** Hours of one day, checked like a night; the day of departure is that of arrival. @throws Failure as `checkAsked` does */
export function checkAskedHours(asked: StayDates, hotel: HotelDates, now: Date): StayAsked {
  const { checkIn } = asked
  const next = checkIn !== undefined && isDay(checkIn) ? addDays(checkIn, 1) : undefined
  const night = checkAsked({ ...asked, checkOut: next }, hotel, now)
  return { ...night, checkOut: night.checkIn, nights: [] }
}
