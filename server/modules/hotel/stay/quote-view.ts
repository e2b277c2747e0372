import type { QuoteCoupon } from '@contract/entities/order'
import type { StayQuote } from '@contract/entities/stay-order'
import { offsetsAround } from '../../../local-time'
import { componentView } from '../../order/view'
import { sum } from '../../pricing/amounts'
import { soldComponents } from '../../pricing/order'
import { clockText } from '../days'
import { cancelSteps, datedTerms, freeUntil, termAt } from '../price/cancel'
import { nightPrices } from '../price/nights'
import { breakfastsOf, heldClock, type RoomViewer, rateName } from '../rooms/view'
import type { StayBasis } from './basis'
import { isByHour } from '../ways'
import { reductionsOf } from './reductions'
import { arrivals, regretUntil } from './times'

const noPicture = { path: '', colour: 'transparent' }

/** Savings that a membership would bring to a non-member; null without any. */
function wouldSave({ offer: { roomNights } }: StayBasis, isMember: boolean): number | null {
  const off = sum(roomNights, ({ price, memberPrice }) => price - memberPrice)
  return isMember || off === 0 ? null : off
}

/** A quote of a stay in the caller's language. */
export function quoteView(
  { id, expiresAt }: { readonly id: string; readonly expiresAt: Date },
  basis: StayBasis,
  { language, isMember, now }: RoomViewer,
  slots: readonly QuoteCoupon[],
): StayQuote {
  const { hotel, offer, asked, priced, request } = basis
  const { rate, room, roomNights } = offer
  const { checkInAt, checkOutAt } = basis.times
  const terms = datedTerms(rate.cancel_steps, hotel.time_zone, asked.checkIn)
  const paid = priced.lines.map(({ roomNight }, index) => ({ night: roomNight.night, paid: priced.paid[index] ?? 0 }))
  const prices = nightPrices(roomNights)
  const slot = (name: 'store' | 'envelope') => {
    const found = slots.find((each) => each.slot === name)
    const { couponId = null, off = 0, usable = 0, claimable = 0 } = found ?? {}
    return { couponId, off, usable, claimable }
  }
  return {
    id,
    kind: 'hotel',
    hotel: { id: hotel.id, name: hotel.name[language], logo: hotel.logo },
    roomName: room.name[language],
    roomPicture: room.pictures[0] ?? noPicture,
    rateName: rateName(rate, breakfastsOf(roomNights))[language],
    way: rate.way,
    checkIn: asked.checkIn,
    checkOut: asked.checkOut,
    nights: asked.nights.length,
    rooms: asked.rooms,
    adults: asked.adults,
    children: asked.childAges.length,
    checkInAt: checkInAt.toISOString(),
    checkOutAt: checkOutAt.toISOString(),
    atHotel: priced.atHotel,
    checkInFrom: clockText(hotel.check_in_from),
    checkOutBy: clockText(hotel.check_out_by),
    utcOffset: offsetsAround(hotel.time_zone, checkInAt),
    components: soldComponents(priced).map((component) => componentView(component, language)),
    total: priced.total,
    saved: priced.saved,
    nightPrices: prices,
    reductions: reductionsOf({ ...priced, nightPrices: prices }).map((each) => componentView(each, language)),
    cancel: cancelSteps(terms.slice(termAt(terms, now)), paid),
    freeUntil: freeUntil(terms, now)?.toISOString() ?? null,
    regretUntil: regretUntil(checkInAt, now)?.toISOString() ?? null,
    heldUntil: heldClock(rate),
    guaranteed: rate.guaranteed,
    confirmsByHand: hotel.confirms_by_hand,
    memberOff: priced.memberOff,
    memberWouldSave: wouldSave(basis, isMember),
    coupons: { store: slot('store'), envelope: slot('envelope') },
    extraBeds: asked.extraBeds ?? 0,
    extraBedsMost: room.extra_beds * asked.rooms,
    roomsLeft: offer.left,
    startAt: request.startAt,
    starts: [...offer.starts],
    arrivals: isByHour(rate) ? [] : arrivals(hotel, asked.checkIn, now).map((at) => at.toISOString()),
    expiresAt: expiresAt.toISOString(),
  }
}
