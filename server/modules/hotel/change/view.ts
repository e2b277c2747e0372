import type { StayChange } from '@contract/entities/stay-order'
import { utcOffset } from '../../../local-time'
import { cancelSteps, datedTerms, freeUntil, termAt } from '../price/cancel'
import { nightPrices } from '../price/nights'
import { breakfastsOf, type Looking, rateName } from '../rooms/view'
import type { StayBasis } from '../stay/basis'

/** What a change costs, in the caller's language. */
export function changeView(
  { id, expiresAt }: { readonly id: string; readonly expiresAt: Date },
  { basis, paid }: { readonly basis: StayBasis; readonly paid: number },
  { language, now }: Looking,
): StayChange {
  const { hotel, offer, asked, priced, times } = basis
  const { room, rate, roomNights } = offer
  const terms = datedTerms(rate.cancel_steps, hotel.time_zone, asked.checkIn)
  const nights = priced.lines.map(({ roomNight }, index) => ({ night: roomNight.night, paid: priced.paid[index] ?? 0 }))
  return {
    quoteId: id,
    roomName: room.name[language],
    rateName: rateName(rate, breakfastsOf(roomNights))[language],
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    nights: asked.nights.length,
    nightPrices: nightPrices(roomNights),
    total: priced.total,
    paid,
    difference: priced.total - paid,
    atHotel: priced.atHotel,
    cancel: cancelSteps(terms.slice(termAt(terms, now)), nights),
    freeUntil: freeUntil(terms, now)?.toISOString() ?? null,
    utcOffset: utcOffset(hotel.time_zone, times.checkInAt),
    expiresAt: expiresAt.toISOString(),
  }
}
