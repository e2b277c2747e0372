import * as z from 'zod/mini'
import { limits } from '../limits'
import { stayWays } from '../states/stay'
import { AreaCode } from './address'
import { Amount, Id, Instant, Picture, Position, text, UtcOffset } from './common'
import { Stars } from './review'

/** A plain date of the hotel, such as "2026-02-20". One that no calendar has is refused by name. */
export const PlainDate = z.string().check(z.regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/))

/** A time by the hotel's clock, such as "14:00". */
export const ClockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

/** Type of search: hotels, homestays, or rooms by the hour. */
export const StayKind = z.enum(['hotel', 'homestay', 'hourly'])
export type StayKind = z.output<typeof StayKind>

/** Payment type of a rate: now, at the hotel, or now for some hours of one day. */
export const StayWay = z.enum(stayWays)
export type StayWay = z.output<typeof StayWay>

/** Party over all rooms; numbers that no hotel takes are refused by name. */
export const party = {
  rooms: z._default(z.int().check(z.gte(0), z.lte(99)), 1),
  adults: z._default(z.int().check(z.gte(0), z.lte(999)), 2),
  /** The age of each child in years. */
  childAges: z._default(z.array(z.int().check(z.gte(0), z.lte(17))).check(z.maxLength(limits.stayChildren)), []),
}

/** The nights of a stay: from the day of arrival to the day of departure, which is no night. */
export const stayDates = { checkIn: PlainDate, checkOut: PlainDate }

/** Dates and guests of a search. Without dates tonight, by the clock of each hotel. */
export const StayAsk = z.object({ ...z.partial(z.object(stayDates)).shape, ...party })
export type StayAsk = z.output<typeof StayAsk>

/** Filters of a hotel list, all optional, combined by "and". */
export const HotelFilter = z.object({
  kind: z._default(StayKind, 'hotel'),
  cityCode: z.optional(AreaCode),
  areaKey: z.optional(text(40, 1)),
  landmarkKey: z.optional(text(40, 1)),
  theme: z.optional(text(40, 1)),
  keyword: z.optional(text(limits.keywordMax)),
  /** Of a night, in the smallest unit; no upper limit without `priceTo`. */
  priceFrom: z.optional(Amount),
  priceTo: z.optional(Amount),
  /** Stars from 2, which is two or less, to 5. */
  stars: z._default(z.array(z.int().check(z.gte(2), z.lte(5))).check(z.maxLength(4)), []),
  brandKeys: z._default(z.array(text(40, 1)).check(z.maxLength(50)), []),
  facilityKeys: z._default(z.array(text(40, 1)).check(z.maxLength(50)), []),
  /** The least score, such as 4.5. */
  score: z.optional(z.number().check(z.gte(0), z.lte(5))),
  breakfast: z._default(z.boolean(), false),
  freeCancel: z._default(z.boolean(), false),
  memberPrice: z._default(z.boolean(), false),
  payAtHotel: z._default(z.boolean(), false),
  /** The part of the map that is shown. */
  bounds: z.optional(z.object({ southWest: Position, northEast: Position })),
  /** The position of the searcher; without a city, that of the nearest hotel is searched. */
  near: z.optional(Position),
})
export type HotelFilter = z.output<typeof HotelFilter>

/** `distance` is to the landmark, else to the caller's position. */
export const HotelSort = z.enum(['recommended', 'price', 'priceDown', 'score', 'distance'])
export type HotelSort = z.output<typeof HotelSort>

/**
 * The cheapest that can be bought for the dates, guests and filters, taxes and fees included: the same in lists, on the map and
 * on the hotel's page.
 */
export const FromPrice = z.object({
  /** Of a room and night on average, rounded up to the smallest unit. */
  price: Amount,
  /** The same before it was reduced; null when it is not. */
  original: z.nullable(Amount),
  /** Price per night for members; null where it is not lower. */
  memberPrice: z.nullable(Amount),
  /** Of all rooms and nights. */
  total: Amount,
  /** Number of rooms left at this price, where they are few. */
  left: z.nullable(z.int()),
  /**
   * Price per night after the best coupons that the caller has or can claim, as the check-out takes them; absent where there are none.
   * Lists are ordered by `price`.
   */
  afterCoupons: z.optional(
    z.object({
      price: Amount,
      /** Whether coupons that the caller does not have yet are among them. */
      isToClaim: z.boolean(),
    }),
  ),
})
export type FromPrice = z.output<typeof FromPrice>

