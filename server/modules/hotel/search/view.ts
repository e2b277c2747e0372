import type { FromPrice, HotelSummary, HotelTag } from '@contract/entities/hotel'
import type { Position } from '@contract/entities/common'
import { limits } from '@contract/limits'
import type { Language } from '@contract/settings'
import type { Bilingual } from '../../../database/schema'
import { distanceMeters } from '../../../geo'
import { hotelCard } from '../rooms/hotel-view'
import { type Facilities, facilitiesView, fromSumsAfterCoupons, type OfferSums } from '../rooms/view'
import type { StayCoupons } from '../price/after-coupons'
import type { SearchedStay } from './asked'
import type { HotelListRow } from './queries/list'

/** Context of a hotel list. */
export interface ListShown {
  readonly language: Language
  readonly stay: SearchedStay
  readonly facilities: Facilities
  /** Origin of distances: the chosen landmark, else the caller's position. */
  readonly near: Position | undefined
  readonly landmark: { readonly name: Bilingual } | undefined
  readonly coupons: StayCoupons
}

/** Number of amenities on a card. */
const facilityTags = 2

/** A distance as it is said: to ten metres, from a kilometre on to a tenth of one. */
export function distanceText(meters: number, language: Language): string {
  if (meters < 1000)
    return { en: `${Math.round(meters / 10) * 10} m`, zh: `${Math.round(meters / 10) * 10}米` }[language]
  const kilometres = (meters / 1000).toFixed(1)
  return { en: `${kilometres} km`, zh: `${kilometres}公里` }[language]
}

const words = {
  freeCancel: { en: 'Free cancellation', zh: '免费取消' },
  member: { en: 'Member price', zh: '会员价' },
  breakfast: { en: 'Breakfast included', zh: '含早餐' },
  payAtHotel: { en: 'Pay at hotel', zh: '到店付' },
  special: { en: 'Special', zh: '特价' },
} satisfies Partial<Record<HotelTag['kind'], Bilingual>>

const leftText = (left: number): Bilingual => ({ en: `Only ${left} left`, zh: `仅剩${left}间` })

/** Sums of a hotel's lowest available offer; null when no room is free. */
function sumsOf({ total, member_total, listed, room_count }: HotelListRow): OfferSums | null {
  if (total === null || member_total === null || listed === null || room_count === null) return null
  return { total, member_total, listed, room_count }
}

/** Tags of a hotel's lowest rate, then of the hotel. */
function tagsOf(row: HotelListRow, { language, facilities }: ListShown): HotelTag[] {
  const sums = sumsOf(row)
  const left = sums && sums.room_count <= limits.fewRooms ? sums.room_count : null
  const tags: (HotelTag | false)[] = [
    left !== null && { kind: 'left', text: leftText(left)[language] },
    row.special === true && { kind: 'special', text: words.special[language] },
    row.free_cancel === true && { kind: 'freeCancel', text: words.freeCancel[language] },
    row.breakfast === true && { kind: 'breakfast', text: words.breakfast[language] },
    row.pay_at_hotel === true && { kind: 'payAtHotel', text: words.payAtHotel[language] },
    sums !== null && sums.member_total < sums.total && { kind: 'member', text: words.member[language] },
  ]
  const offered = facilitiesView(facilities, row.facilities, language).slice(0, facilityTags)
  return [
    ...tags.filter((tag) => tag !== false),
    ...offered.map(({ name }) => ({ kind: 'facility' as const, text: name })),
  ]
}

/** Lowest available price of a row, in the form of a hotel's page; null when no room is free. */
function fromOf(
  row: HotelListRow,
  { stay: { rooms, nights, isMember }, coupons, isHourly }: Pick<ListShown, 'stay' | 'coupons'> & Hourly,
): FromPrice | null {
  const sums = sumsOf(row)
  if (!sums) return null
  const roomNights = rooms * (isHourly ? 1 : nights.length)
  const { pay_at_hotel } = row
  return fromSumsAfterCoupons({ ...sums, pay_at_hotel }, { hotelId: row.id, roomNights }, { isMember, coupons })
}

interface Hourly {
  readonly isHourly: boolean
}

/** A hotel of a list. */
export function hotelSummary(row: HotelListRow, shown: ListShown & Hourly): HotelSummary {
  const { language, landmark, near } = shown
  const distance = near && distanceMeters(near, row)
  const where = (name: string, text: string) => ({ en: `${text} from ${name}`, zh: `距${name}${text}` })[language]
  const said = landmark && distance !== undefined
  return {
    ...hotelCard(row, {
      language,
      near,
      from: fromOf(row, shown),
      ...(said ? { where: where(landmark.name[language], distanceText(distance, language)) } : {}),
    }),
    tags: tagsOf(row, shown),
    special: row.special === true,
  }
}
