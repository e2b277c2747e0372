import type * as z from 'zod/mini'
import type { OpeningHours, StoreStatus } from '@contract/entities/store'
import { dayMs as day, localClock, localDayStart } from '../../local-time'

export { localClock } from '../../local-time'

export type Hours = readonly z.output<typeof OpeningHours>[]
export type Status = z.output<typeof StoreStatus>

const minute = 60_000
const step = 15 * minute
/** A store that never closes still offers no times beyond this. */
const farthest = 12 * 60 * minute

interface Span {
  readonly from: number
  readonly to: number
}

const inDay = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return (hours * 60 + minutes) * minute
}

const midnightOf = (now: Date): number => localDayStart(now).getTime()

/** From yesterday, whose last span may reach into today, to the day after tomorrow; spans that touch are one. */
function spansAround(hours: Hours, now: Date): Span[] {
  const today = midnightOf(now)
  const periods = hours.map(({ open, close }) => ({ from: inDay(open), to: inDay(close) }))
  const spans = [-1, 0, 1, 2].flatMap((days) => {
    const midnight = today + days * day
    return periods.map(({ from, to }) => ({ from: midnight + from, to: midnight + to + (to > from ? 0 : day) }))
  })
  return merge(spans.sort((a, b) => a.from - b.from))
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else merged.push(span)
  }
  return merged
}

const spanAt = (hours: Hours, now: Date): Span | undefined =>
  spansAround(hours, now).find(({ from, to }) => from <= now.getTime() && now.getTime() < to)

/** The store's local time of day, in minutes. */
export const localMinute = (at: Date): number => Math.floor((at.getTime() - localDayStart(at).getTime()) / minute)

/**
 * Whether a store serves at a moment: it is not resting or closed, and inside its opening hours. A period that closes at
 * or before its opening runs past midnight.
 */
export function isOpen(hours: Hours, now: Date, status: Status): boolean {
  if (status !== 'open') return false
  // Asked twice for each store of a list, so without laying out the days around.
  const time = now.getTime() - midnightOf(now)
  return hours.some(({ open, close }) => {
    const [from, to] = [inDay(open), inDay(close)]
    return from < to ? from <= time && time < to : from <= time || time < to
  })
}

/** The status that customers see: an open store outside its hours is resting. */
export const statusAt = (hours: Hours, now: Date, status: Status): Status =>
  status === 'open' && !isOpen(hours, now, status) ? 'resting' : status

/** When a store that is not open opens today or tomorrow, as local clock text; null when it is open or closed for good. */
export function opensAt(hours: Hours, now: Date, status: Status): string | null {
  if (status === 'closed' || isOpen(hours, now, status)) return null
  const next = spansAround(hours, now).find(({ from }) => from > now.getTime())
  const tomorrowEnds = midnightOf(now) + 2 * day
  return next && next.from < tomorrowEnds ? localClock(new Date(next.from)) : null
}

/** When the period ends that a moment lies in; null outside opening hours. */
export function closesAt(hours: Hours, now: Date): Date | null {
  const span = spanAt(hours, now)
  return span ? new Date(span.to) : null
}

/**
 * The times to choose from: each quarter of an hour from `minutes` after now until the store closes, at most twelve hours
 * on. None outside opening hours.
 */
export function slots(hours: Hours, now: Date, minutes: number): Date[] {
  const closing = closesAt(hours, now)
  if (!closing) return []
  const last = Math.min(closing.getTime(), now.getTime() + farthest)
  const first = Math.ceil((now.getTime() + minutes * minute) / step) * step
  const count = Math.max(0, Math.floor((last - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => new Date(first + index * step))
}
