import { formatMinute } from '@contract/format'
import type { RateRow, RoomTypeRow } from '../rooms/queries'
import type { StayAsked } from '../ask'
import { clockText } from '../days'
import { overfull, spread } from './guests'
import type { RoomNight } from './nights'
import type { Offer, RateRefusal } from './offer'
import type { FreeStart } from './queries/hours'

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** Every full hour at which the hours of a rate can begin, taken or not. */
export function startsOf({ hours, hours_from, hours_until }: RateRow): string[] {
  if (hours === null || hours_from === null || hours_until === null) return []
  const [from, until] = [minutesOf(hours_from), minutesOf(hours_until) - hours * 60]
  return Array.from({ length: Math.max(0, Math.floor((until - from) / 60) + 1) }, (_, index) =>
    formatMinute(from + index * 60),
  )
}

/** The clock times between which hours lie that begin at one. */
export const hoursOf = ({ hours }: Pick<RateRow, 'hours'>, start: string) => ({
  from: clockText(start),
  until: formatMinute(minutesOf(start) + (hours ?? 0) * 60),
})

function refusalOf(room: RoomTypeRow, asked: StayAsked, starts: readonly string[]): RateRefusal | null {
  if ((asked.extraBeds ?? 0) > 0) return { failure: 'tooManyExtraBeds', details: { max: 0 } }
  const tooMany = overfull(room, spread(asked))
  if (tooMany) return tooMany
  return starts.length > 0 ? null : { failure: 'dayFull', details: { night: asked.checkIn } }
}

/**
 * Price and start times of a rate by the hour on the day of arrival: one price per room, whatever the guests and
 * membership. `free` are the starts of this rate; the SQL of `cheapestHours` decides alike.
 */
export function hourOffer(room: RoomTypeRow, rate: RateRow, asked: StayAsked, free: readonly FreeStart[]): Offer {
  const open = free.filter(({ rooms }) => rooms >= asked.rooms)
  const starts = open.map(({ start }) => start)
  const price = rate.hour_price ?? 0
  const roomNights = spread(asked).map((_, index): RoomNight => {
    const parts = [{ kind: 'room' as const, count: 1, amount: price }]
    const prices = { price, memberPrice: price, listPrice: price }
    return { nightId: room.id, night: asked.checkIn, room: index + 1, parts, ...prices }
  })
  const left = Math.max(0, ...free.map(({ rooms }) => rooms))
  return { room, rate, roomNights, left, fullNights: [], starts, refusal: refusalOf(room, asked, starts) }
}
