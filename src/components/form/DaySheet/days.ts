import { type CalendarDay, daysInMonth, readDay } from '@contract/date'
import { twoDigits } from '@contract/format'

export type Day = CalendarDay

const OLDEST = 120
const LATEST = 60

/** Default date of the picker. */
const usual: Day = { year: 2000, month: 1, day: 1 }

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

/** Parses "1998-03-14"; the default for anything else. */
export const dayOf = (text: string, other: Day = usual): Day => readDay(text) ?? other

export const textOf = ({ year, month, day }: Day): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** Replaces a part of the date; invalid and future dates become the last valid one. */
export function changed(day: Day, part: Partial<Day>, today: Day): Day {
  const { year, month } = { ...day, ...part }
  const months = monthsOf(year, today)
  const fittingMonth = Math.min(month, months.length)
  const days = daysOf({ year, month: fittingMonth }, today)
  return { year, month: fittingMonth, day: Math.min(part.day ?? day.day, days.length) }
}

/** Days from today on, in whole months; one that is over is refused by the form. */
export const later = {
  /** Default date of the picker: a year from today. */
  usual: ({ year, month }: Day): Day => ({ year: year + 1, month, day: 1 }),
  years: (today: Day): number[] => range(today.year, today.year + LATEST),
  changed(day: Day, part: Partial<Day>): Day {
    const { year, month } = { ...day, ...part }
    return { year, month, day: Math.min(part.day ?? day.day, daysInMonth(year, month)) }
  },
}

/** Years, newest first. */
export const yearsOf = (today: Day): number[] => range(today.year - OLDEST, today.year).reverse()

export const monthsOf = (year: number, today: Day): number[] => range(1, year === today.year ? today.month : 12)

export const daysOf = ({ year, month }: Pick<Day, 'year' | 'month'>, today: Day): number[] =>
  range(1, year === today.year && month === today.month ? today.day : daysInMonth(year, month))
