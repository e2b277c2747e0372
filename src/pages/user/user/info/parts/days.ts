import { type CalendarDay, daysInMonth, readDay } from '@contract/date'

export type Day = CalendarDay

const OLDEST = 120

/** Where the choice begins for someone who has not chosen. */
const usual: Day = { year: 2000, month: 1, day: 1 }

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)

const two = (value: number) => String(value).padStart(2, '0')

/** "1998-03-14" as parts; the usual beginning for anything else. */
export const dayOf = (text: string): Day => readDay(text) ?? usual

export const textOf = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`

/** Puts another part in; a day that the new month does not have, or that is still to come, becomes the last one possible. */
export function changed(day: Day, part: Partial<Day>, today: Day): Day {
  const { year, month } = { ...day, ...part }
  const months = monthsOf(year, today)
  const fittingMonth = Math.min(month, months.length)
  const days = daysOf({ year, month: fittingMonth }, today)
  return { year, month: fittingMonth, day: Math.min(part.day ?? day.day, days.length) }
}

/** Newest first. */
export const yearsOf = (today: Day): number[] => range(today.year - OLDEST, today.year).reverse()

export const monthsOf = (year: number, today: Day): number[] => range(1, year === today.year ? today.month : 12)

export const daysOf = ({ year, month }: Pick<Day, 'year' | 'month'>, today: Day): number[] =>
  range(1, year === today.year && month === today.month ? today.day : daysInMonth(year, month))
