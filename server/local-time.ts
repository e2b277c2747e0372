import { settings } from '@contract/settings'

/** How far the city's clock is ahead of UTC; it knows no summer time. */
const offset = (): number => settings().utcOffsetMinutes * 60_000
/** Milliseconds of a day. */
export const dayMs = 24 * 3_600_000

/** The city's calendar day as YYYY-MM-DD. */
export const localDay = (date: Date): string => new Date(date.getTime() + offset()).toISOString().slice(0, 10)

/** "10:30", the city's time. */
export const localClock = (date: Date): string => new Date(date.getTime() + offset()).toISOString().slice(11, 16)

/** When the city's day of `date` began. */
export const localDayStart = (date: Date): Date =>
  new Date(Math.floor((date.getTime() + offset()) / dayMs) * dayMs - offset())

/** When the city's day of `date` ends. */
export const localMidnight = (date: Date): Date => new Date(localDayStart(date).getTime() + dayMs)
