import type { StayChange } from '@contract/entities/stay-order'
import { offsetsAround } from '../../../local-time'
import { componentView } from '../../order/view'
import { cancelSteps, datedTerms, freeUntil, termAt } from '../price/cancel'
import { nightPrices } from '../price/nights'
import { breakfastsOf, type RoomViewer, rateName } from '../rooms/view'
import type { StayBasis } from '../stay/basis'
import { reductionsOf } from '../stay/reductions'
import type { StayRow } from '../stay/queries'
import { daysBetween } from '../days'

interface Changed {
  readonly basis: StayBasis
  readonly paid: number
  readonly keeps: boolean
  readonly stay: Pick<StayRow, 'check_in'>
}

/** Quote of a change, in the caller's language. */
export function changeView(
  { id, expiresAt }: { readonly id: string; readonly expiresAt: Date },
  { basis, paid, keeps, stay }: Changed,
  { language, now }: RoomViewer,
): StayChange {
  const { hotel, offer, asked, priced, times } = basis
  const { room, rate, roomNights } = offer
  const checkIn = keeps ? stay.check_in : asked.checkIn
  const own = keeps ? paid : 0
  const terms = datedTerms(rate.cancel_steps, hotel.time_zone, asked.checkIn)
  const prices = nightPrices(roomNights)
  const nights = priced.lines.map(({ roomNight }, index) => ({ night: roomNight.night, paid: priced.paid[index] ?? 0 }))
  return {
    quoteId: id,
    roomName: room.name[language],
    rateName: rateName(rate, breakfastsOf(roomNights))[language],
    checkIn,
    checkOut: asked.checkOut,
    nights: daysBetween(checkIn, asked.checkOut),
    nightPrices: prices,
    reductions: reductionsOf({ ...priced, nightPrices: prices }).map((each) => componentView(each, language)),
    confirmsByHand: hotel.confirms_by_hand,
    total: priced.total + own,
    paid,
    difference: priced.total + own - paid,
    atHotel: priced.atHotel,
    cancel: cancelSteps(terms.slice(termAt(terms, now)), nights),
    freeUntil: freeUntil(terms, now)?.toISOString() ?? null,
    utcOffset: offsetsAround(hotel.time_zone, times.checkInAt),
    expiresAt: expiresAt.toISOString(),
  }
}
