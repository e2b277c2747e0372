import { usualOffset } from '@contract/day'
import { offsetAt } from '@contract/utc-offset'
import { limits } from '@contract/limits'
import { makeModel } from '@/state/base/make-model'

const DAY_MS = 86_400_000
const length = 7

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The calendar day `days` later. */
export const dayAfter = (day: string, days: number): string => textOf(startOf(day) + days * DAY_MS)

/** The day of the week, 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(startOf(day)).getUTCDay()

/** A calendar day as text. */
const textOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)

/** Seven days that stand in a row, and the one from which footprints are listed backwards. */
export class Week {
  /** By the deployment's clock. */
  readonly today = textOf(Date.now() + offsetAt(usualOffset(), new Date()) * 60_000)
  /** The last day that is listed; undefined for all. */
  until: string | undefined = undefined
  /** The last one of the row. */
  end = this.today

  constructor() {
    makeModel(this)
  }

  /** The end of the first row. */
  private get first(): string {
    return dayAfter(this.today, length - limits.footprintDays)
  }

  get days(): string[] {
    return Array.from({ length }, (_, index) => dayAfter(this.end, index + 1 - length))
  }

  /** Highlighted day. */
  get chosen(): string {
    return this.until ?? this.today
  }

  /** Lists from a day on; all from the newest one on. */
  choose(day: string, newest: string): void {
    this.until = day < newest ? day : undefined
  }

  get hasBefore(): boolean {
    return this.end > this.first
  }

  get hasAfter(): boolean {
    return this.end < this.today
  }

  /** Shows the days before, as far back as footprints are kept. */
  goBack(): void {
    this.end = later(dayAfter(this.end, -length), this.first)
  }

  goOn(): void {
    this.end = earlier(dayAfter(this.end, length), this.today)
  }

  /** Lists all again. */
  reset(): void {
    this.until = undefined
    this.end = this.today
  }
}
