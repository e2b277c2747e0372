import type { ColumnType, Generated } from 'kysely'
import type { Picture } from '@contract/entities/common'
import type { HotelPicture, StayWay } from '@contract/entities/hotel'
import type { Bilingual, Json, MaybeJson, MaybeTimestamp, PlainDate, Timestamp } from './columns'
import { type FactsOf, place, reference } from '../table-facts'

/** A time of day; read as "14:00:00". */
type TimeOfDay = ColumnType<string, string | undefined, string>

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
}

/** Facts of the tables. */
export const hotelFacts: FactsOf<HotelTables> = {
  hotel_areas: reference,
  hotel_landmarks: reference,
  hotel_brands: reference,
  hotel_facilities: reference,
  hotel_themes: reference,
  hotels: place('store_id'),
  room_types: place('store_id'),
  rates: place('room_type_id'),
  room_nights: place('room_type_id'),
  rate_nights: place('rate_id'),
  hotel_rooms: place('room_type_id'),
  night_holds: { ...place('room_type_id'), erasing: 'keep', isExported: false },
}