export const HotelTag = z.object({
  kind: z.enum(['freeCancel', 'member', 'breakfast', 'payAtHotel', 'left', 'facility', 'special']),
  text: z.string(),
})
export type HotelTag = z.output<typeof HotelTag>

/** A hotel in lists and on the map. */
export const HotelSummary = z.object({
  id: Id,
  kind: z.enum(['hotel', 'homestay']),
  name: z.string(),
  picture: Picture,
  stars: z.int(),
  /** One decimal; null with fewer than five reviews. */
  score: z.nullable(z.number()),
  reviewCount: z.int(),
  area: z.string(),
  /** "650 m from Bay Park", or another location text; empty without one. */
  where: z.string(),
  /** Metres to the landmark or the caller; null without either. */
  distance: z.nullable(z.int()),
  ...Position.shape,
  tags: z.array(HotelTag),
  special: z.boolean(),
  /** Null when nothing is free for the dates. */
  from: z.nullable(FromPrice),
})
export type HotelSummary = z.output<typeof HotelSummary>

/** Amenity of a hotel or a room; `icon` is the name of an icon. */
export const Facility = z.object({ key: z.string(), name: z.string(), icon: z.string(), group: z.string() })
export type Facility = z.output<typeof Facility>

/** A house rule in words. */
export const HouseRule = z.object({ key: z.string(), title: z.string(), text: z.string() })

/** The averages of a hotel's reviews, one decimal; null with fewer than five. */
export const HotelScores = z.object({
  score: z.nullable(z.number()),
  place: z.nullable(z.number()),
  cleanliness: z.nullable(z.number()),
  service: z.nullable(z.number()),
  facilities: z.nullable(z.number()),
})
export type HotelScores = z.output<typeof HotelScores>

/** A picture of a hotel with its subject. */
export const HotelPicture = z.object({
  picture: Picture,
  group: z.enum(['outside', 'lobby', 'room', 'bathroom', 'food', 'facility', 'around']),
})
export type HotelPicture = z.output<typeof HotelPicture>

/** A hotel's page. Features common to all stores (licences, favourite, report) use its id as a store. */
export const HotelDetail = z.extend(HotelSummary, {
  pictures: z.array(HotelPicture),
  brand: z.nullable(z.string()),
  openedYear: z.nullable(z.int()),
  profile: z.string(),
  address: z.string(),
  phone: z.string(),
  /** The city by whose clock it lives, such as "Shenzhen". */
  city: z.string(),
  utcOffset: UtcOffset,
  /** Today by its clock; the night before can still be booked while `lastNight` is a date. */
  today: PlainDate,
  lastNight: z.nullable(PlainDate),
  checkInFrom: ClockTime,
  checkOutBy: ClockTime,
  /** Whether a person of the hotel confirms each booking. */
  confirmsByHand: z.boolean(),
  /** Whether rooms are available by the hour. */
  hourly: z.boolean(),
  facilities: z.array(Facility),
  rules: z.array(HouseRule),
  scores: HotelScores,
  collected: z.boolean(),
  /** Booking horizon in days, and the limit of nights per stay. */
  aheadDays: z.int(),
  mostNights: z.int(),
})
export type HotelDetail = z.output<typeof HotelDetail>

/** A fact of a room, such as "28 m²". */
export const RoomFact = z.object({ icon: z.string(), text: z.string() })

/** A kind of room of a hotel. */
export const RoomType = z.object({
  id: Id,
  name: z.string(),
  pictures: z.array(Picture),
  facts: z.array(RoomFact),
  /** "28 m² · King bed · 2 guests". */
  summary: z.string(),
  /** A bed key for the room filter: king, twin, family. */
  bed: z.string(),
  guests: z.int(),
  facilities: z.array(Facility),
  /** Number of extra beds that fit, and their nightly price. */
  extraBeds: z.int(),
  extraBedPrice: Amount,
})
export type RoomType = z.output<typeof RoomType>

/** Price of a night over all rooms, with its components. */
export const NightPrice = z.object({
  night: PlainDate,
  price: Amount,
  parts: z.array(
    z.object({
      kind: z.enum(['room', 'breakfast', 'extraAdult', 'child', 'extraBed']),
      /** Rooms, breakfasts, guests or beds. */
      count: z.int(),
      amount: Amount,
    }),
  ),
  breakfasts: z.int(),
})
export type NightPrice = z.output<typeof NightPrice>

