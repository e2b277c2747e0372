/** An appointment at a place. */
export interface CalendarEvent {
  /** The same for the same appointment, so that a calendar can replace an earlier version of it. */
  readonly id: string
  readonly title: string
  readonly start: Date
  readonly end: Date
  readonly place: string
  readonly note: string
}

/** Adds an appointment to the user's calendar. */
export type AddToCalendar = (event: CalendarEvent) => Promise<void>

/** Minutes before an appointment at which the calendar reminds of it. */
export const REMIND_MINUTES = 120
