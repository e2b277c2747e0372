const dayMs = 86_400_000

/** Day of the calendar, written like "2026-02-20", at an instant of UTC. */
const dayAt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** Whether the calendar has a day, written like "2026-02-20". */
export function isDay(text: string): boolean {
  const start = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(start) && dayAt(start) === text
}

/** The day that is some days after another. */
export const addDays = (day: string, days: number): string => dayAt(Date.parse(day) + days * dayMs)

/** The days from one to another; below zero when the other is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** The weekday of a day, from Monday 1 to Sunday 7. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7
