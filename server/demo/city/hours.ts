import type { Hours } from './source'

interface Period {
  open: string
  close: string
}

/** Opening hours by type, in local time; a `close` before `open` is on the next day. */
export const openingHours: Record<Hours, Period[]> = {
  allDay: [{ open: '00:00', close: '24:00' }],
  day: [{ open: '09:30', close: '22:00' }],
  meals: [
    { open: '10:30', close: '14:00' },
    { open: '16:30', close: '21:30' },
  ],
  morning: [{ open: '06:00', close: '14:00' }],
  late: [{ open: '16:00', close: '04:00' }],
  shop: [{ open: '08:00', close: '23:30' }],
}
