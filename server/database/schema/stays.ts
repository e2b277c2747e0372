import type { ColumnType, Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { NightPrice, StayWay, Traveller } from '@contract/entities/hotel'
import type { Bilingual, Json, MaybeJson, MaybeTimestamp, PlainDate, Timestamp } from './columns'
import type { CancelTerm } from './hotel'
import type { LineSnapshot } from './orders'
import { byId, byOrder, type FactsOf, person, place } from '../table-facts'

/** Terms that a stay was booked under. */
export interface StayTerms {
  cancelSteps: CancelTerm[]
  memberOff: number
  /** Member discount at the hotel; missing in older stays. */
  atHotelOff?: number
  guaranteed: boolean
  nightPrices: NightPrice[]
  roomName: Bilingual
  roomPicture: Picture
  rateName: Bilingual
  /** Times of the hotel's days; missing in older stays. */
  times?: { checkInFrom: string; checkOutBy: string; noShowAt: string }
}

/** The part of an order that is a stay; a room-night is a line. */
export interface StayTable {
  order_id: string
  store_id: string
  customer_id: string
  room_type_id: string
  rate_id: string
  way: StayWay
  check_in: PlainDate
  check_out: PlainDate
  check_in_at: Timestamp
  check_out_at: Timestamp
  rooms: number
  adults: number
  child_ages: Generated<number[]>
  extra_beds: Generated<number>
  breakfasts: Generated<number>
  terms: Json<StayTerms>
  at_hotel: Generated<number>
  held_until: MaybeTimestamp
  regret_until: MaybeTimestamp
  /** JSON of a name for each room, encrypted. */
  guests_sealed: string
  /** JSON of name, gender and phone, encrypted. */
  contact_sealed: string
  arrival_at: MaybeTimestamp
  /** Time at which a late arrival was announced. */
  late_at: MaybeTimestamp
  wishes: Generated<string>
  /** Keys of ticked requests. */
  requests: Generated<string[]>
  confirmation: string
  checked_in_at: MaybeTimestamp
  checked_out_at: MaybeTimestamp
  /** Compensation by a hotel that turned the guest away. */
  not_hosted: MaybeJson<{ coupon: number | null; storeIds: string[] }>
}

/** The snapshot of a room-night in an order line. */
export interface RoomNightSnapshot extends LineSnapshot {
  room: number
  night: PlainDate
  /** Part of its price that is paid at the hotel. */
  atHotel?: number
}

/** Hours of a room, cleaning included. */
export interface StayHoursTable {
  order_id: string
  room_id: string
  period: string
  ended_at: MaybeTimestamp
}

/** A change of a stay's dates or room that waits for the rest of its price, was made or was dropped. */
export interface StayChangeTable {
  id: string
  order_id: string
  state: 'waiting' | 'made' | 'dropped'
  /** Extra cost, below zero for a refund. */
  difference: number
  /** The changed stay. */
  plan: Json<object>
  /** The nights that are held for it until it is paid, in `room_nights.held`. */
  holds: ColumnType<{ nightId: string; count: number }[], string | undefined, string>
  until: Timestamp
  /** Time until which its hotel answers; null where none is awaited. */
  answer_before: MaybeTimestamp
  at: Timestamp
}

/** Cancelled part of a stay that continues. */
export interface StayPartBackTable {
  id: string
  order_id: string
  rooms: number[]
  nights: PlainDate[]
  kept: number
  back: number
  refund_id: string | null
  at: Timestamp
}

/** Somebody of a customer's guest book. */
export interface GuestTable {
  id: string
  customer_id: string
  name_sealed: string
  used_at: Timestamp
}

/** The pricing input of a quote of a stay. */
export interface StayRequest {
  rateId: string
  checkIn: PlainDate
  checkOut: PlainDate
  rooms: number
  adults: number
  childAges: number[]
  extraBeds: number
  startAt: string | null
  couponIds: string[]
  /** The entry of a waitlist for which the nights are held. */
  waitlistId?: string | undefined
  /** Quoted price of each night, to name a changed one. */
  seen?: { night: PlainDate; price: number }[]
}

/** Stay part of a review; its rating, pictures and time are copies of the review's, for indexes. */
export interface StayReviewTable {
  review_id: string
  store_id: string
  place: number
  cleanliness: number
  service: number
  facilities: number
  traveller: Traveller | null
  room: Json<Bilingual>
  /** A day of the stay. */
  stayed_in: PlainDate
  rating: number
  has_pictures: Generated<boolean>
  created_at: Timestamp
}

export interface StayTables {
  stays: StayTable
  stay_hours: StayHoursTable
  stay_parts_back: StayPartBackTable
  stay_changes: StayChangeTable
  guests: GuestTable
  stay_reviews: StayReviewTable
}

/** Facts of the tables. */
export const stayFacts: FactsOf<StayTables> = {
  stays: {
    ...place('order_id'),
    key: byOrder,
    sealed: { guests_sealed: 'text', contact_sealed: 'text' },
    erasing: 'keep',
  },
  stay_hours: { ...place('order_id'), exported: 'none' },
  stay_parts_back: { ...place('order_id'), exported: 'none' },
  stay_changes: { ...place('order_id'), exported: 'none' },
  guests: { ...person('customer_id'), key: byId, sealed: { name_sealed: 'text' }, erasing: 'delete' },
  stay_reviews: place('review_id'),
}
