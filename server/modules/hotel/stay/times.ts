import { minutesAfter } from '../../../clock'
import { limits } from '@contract/limits'
import type { RateRow } from '../rooms/queries'
import { heldClock } from '../rooms/view'
import { addDays, clockText, instantOf } from '../days'
import type { HotelTimes } from '../price/offer'

/** Check-in and check-out times of a stay's rooms. */
export const stayTimes = (
  { time_zone: zone, check_in_from, check_out_by }: HotelTimes,
  { checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string },
) => ({
  checkInAt: instantOf(zone, checkIn, check_in_from),
  checkOutAt: instantOf(zone, checkOut, check_out_by),
})

/** Start and end of a stay by the hour that begins at a time of a day's clock. */
export function hourTimes(
  { time_zone: zone }: Pick<HotelTimes, 'time_zone'>,
  day: string,
  start: string,
  hours: number,
) {
  const checkInAt = instantOf(zone, day, start)
  return { checkInAt, checkOutAt: minutesAfter(checkInAt, hours * 60) }
}

/** Time until which an unpaid room is held; null for the whole night. A room booked later is held all night. */
export function heldUntil(hotel: HotelTimes, checkIn: string, rate: RateRow, now: Date): Date | null {
  const clock = heldClock(rate)
  const until = clock === null ? null : instantOf(hotel.time_zone, checkIn, clock)
  return until && until > now ? until : null
}

/** Time at which an absent guest is a no-show: a time before check-in is of the day after arrival. */
export function noShowAt({ time_zone: zone, no_show_at, check_in_from }: HotelTimes, checkIn: string): Date {
  const next = clockText(no_show_at) < clockText(check_in_from)
  return instantOf(zone, next ? addDays(checkIn, 1) : checkIn, no_show_at)
}

/**
 * End of the cooling-off period, in which a stay can be cancelled free whatever its policy; null when arrival is within
 * a day of booking. A change does not restart it.
 */
export function regretUntil(checkInAt: Date, bookedAt: Date): Date | null {
  return checkInAt > minutesAfter(bookedAt, 24 * 60) ? minutesAfter(bookedAt, limits.regretMinutes) : null
}

/** The times of arrival to choose from: each hour from check-in, or from now when that is later, to 05:00. */
export function arrivals(hotel: HotelTimes, checkIn: string, now: Date): Date[] {
  const from = instantOf(hotel.time_zone, checkIn, hotel.check_in_from)
  const until = instantOf(hotel.time_zone, addDays(checkIn, 1), '05:00')
  const hours = Math.floor((until.getTime() - from.getTime()) / 3_600_000)
  const all = Array.from({ length: hours + 1 }, (_, index) => minutesAfter(from, index * 60))
  return all.filter((at) => at > now)
}
