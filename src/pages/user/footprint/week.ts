import { formatDate } from '@contract/date'
import { limits } from '@contract/limits'
import { makeModel } from '@/state/base/make-model'

const DAY_MS = 86_400_000
const length = 7

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The calendar day that is so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The day of the week, 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay()

const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)

/** Seven days that stand in a row, and the one from which footprints are listed backwards. */
export class Week {
  readonly today = formatDate(new Date())
  /** The last day that is listed; undefined for all. */
  until: string | undefined = undefined
  /** The last one of the row. */
  end = this.today

  constructor() {
    makeModel(this)
  }

  get days(): string[] {
    return Array.from({ length }, (_, index) => dayAfter(this.end, index + 1 - length))
  }

  /** The day that stands out. */
  get chosen(): string {
    return this.until ?? this.today
  }

  /** Lists from a day that is kept; all from the newest one on. */
  choose(day: string, newest: string): void {
    const kept = later(earlier(day, this.today), dayAfter(this.today, 1 - limits.footprintDays))
    this.until = kept < newest ? kept : undefined
    if (!this.days.includes(kept)) this.end = earlier(this.today, dayAfter(kept, Math.floor(length / 2)))
  }

  /** Lists all again. */
  reset(): void {
    this.until = undefined
    this.end = this.today
  }
}
