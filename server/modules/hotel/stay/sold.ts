import type { StayTerms } from '../../../database/schema'
import { nightPrices } from '../price/nights'
import { breakfastsOf, rateName } from '../rooms/view'
import type { StayBasis } from './basis'
import { heldUntil } from './times'

const noPicture = { path: '', colour: 'transparent' }

/** Snapshot of the sold room, days and terms, stored with a stay. */
export function soldPart({ hotel, offer, asked, priced, times }: StayBasis, at: Date) {
  const { room, rate, roomNights } = offer
  const breakfasts = breakfastsOf(roomNights)
  const terms: StayTerms = {
    cancelSteps: rate.cancel_steps,
    memberOff: priced.memberOff,
    atHotelOff: priced.atHotelOff,
    guaranteed: rate.guaranteed,
    nightPrices: nightPrices(roomNights),
    roomName: room.name,
    roomPicture: room.pictures[0] ?? noPicture,
    rateName: rateName(rate, breakfasts),
    times: { checkInFrom: hotel.check_in_from, checkOutBy: hotel.check_out_by, noShowAt: hotel.no_show_at },
  }
  return {
    room_type_id: room.id,
    rate_id: rate.id,
    check_in: asked.checkIn,
    check_out: asked.checkOut,
    check_in_at: times.checkInAt,
    check_out_at: times.checkOutAt,
    breakfasts,
    terms: JSON.stringify(terms),
    at_hotel: priced.atHotel,
    held_until: heldUntil(hotel, asked.checkIn, rate, at),
  }
}
