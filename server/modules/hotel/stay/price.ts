import type { Bilingual } from '../../../database/schema'
import type { CustomerCouponRow } from '../../coupon/queries/owned'
import { sum } from '../../pricing/amounts'
import { type ChargedLine, type PricedOrder, priceOrder } from '../../pricing/order'
import type { RoomNight } from '../price/nights'
import type { Offer } from '../price/offer'
import { paidNow } from '../rooms/view'

/** A room-night of an order: what it costs, and whether that is paid now. */
export interface StayLine extends ChargedLine {
  readonly roomNight: RoomNight
}

export interface PricedStay extends PricedOrder<StayLine> {
  /** Member discount on the amount paid now. */
  readonly memberOff: number
  readonly atHotel: number
  /** Member discount on the amount paid at the hotel. */
  readonly atHotelOff: number
}

export interface StayPriceInput {
  readonly offer: Pick<Offer, 'rate' | 'roomNights'>
  readonly checkIn: string
  readonly storeId: string
  readonly isMember: boolean
  readonly now: Date
  readonly coupons: readonly CustomerCouponRow[]
  /** The coupons to use; omitted, those that save most. */
  readonly couponIds?: readonly string[] | undefined
}

const memberLabel: Bilingual = { en: 'Member price', zh: '会员价' }

/** "2 nights", "3 rooms, 2 nights". */
export function nightsLabel(nights: number, rooms: number): Bilingual {
  const en = nights === 1 ? '1 night' : `${nights} nights`
  return rooms === 1 ? { en: `${en}`, zh: `${nights}晚` } : { en: `${rooms} rooms, ${en}`, zh: `${rooms}间${nights}晚` }
}

/** The nights, or the hours. */
function goodsLabel({ offer: { rate, roomNights } }: StayPriceInput): Bilingual {
  if (rate.hours !== null) return { en: `${rate.hours} hours`, zh: `${rate.hours}小时` }
  const nights = new Set(roomNights.map(({ night }) => night)).size
  return nightsLabel(nights, new Set(roomNights.map(({ room }) => room)).size)
}

/**
 * Prices a stay by its room-nights, over which the member discount and coupons are split. The amount paid at the hotel
 * is no part of the total.
 */
export function priceStay(input: StayPriceInput): PricedStay {
  const { offer, checkIn, storeId, isMember, now, coupons, couponIds } = input
  const lines = offer.roomNights.map((roomNight): StayLine => {
    const { price, nightId, night } = roomNight
    const quantity = paidNow(offer.rate, night, checkIn) ? 1 : 0
    return { roomNight, item: { kind: 'roomNight', id: nightId }, price, originalPrice: price, quantity }
  })
  const offs = lines.map(({ roomNight: { price, memberPrice }, quantity }) =>
    isMember ? quantity * (price - memberPrice) : 0,
  )
  const priced = priceOrder({
    kind: 'hotel',
    scopes: [{ type: 'store', id: storeId }],
    isMember,
    now,
    lines,
    goodsLabel: goodsLabel(input),
    lineDiscounts: [{ component: 'memberPrice', label: memberLabel, fundedBy: 'store', offs }],
    coupons,
    ...(couponIds && { couponIds }),
  })
  const whole = sum(offer.roomNights, (one) => (isMember ? one.memberPrice : one.price))
  const online = sum(
    lines,
    ({ roomNight: { price, memberPrice }, quantity }) => quantity * (isMember ? memberPrice : price),
  )
  const off = isMember ? sum(offer.roomNights, ({ price, memberPrice }) => price - memberPrice) : 0
  const memberOff = sum(offs, (each) => each)
  return { ...priced, memberOff, atHotel: whole - online, atHotelOff: off - memberOff }
}
