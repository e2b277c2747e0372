import type { StayRequest } from '../../../database/schema'
import { sha256 } from '../../../security/hash'
import type { CustomerCouponRow } from '../../coupon/queries/owned'
import type { StayAsked } from '../ask'
import { nightPrices } from '../price/nights'
import type { Offer } from '../price/offer'
import type { HotelRow } from '../rooms/queries'
import type { PricedStay } from './price'

/** A stay as it is priced now. */
export interface StayBasis {
  readonly hotel: HotelRow
  readonly offer: Offer
  readonly asked: StayAsked
  readonly request: StayRequest
  /** Check-in and check-out times of the rooms. */
  readonly times: { readonly checkInAt: Date; readonly checkOutAt: Date }
  readonly priced: PricedStay
  readonly coupons: readonly CustomerCouponRow[]
  /** A hash of everything that the customer agreed to. */
  readonly fingerprint: string
}

/** A hash of everything that a customer agrees to with a quote. */
export function fingerprintOf({ hotel, offer, request, priced }: Omit<StayBasis, 'fingerprint'>): string {
  const { rateId, checkIn, checkOut, rooms: count, adults, childAges, extraBeds, startAt } = request
  const asked = [rateId, checkIn, checkOut, count, adults, childAges, extraBeds, startAt]
  const nights = offer.roomNights.map(({ night, room, price, memberPrice }) => [night, room, price, memberPrice])
  const components = priced.components.map(({ kind, amount }) => [kind, amount])
  const terms = [offer.rate.way, offer.rate.cancel_steps, hotel.confirms_by_hand]
  return sha256(JSON.stringify([asked, nights, components, priced.total, terms]))
}

/** Quoted price of each night over all rooms. */
export const seenOf = ({ offer }: Pick<StayBasis, 'offer'>): { night: string; price: number }[] =>
  nightPrices(offer.roomNights).map(({ night, price }) => ({ night, price }))
