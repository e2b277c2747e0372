import type { AddToCalendar } from './event'

export type { CalendarEvent } from './event'

/** Alipay has no calendar for mini-programs. */
export const addToCalendar: AddToCalendar | undefined = undefined
