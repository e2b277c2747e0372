import { hotelDay } from '../days'
import { ways } from '../ways'
import type { LiveLine } from './lines'
import type { StayRow } from './queries'

/** Room-nights that guests in the house can cancel: nights that have not begun, except the first of the stay. */
export function nightsToLeave(
  { time_zone, check_in, way }: Pick<StayRow, 'time_zone' | 'check_in' | 'way'>,
  live: readonly LiveLine[],
  now: Date,
): LiveLine[] {
  const today = hotelDay(time_zone, now)
  return ways[way].hasParts ? live.filter(({ night }) => night >= today && night > check_in) : []
}

/** Whether nothing of the same rooms is left after the first night of a part: who leaves does not come back. */
export function isLastNights(part: readonly LiveLine[], open: readonly LiveLine[]): boolean {
  const rooms = new Set(part.map(({ room }) => room))
  return [...rooms].every((room) => {
    const own = part.filter((line) => line.room === room).map(({ night }) => night)
    const [first = ''] = own.sort()
    return open.filter((line) => line.room === room && line.night >= first).length === own.length
  })
}

/** The days on which guests in the house can leave earlier than they booked, the next first. */
export function departuresOf(state: string, stay: StayRow, live: readonly LiveLine[], now: Date): string[] {
  if (state !== 'checkedIn') return []
  return [...new Set(nightsToLeave(stay, live, now).map(({ night }) => night))].sort()
}
