import type { Dayjs } from 'dayjs'
import { inOffset } from '@contract/date'
import type { OffsetFrom, UtcOffset } from '@contract/utc-offset'

const minutesOfDay = 24 * 60
const minuteMs = 60_000
/** Number of cached offsets before the cache is cleared. */
const kept = 10_000

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

function readOffset(zone: string, minute: number): number {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  const name = format.formatToParts(minute * minuteMs).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * The minutes that the clock of a zone is ahead of UTC at a moment.
 * @throws RangeError when there is no such zone
 */
export function utcOffset(zone: string, at: Date): number {
  const minute = Math.floor(at.getTime() / minuteMs)
  const key = `${zone} ${minute}`
  let offset = offsets.get(key)
  if (offset === undefined) {
    if (offsets.size >= kept) offsets.clear()
    offset = readOffset(zone, minute)
    offsets.set(key, offset)
  }
  return offset
}

/** A zone's clock at a moment, as the UTC fields of a day.js date. */
export const localTime = (zone: string, at: Date): Dayjs => inOffset(at, utcOffset(zone, at))

/** The calendar day of a zone as YYYY-MM-DD. */
export const localDay = (zone: string, at: Date): string => localTime(zone, at).format('YYYY-MM-DD')

/** "10:30" by the clock of a zone. */
export const localClock = (zone: string, at: Date): string => localTime(zone, at).format('HH:mm')

/** The time of day by the clock of a zone, in minutes. */
export function localMinute(zone: string, at: Date): number {
  const minute = Math.floor(at.getTime() / minuteMs) + utcOffset(zone, at)
  return ((minute % minutesOfDay) + minutesOfDay) % minutesOfDay
}

/**
 * The first moment at which the clock of a zone reads a time, given as if the zone were UTC. Where the clock skips it, as long
 * after as it was skipped; a time that comes twice is the first.
 */
function instantOf(zone: string, local: Dayjs): Date {
  const around = [local.subtract(1, 'day'), local.add(1, 'day')].map((time) => utcOffset(zone, time.toDate()))
  const [first, last] = [Math.max(...around), Math.min(...around)].map((offset) =>
    local.subtract(offset, 'minute').toDate(),
  )
  return first && !localTime(zone, first).isBefore(local) ? first : last
}

/** The first moment at which the clock of a zone reads a time of a day, such as "14:00" of "2026-02-20"; as above where it skips it. */
export const instantAt = (zone: string, day: string, clock: string): Date =>
  instantOf(zone, inOffset(new Date(`${day}T${clock.slice(0, 5)}:00Z`), 0))

/**
 * The same time of day some calendar days later by the clock of a zone, or earlier below zero. It counts all that
 * people read as days, since 24 hours are no day where the clock is put forward or back.
 */
export const daysAfter = (zone: string, at: Date, days: number): Date =>
  days === 0 ? at : instantOf(zone, localTime(zone, at).add(days, 'day'))

/** Beginning of the zone's day around a moment. */
export const localDayStart = (zone: string, at: Date): Date => instantOf(zone, localTime(zone, at).startOf('day'))

/** Beginning of the zone's month around a moment. */
export const localMonthStart = (zone: string, at: Date): Date => instantOf(zone, localTime(zone, at).startOf('month'))

/** End of that month. */
export const localMonthEnd = (zone: string, at: Date): Date =>
  instantOf(zone, localTime(zone, at).startOf('month').add(1, 'month'))

/** End of the zone's day around a moment. */
export const localMidnight = (zone: string, at: Date): Date =>
  instantOf(zone, localTime(zone, at).startOf('day').add(1, 'day'))

/** A part of time in which the clock of a zone is not put forward or back. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly utcOffset: number
}

/** Minute at which the offset at `low` ends before `high`, both in minutes. */
function changeBetween(zone: string, low: number, high: number): number {
  const before = readOffset(zone, low)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (readOffset(zone, middle) === before) low = middle
    else high = middle
  }
  return high
}

/** The stretches of a zone's clock between two moments, in order; a day holds one change at most. */
export function stretches(zone: string, from: Date, to: Date): Stretch[] {
  const found: Stretch[] = []
  let start = from.getTime()
  for (let day = start; day < to.getTime();) {
    const next = Math.min(day + 86_400_000, to.getTime())
    const offset = utcOffset(zone, new Date(day))
    if (utcOffset(zone, new Date(next)) !== offset) {
      const change = changeBetween(zone, Math.floor(day / minuteMs), Math.floor(next / minuteMs)) * minuteMs
      found.push({ from: start, to: change, utcOffset: offset })
      start = change
    }
    day = next
  }
  const last = utcOffset(zone, to)
  return [...found, { from: start, to: to.getTime(), utcOffset: last }]
}

const clocks = new Map<string, UtcOffset>()

/** The offsets of a zone from the start of one year to the end of another. */
function offsetsOfYears(zone: string, first: number, last: number): UtcOffset {
  const [start, end] = [first, last + 1].map((year) => new Date(Date.UTC(year, 0, 1)))
  const found: OffsetFrom[] = stretches(zone, start, end).map(({ from, utcOffset: minutes }) => ({
    from: new Date(from).toISOString(),
    minutes,
  }))
  return found.length > 1 ? found : utcOffset(zone, start)
}

/**
 * Offsets for displaying the times of a place around a moment, from the year before to the year after; one number where
 * its clock never changes. Views include them, so that each time is shown by the clock of its day.
 */
export function offsetsAround(zone: string, at: Date): UtcOffset {
  const year = at.getUTCFullYear()
  const key = `${zone} ${year}`
  let clock = clocks.get(key)
  if (clock === undefined) {
    if (clocks.size >= kept) clocks.clear()
    clock = offsetsOfYears(zone, year - 1, year + 1)
    clocks.set(key, clock)
  }
  return clock
}
