import type { AddToCalendar } from './event'

export type { CalendarEvent } from './event'

/** Downloads the appointment as a file, which calendars open. */
export const addToCalendar: AddToCalendar | undefined = async (event) => {
  const { calendarFile } = await import('./file')
  const url = URL.createObjectURL(new Blob([calendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${event.id}.ics`
  link.click()
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
