import type * as z from 'zod/mini'
import type { OpeningHours, StoreStatus } from '@contract/entities/store'
import { localClock, localDayStart, localMidnight, localMinute, stretches } from '../../local-time'

export type Status = z.output<typeof StoreStatus>

/**
 * The opening hours of a store. A period that closes at or before its opening runs past midnight. A store is open when the
 * local time in `time_zone` is within a period: an hour skipped in spring is missing, and one repeated in autumn counts twice.
 */
export interface StoreHours {
  readonly opening_hours: readonly z.output<typeof OpeningHours>[]
  readonly time_zone: string
  readonly status: Status
}

const minute = 60_000
const day = 24 * 60
const step = 15 * minute

interface Span {
  readonly from: number
  readonly to: number
}

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The periods in minutes of the day; one that runs past midnight ends beyond it. */
const periodsOf = ({ opening_hours }: StoreHours): Span[] =>
  opening_hours.map(({ open, close }) => {
    const from = minuteOf(open)
    const to = minuteOf(close)
    return { from, to: to > from ? to : to + day }
  })

/** The open spans from yesterday, whose last period may reach into today, to the day after tomorrow. */
function spansAround(store: StoreHours, now: Date): Span[] {
  const from = new Date(localDayStart(store.time_zone, now).getTime() - day * minute)
  const to = new Date(from.getTime() + 4 * day * minute)
  const periods = periodsOf(store)
  const spans = stretches(store.time_zone, from, to).flatMap((stretch) => {
    const local = (time: number) => time + stretch.utcOffset * minute
    const firstDay = Math.floor(local(stretch.from) / (day * minute)) - 1
    const lastDay = Math.floor(local(stretch.to) / (day * minute))
    const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => (firstDay + index) * day)
    return days.flatMap((midnight) =>
      periods.map((period) => ({
        from: Math.max(stretch.from, (midnight + period.from - stretch.utcOffset) * minute),
        to: Math.min(stretch.to, (midnight + period.to - stretch.utcOffset) * minute),
      })),
    )
  })
  return merge(spans.filter((span) => span.from < span.to).sort((a, b) => a.from - b.from))
}

/** Merges adjacent and overlapping spans. */
function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else merged.push(span)
  }
  return merged
}

/** Whether a store has the status `open` and is within its opening hours. */
export function isOpen(store: StoreHours, now: Date): boolean {
  if (store.status !== 'open') return false
  // Called twice per store of a list, so it avoids the cost of `spansAround`.
  const time = localMinute(store.time_zone, now)
  return periodsOf(store).some(({ from, to }) => (from <= time && time < to) || time + day < to)
}

/** The displayed status: an open store outside its hours is `resting`. */
export const statusAt = (store: StoreHours, now: Date): Status =>
  store.status === 'open' && !isOpen(store, now) ? 'resting' : store.status

/** The local time at which a store opens today or tomorrow; null when it is open, has the status `closed`, or opens later. */
export function opensAt(store: StoreHours, now: Date): string | null {
  if (store.status === 'closed' || isOpen(store, now)) return null
  const { time_zone: zone } = store
  const next = spansAround(store, now).find(({ from }) => from > now.getTime())
  const tomorrowEnds = localMidnight(zone, localMidnight(zone, now)).getTime()
  return next && next.from < tomorrowEnds ? localClock(zone, new Date(next.from)) : null
}

/** Beginning of the next opening period; null for a store that is always open. */
export function nextOpening(store: StoreHours, now: Date): Date | null {
  const next = spansAround(store, now).find(({ from }) => from > now.getTime())
  return next ? new Date(next.from) : null
}

/** End of the current opening period; null outside opening hours. */
export function closesAt(store: StoreHours, now: Date): Date | null {
  const span = spansAround(store, now).find(({ from, to }) => from <= now.getTime() && now.getTime() < to)
  return span ? new Date(span.to) : null
}

/**
 * The time slots until the end of tomorrow: every quarter of an hour within opening hours, from `minutes` after now or
 * after a later opening; none outside opening hours.
 */
export function timeSlots(store: StoreHours, now: Date, minutes: number): Date[] {
  if (!closesAt(store, now)) return []
  const end = localMidnight(store.time_zone, localMidnight(store.time_zone, now)).getTime() - step
  return spansAround(store, now).flatMap(({ from, to }) => {
    const first = Math.ceil((Math.max(from, now.getTime()) + minutes * minute) / step) * step
    const count = Math.max(0, Math.floor((Math.min(to, end) - first) / step) + 1)
    return Array.from({ length: count }, (_, index) => new Date(first + index * step))
  })
}
