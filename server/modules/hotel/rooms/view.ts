import type { FromPrice, Rate, RoomOffer, RoomType } from '@contract/entities/hotel'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Bilingual } from '../../../database/schema'
import { messageOf } from '../../../http/errors'
import { sum } from '../../pricing/amounts'
import { cancelSteps, datedTerms, freeUntil, termAt } from '../price/cancel'
import { afterCoupons, type StayCoupons } from '../price/after-coupons'
import { aNight, nightPrices, type RoomNight } from '../price/nights'
import type { Offer } from '../price/offer'
import { ways } from '../ways'
import type { facilitiesByKey, HotelRow, RateRow, RoomTypeRow } from './queries'

export type Facilities = Awaited<ReturnType<typeof facilitiesByKey>>

/** Viewer of rooms, with the time. */
export interface RoomViewer {
  readonly language: Language
  readonly isMember: boolean
  readonly now: Date
}

/** Viewer of the rates of a stay, with the coupons for it. */
export interface RateViewer extends RoomViewer {
  readonly coupons: StayCoupons
}

/** The facilities of some keys, in the order of all. */
export const facilitiesView = (all: Facilities, keys: readonly string[], language: Language) =>
  [...all.values()]
    .filter(({ key }) => keys.includes(key))
    .map(({ key, name, icon, group_name }) => ({ key, name: name[language], icon, group: group_name[language] }))

/** A room type in a language. */
export const roomTypeView = (room: RoomTypeRow, facilities: Facilities, language: Language): RoomType => ({
  id: room.id,
  name: room.name[language],
  pictures: room.pictures,
  facts: room.facts.map(({ icon, text }) => ({ icon, text: text[language] })),
  summary: room.summary[language],
  bed: room.bed,
  guests: room.most_guests,
  facilities: facilitiesView(facilities, room.facilities, language),
  extraBeds: room.extra_beds,
  extraBedPrice: room.extra_bed_price,
})

/** Name of a rate: by its hours, or by its breakfasts in each room. */
export function rateName({ hours, breakfast_price }: RateRow, breakfasts: number): Bilingual {
  if (hours !== null) return { en: hours === 1 ? '1 hour' : `${hours} hours`, zh: `${hours}小时` }
  if (breakfast_price === null) return { en: 'Room only', zh: '无早餐' }
  return { en: `Breakfast for ${breakfasts}`, zh: `含${breakfasts}份早餐` }
}

/** The breakfasts of a night in each room, the most where they differ. */
export const breakfastsOf = (roomNights: readonly RoomNight[]): number =>
  Math.max(0, ...roomNights.map(({ parts }) => parts.find(({ kind }) => kind === 'breakfast')?.count ?? 0))

/** Sums over the room-nights of an offer, in the smallest unit. */
export interface OfferSums {
  readonly total: number
  readonly member_total: number
  readonly listed: number
  readonly room_count: number
}

/** Average price of a room-night for the caller, as lists and rates show it. */
export function fromSums(sums: OfferSums, roomNights: number, isMember: boolean): FromPrice {
  const { total: price, member_total: member, listed, room_count: left } = sums
  const total = isMember ? member : price
  const struck = isMember ? Math.max(listed, price) : listed
  return {
    price: aNight(total, roomNights),
    original: struck > total ? aNight(struck, roomNights) : null,
    memberPrice: member < price ? aNight(member, roomNights) : null,
    total,
    left: left <= limits.fewRooms ? Math.max(0, left) : null,
  }
}

interface ListedSums extends OfferSums {
  /** Whether it is paid at the hotel; null where no room is free. */
  readonly pay_at_hotel: boolean | null
}

/**
 * The same, after coupons too. Of an offer that is paid at the hotel the sums do not have the first night, so that it has no
 * coupons.
 */
export function fromSumsAfterCoupons(
  sums: ListedSums,
  { hotelId, roomNights }: { readonly hotelId: string; readonly roomNights: number },
  { isMember, coupons }: Pick<RateViewer, 'isMember' | 'coupons'>,
): FromPrice {
  const from = fromSums(sums, roomNights, isMember)
  const paid = sums.pay_at_hotel === true ? 0 : from.total
  return { ...from, ...afterCoupons({ hotelId, total: from.total, paidNow: paid, roomNights }, coupons) }
}

