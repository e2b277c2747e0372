import type { TableDetail } from '@contract/entities/reservation'
import type { CalendarEvent } from '@/platform/device/calendar'
import { words } from './text'

/** Usual length of a visit, in minutes. */
const VISIT = 120

/** A booked table as an appointment. */
export function eventOf({ id, at, party, seating, restaurant, contact }: TableDetail): CalendarEvent {
  const t = words()
  const start = new Date(at)
  return {
    id,
    title: t.tableAt(restaurant.name),
    start,
    end: new Date(start.getTime() + VISIT * 60_000),
    place: `${restaurant.name}, ${restaurant.address}`,
    note: [`${t.guests(party)} · ${seating}`, t[contact.title](contact.name), restaurant.phone].join('\n'),
  }
}
