import type { AddToCalendar } from './event'

export type { CalendarEvent } from './event'

/** The native shell has no module for calendars. */
export const addToCalendar: AddToCalendar | undefined = undefined
