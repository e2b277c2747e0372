import type { StayDetail } from '@contract/entities/stay-order'
import type { CalendarEvent } from '@/platform/device/calendar'
import { words } from './text'

/** A stay as an appointment, from check-in to check-out. */
export function eventOf(stay: StayDetail): CalendarEvent {
  const { id, store, hotel, roomName, rooms, rateName, confirmation, checkInAt, checkOutAt } = stay
  const t = words()
  const note = [`${roomName} × ${rooms} · ${rateName}`, confirmation && t.confirmedAs(confirmation), hotel.phone]
  return {
    id,
    title: t.stayAt(store.name),
    start: new Date(checkInAt),
    end: new Date(checkOutAt),
    place: `${store.name}, ${hotel.address}`,
    note: note.filter(Boolean).join('\n'),
  }
}