/** The sums of an offer's room-nights. */
export const sumsOf = ({ roomNights, left }: Pick<Offer, 'roomNights' | 'left'>): OfferSums => ({
  total: sum(roomNights, ({ price }) => price),
  member_total: sum(roomNights, ({ memberPrice }) => memberPrice),
  listed: sum(roomNights, ({ listPrice }) => listPrice),
  room_count: left,
})

/** The price of an offer. */
export const fromPrice = (offer: Pick<Offer, 'roomNights' | 'left'>, isMember: boolean): FromPrice =>
  fromSums(sumsOf(offer), offer.roomNights.length, isMember)

/** Whether a night is paid now: all nights of a prepaid stay, the first one of a guaranteed stay. */
export const paidNow = ({ way, guaranteed }: Pick<RateRow, 'way' | 'guaranteed'>, night: string, first: string) =>
  !ways[way].isPaidThere || (guaranteed && night === first)

/** The price of an offer for a stay, and after coupons. */
export function stayPrice(
  { roomNights, left, rate }: Pick<Offer, 'roomNights' | 'left' | 'rate'>,
  { checkIn, hotelId }: { readonly checkIn: string; readonly hotelId: string },
  { isMember, coupons }: RateViewer,
): FromPrice {
  const price = fromPrice({ roomNights, left }, isMember)
  const online = sum(roomNights, ({ night, price: whole, memberPrice }) =>
    paidNow(rate, night, checkIn) ? (isMember ? memberPrice : whole) : 0,
  )
  const stay = { hotelId, total: price.total, paidNow: online, roomNights: roomNights.length }
  return { ...price, ...afterCoupons(stay, coupons) }
}

/** Time until which an unpaid room is held; null for the whole night. */
export const heldClock = ({ way, guaranteed }: Pick<RateRow, 'way' | 'guaranteed'>): string | null =>
  ways[way].isPaidThere && !guaranteed ? `${limits.heldUntilHour}:00` : null

/** A rate for a stay. */
export function rateView(hotel: HotelRow, checkIn: string, offer: Offer, looking: RateViewer): Rate {
  const { rate, roomNights, refusal } = offer
  const { language, isMember, now } = looking
  const paidOf = ({ price, memberPrice }: RoomNight) => (isMember ? memberPrice : price)
  const online = (one: RoomNight) => (paidNow(rate, one.night, checkIn) ? paidOf(one) : 0)
  const terms = datedTerms(rate.cancel_steps, hotel.time_zone, checkIn)
  const paid = roomNights.map((one) => ({ night: one.night, paid: online(one) }))
  const breakfasts = breakfastsOf(roomNights)
  const price = stayPrice(offer, { checkIn, hotelId: hotel.id }, looking)
  return {
    id: rate.id,
    name: rateName(rate, breakfasts)[language],
    way: rate.way,
    breakfasts,
    cancel: cancelSteps(terms.slice(termAt(terms, now)), paid),
    freeUntil: freeUntil(terms, now)?.toISOString() ?? null,
    ...price,
    atHotel: price.total - sum(roomNights, online),
    nights: nightPrices(roomNights, paidOf),
    special: rate.special,
    heldUntil: heldClock(rate),
    guaranteed: rate.guaranteed,
    hours: rate.hours,
    starts: [...offer.starts],
    refusal: refusal && refusal.failure !== 'tooManyExtraBeds' ? refusalView(refusal, language) : null,
    fullNights: [...offer.fullNights],
  }
}

const refusalView = ({ failure, details }: NonNullable<Offer['refusal']>, language: Language) => ({
  failure: failure as NonNullable<Rate['refusal']>['failure'],
  message: messageOf(failure, language, details),
})

/** Bookable rates first, then those with free cancellation, cheapest first. */
const byUse = (one: Rate, other: Rate): number =>
  Number(one.refusal !== null) - Number(other.refusal !== null) ||
  Number(one.freeUntil === null) - Number(other.freeUntil === null) ||
  one.total - other.total ||
  one.id.localeCompare(other.id)

/** A room with its rates. */
export const roomOfferView = (room: RoomType, rates: readonly Rate[]): RoomOffer => ({
  ...room,
  rates: [...rates].sort(byUse),
})