/** A step of a cancellation policy with its amounts. Of several steps the first whose `until` is not past holds. */
export const CancelStep = z.object({
  /** End of the step; null for the last, which never ends. */
  until: z.nullable(Instant),
  kind: z.enum(['free', 'firstNight', 'share', 'all']),
  /** Retained share in percent, where the step is a percentage. */
  percent: z.nullable(z.int()),
  /** Split of the paid amount: retained by the hotel, and refunded. */
  kept: Amount,
  back: Amount,
})
export type CancelStep = z.output<typeof CancelStep>

/** A rate of a room, for the dates and guests that were asked for. */
export const Rate = z.object({
  id: Id,
  /** "Breakfast for 2", "Room only", "4 hours". */
  name: z.string(),
  way: StayWay,
  /** A night for each room; 0 is a room without breakfast. */
  breakfasts: z.int(),
  /** The cancel rule for this stay, as if it were paid now. */
  cancel: z.array(CancelStep),
  /** End of free cancellation; null when cancelling is not free. */
  freeUntil: z.nullable(Instant),
  ...FromPrice.shape,
  /** Part of `total` that is paid at the hotel. */
  atHotel: Amount,
  nights: z.array(NightPrice),
  special: z.boolean(),
  /** Time until which an unpaid room is held on the day of arrival, by the hotel's clock; null for the whole night. */
  heldUntil: z.nullable(ClockTime),
  /** Whether the first night is paid now although the rest is paid at the hotel. */
  guaranteed: z.boolean(),
  /** For a rate by the hour: how long, and when one can begin. */
  hours: z.nullable(z.int()),
  starts: z.array(ClockTime),
  /** Reason why it cannot be booked, in the caller's language; null when it can be. */
  refusal: z.nullable(
    z.object({
      failure: z.enum([
        'nightFull',
        'tooManyGuests',
        'tooManyAdults',
        'stayTooShort',
        'stayTooLong',
        'closedToArrival',
        'closedToDeparture',
        'advanceRequired',
        'dayFull',
      ]),
      message: z.string(),
    }),
  ),
  /** The nights that are full. */
  fullNights: z.array(PlainDate),
})
export type Rate = z.output<typeof Rate>

/** A room with its rates: those that can be cancelled free first, each group cheapest first, what is full last. */
export const RoomOffer = z.extend(RoomType, { rates: z.array(Rate) })
export type RoomOffer = z.output<typeof RoomOffer>

/** A day of the calendar. A day that is full as a night can still be one of departure. */
export const CalendarDay = z.object({
  day: PlainDate,
  /** The lowest price of one night; null when it is full or closed to arrival. */
  price: z.nullable(Amount),
  /** Whether it is the lowest of its month. */
  lowest: z.boolean(),
  full: z.boolean(),
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
  /** Minimum nights of a stay that begins here. */
  leastNights: z.int(),
  /** A festival in the caller's language; null without one. */
  festival: z.nullable(z.string()),
  /** A public holiday, or a day off that is worked in exchange. */
  mark: z.nullable(z.enum(['holiday', 'workday'])),
})
export type CalendarDay = z.output<typeof CalendarDay>

/** One choice of the filters with how many hotels it has. */
export const FilterOption = z.object({
  key: z.string(),
  name: z.string(),
  icon: z.nullable(z.string()),
  count: z.int(),
})
export type FilterOption = z.output<typeof FilterOption>

/** Travel party in reviews of stays. */
export const Traveller = z.enum(['business', 'couple', 'family', 'friends', 'solo'])
export type Traveller = z.output<typeof Traveller>

/** The scores of a review of a stay. */
export const stayScores = { place: Stars, cleanliness: Stars, service: Stars, facilities: Stars }

/** A review of a stay, as published. */
export const HotelComment = z.object({
  id: Id,
  author: z.object({ name: z.string(), avatar: Picture }),
  anonymous: z.boolean(),
  /** The average of its scores, one decimal. */
  rating: z.number(),
  ...stayScores,
  traveller: z.nullable(Traveller),
  text: z.string(),
  pictures: z.array(Picture),
  room: z.string(),
  /** The month of the stay, such as "2026-02". */
  stayedIn: z.string(),
  reply: z.nullable(z.object({ text: z.string(), at: Instant })),
  createdAt: Instant,
})
export type HotelComment = z.output<typeof HotelComment>

/** An entry of the guest book: a guest, with the name for the hotel. */
export const GuestEntry = z.object({ id: Id, name: z.string() })
export type GuestEntry = z.output<typeof GuestEntry>
