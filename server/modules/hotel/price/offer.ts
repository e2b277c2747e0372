import type { FailureName } from '@contract/failures'
import type { HotelRow, NightRow, RateRow, RoomTypeRow, SpecialRow } from '../rooms/queries'
import type { StayAsked } from '../ask'
import { daysBetween } from '../days'
import { overfull, spread } from './guests'
import { type PricedNight, type RoomNight, roomNights } from './nights'

/** Refusal of a rate for a stay, with the details of its message. */
export interface RateRefusal {
  readonly failure: FailureName &
    (
      | 'nightFull'
      | 'tooManyGuests'
      | 'tooManyAdults'
      | 'stayTooShort'
      | 'stayTooLong'
      | 'closedToArrival'
      | 'closedToDeparture'
      | 'advanceRequired'
      | 'tooManyExtraBeds'
      | 'dayFull'
    )
  readonly details: Record<string, string | number>
}

/** A rate of a room type for a stay. */
export interface Offer {
  readonly room: RoomTypeRow
  readonly rate: RateRow
  /** Every room-night; without those of nights that have no row. */
  readonly roomNights: readonly RoomNight[]
  /** How many rooms are left for every night. */
  readonly left: number
  readonly fullNights: readonly string[]
  /** When its hours can begin, for a rate by the hour, such as "14:00". */
  readonly starts: readonly string[]
  /** Null when it can be booked. */
  readonly refusal: RateRefusal | null
}

/** The nights of a room type, and those of its specials. */
export interface Stock {
  readonly nights: readonly NightRow[]
  readonly specials: readonly SpecialRow[]
}

function refusalOf(offer: Omit<Offer, 'refusal'>, asked: StayAsked, nights: readonly NightRow[]): RateRefusal | null {
  const { room, rate, fullNights } = offer
  const first = nights.find(({ night }) => night === asked.checkIn)
  const last = nights.find(({ night }) => night === asked.checkOut)
  const count = daysBetween(asked.arrived ?? asked.checkIn, asked.checkOut)
  const least = Math.max(rate.least_nights, first?.least_nights ?? 1)
  const beds = room.extra_beds * asked.rooms
  if ((asked.extraBeds ?? 0) > beds) return { failure: 'tooManyExtraBeds', details: { max: beds } }
  const tooMany = overfull(room, spread(asked))
  if (tooMany) return tooMany
  const isArriving = asked.arrived === undefined
  if (isArriving && count < least) return { failure: 'stayTooShort', details: { least } }
  if (rate.most_nights !== null && count > rate.most_nights)
    return { failure: 'stayTooLong', details: { max: rate.most_nights } }
  // Last night is booked as today is.
  if (isArriving && Math.max(0, daysBetween(asked.today, asked.checkIn)) < rate.advance_days)
    return { failure: 'advanceRequired', details: { days: rate.advance_days } }
  if (isArriving && first?.no_arrival) return { failure: 'closedToArrival', details: { night: asked.checkIn } }
  if (last?.no_departure) return { failure: 'closedToDeparture', details: { night: asked.checkOut } }
  const [night] = fullNights
  return night === undefined ? null : { failure: 'nightFull', details: { night } }
}

/** Price of a rate by the night for a stay, and whether it can be booked; the SQL of offers decides alike. */
export function offerOf(room: RoomTypeRow, rate: RateRow, asked: StayAsked, { nights, specials }: Stock): Offer {
  const own = nights.filter(({ room_type_id }) => room_type_id === room.id)
  const stock = asked.nights.map((night) => {
    const row = own.find((each) => each.night === night)
    const special = specials.find((each) => each.rate_id === rate.id && each.night === night)
    const sold = row !== undefined && !row.closed && (!rate.special || special !== undefined)
    const left = sold ? Math.min(row.left, special?.left ?? Infinity) : 0
    return { night, row, special, left }
  })
  const priced = stock.flatMap(({ night, row, special }): PricedNight[] =>
    row ? [{ id: row.id, night, price: row.price, special: special?.price ?? null }] : [],
  )
  const fullNights = stock.filter(({ left }) => left < asked.rooms).map(({ night }) => night)
  const offer = {
    room,
    rate,
    roomNights: roomNights(rate, room, priced, spread(asked)),
    left: Math.min(...stock.map(({ left }) => left)),
    fullNights,
    starts: [],
  }
  return { ...offer, refusal: refusalOf(offer, asked, own) }
}

/** The zone and times of a hotel that its stays are reckoned by. */
export type HotelTimes = Pick<HotelRow, 'time_zone' | 'check_in_from' | 'check_out_by' | 'no_show_at'>
