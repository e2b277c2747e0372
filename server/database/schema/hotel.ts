import type { ColumnType, Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { HotelPicture, NightPrice, StayWay, Traveller } from '@contract/entities/hotel'
import type { Bilingual, Json, MaybeJson, Timestamp } from './columns'
import type { LineSnapshot } from './orders'

/** A plain date such as "2026-02-20". */
type PlainDate = string
/** A time of day; read as "14:00:00". */
type TimeOfDay = ColumnType<string, string | undefined, string>
type MaybeTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** A part of a city that hotels are looked for in. */
export interface HotelAreaTable {
  key: string
  city_code: string
  name: Json<Bilingual>
  latitude: number
  longitude: number
  position: number
}

export interface HotelLandmarkTable {
  key: string
  city_code: string
  area_key: string | null
  kind: 'park' | 'metro' | 'landmark' | 'station' | 'airport' | 'mall' | 'school'
  name: Json<Bilingual>
  latitude: number
  longitude: number
  position: number
}

export interface HotelBrandTable {
  key: string
  name: Json<Bilingual>
  position: number
}

/** Amenity of a hotel or, with `of_room`, of a room. */
export interface HotelFacilityTable {
  key: string
  name: Json<Bilingual>
  icon: string
  group_name: Json<Bilingual>
  of_room: Generated<boolean>
  position: number
}

export interface HotelThemeTable {
  key: string
  name: Json<Bilingual>
  picture: Json<Picture>
  position: number
}

export interface HotelRule {
  key: string
  title: Bilingual
  text: Bilingual
}

/** A hotel; what it has as a store is in `stores`. */
export interface HotelTable {
  store_id: string
  kind: 'hotel' | 'homestay'
  stars: number
  city_code: string
  area_key: string | null
  brand_key: string | null
  opened_year: number | null
  /** By the clock of `stores.time_zone`. */
  check_in_from: TimeOfDay
  check_out_by: TimeOfDay
  /** Time from which an absent guest counts as a no-show; a time before check-in is of the next day. */
  no_show_at: TimeOfDay
  confirms_by_hand: Generated<boolean>
  hourly: Generated<boolean>
  /** Minutes of cleaning after each guest of a room by the hour. */
  cleaning_minutes: Generated<number>
  ahead_days: Generated<number>
  most_nights: Generated<number>
  facilities: Generated<string[]>
  themes: Generated<string[]>
  rules: ColumnType<HotelRule[], string | undefined, string>
  pictures: ColumnType<HotelPicture[], string | undefined, string>
  /** "650 m from Bay Park" and the way on foot; null where nothing is near. */
  near: MaybeJson<Bilingual>
  /** The number of reviews and the sums of their stars; whoever writes reviews writes these columns too. */
  reviews: Generated<number>
  place_stars: Generated<number>
  cleanliness_stars: Generated<number>
  service_stars: Generated<number>
  facilities_stars: Generated<number>
  /** The average of all stars, 0 with too few reviews. */
  score: ColumnType<string, number | undefined, number>
  /** The order of the recommended list, highest first. */
  recommended: Generated<number>
  /** The lowest `base_price` of its room types that are sold; null without one. The database sets it. */
  lowest_base_price: ColumnType<number | null, never, never>
}

export interface ChildPrice {
  /** The last age that it holds for. */
  until: number
  price: number
}

export interface RoomTypeTable {
  id: string
  store_id: string
  name: Json<Bilingual>
  pictures: Json<Picture[]>
  facts: ColumnType<{ icon: string; text: Bilingual }[], string | undefined, string>
  summary: Json<Bilingual>
  /** king, twin, family, ... */
  bed: string
  facilities: Generated<string[]>
  included_adults: number
  most_adults: number
  most_guests: number
  /** A night for each adult over `included_adults`. */
  extra_adult_price: Generated<number>
  /** A night for a child by age, ascending; older ones than all of them count as adults. */
  child_prices: ColumnType<ChildPrice[], string | undefined, string>
  extra_beds: Generated<number>
  extra_bed_price: Generated<number>
  /** Price of added nights, with a separate one for Friday and Saturday, and their allotment. */
  base_price: number
  weekend_price: number
  allotment: number
  position: number
  removed_at: MaybeTimestamp
}

/** A step of a cancel rule: it holds until a clock time some days before the day of arrival. */
export interface CancelTerm {
  daysBefore: number
  clock: string
  kept: 'none' | 'firstNight' | 'share'
  /** Retained share of the payment, in percent. */
  percent?: number
}

export interface RateTable {
  id: string
  room_type_id: string
  way: StayWay
  /** Of the price of the night. */
  percent: Generated<number>
  /** Of the own price: what is struck through; null where nothing is. */
  list_percent: number | null
  /** Price of a breakfast in it, one for each guest and night; null without breakfast. */
  breakfast_price: number | null
  /** Member price of a room-night in percent, rounded to whole yuan; null for the regular price. */
  member_percent: number | null
  /** After the last step everything is kept; none is not refundable. */
  cancel_steps: ColumnType<CancelTerm[], string | undefined, string>
  least_nights: Generated<number>
  most_nights: number | null
  advance_days: Generated<number>
  /** For a stay paid at the hotel: the first night is paid now. */
  guaranteed: Generated<boolean>
  /** Whether only the nights of `rate_nights` are offered. */
  special: Generated<boolean>
  /** For a rate by the hour: how long, what for, and between which clock times it begins and ends. */
  hours: number | null
  hour_price: number | null
  hours_from: string | null
  hours_until: string | null
  position: number
  removed_at: MaybeTimestamp
}

/** A night of a room type: its allotment, the rooms held by unpaid stays, the sold ones, and the price. */
export interface RoomNightTable {
  id: string
  room_type_id: string
  night: PlainDate
  allotment: number
  held: Generated<number>
  sold: Generated<number>
  price: number
  /** Not sold any more; what is sold stays. */
  closed: Generated<boolean>
  no_arrival: Generated<boolean>
  no_departure: Generated<boolean>
  least_nights: Generated<number>
}

/** A night of a special: its own price, for a smaller number of the same rooms. */
export interface RateNightTable {
  rate_id: string
  night: PlainDate
  price: number
  allotment: number
  taken: Generated<number>
}

/** A single room that is let by the hour. */
export interface HotelRoomTable {
  id: string
  room_type_id: string
  number: string
  /** Time from which it is no longer let. */
  removed_at: MaybeTimestamp
}

/**
 * Nights that are held for somebody on the waiting list, whose id is the entry's, or for nobody yet until the line was asked. They
 * are in `room_nights.held`.
 */
export interface NightHoldTable {
  id: string
  room_type_id: string
  customer_id: string | null
  check_in: PlainDate
  check_out: PlainDate
  rooms: number
  until: Timestamp
  ended_at: MaybeTimestamp
}

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

export interface HotelTables {
  hotel_areas: HotelAreaTable
  hotel_landmarks: HotelLandmarkTable
  hotel_brands: HotelBrandTable
  hotel_facilities: HotelFacilityTable
  hotel_themes: HotelThemeTable
  hotels: HotelTable
  room_types: RoomTypeTable
  rates: RateTable
  room_nights: RoomNightTable
  rate_nights: RateNightTable
  hotel_rooms: HotelRoomTable
  night_holds: NightHoldTable
  stays: StayTable
  stay_hours: StayHoursTable
  stay_parts_back: StayPartBackTable
  stay_changes: StayChangeTable
  guests: GuestTable
  stay_reviews: StayReviewTable
}
