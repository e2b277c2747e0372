import * as z from 'zod/mini'
import { defineCall } from '../call'
import { ClaimableCoupon, OfferState } from '../entities/coupon'
import { Amount, Empty, Id, pageOf, paging, Picture, Position, text } from '../entities/common'
import { AreaCode, City } from '../entities/address'
import {
  CalendarDay,
  FilterOption,
  HotelComment,
  HotelFilter,
  HotelScores,
  HotelSort,
  HotelSummary,
  party,
  PlainDate,
  StayAsk,
  StayKind,
} from '../entities/hotel'
import { commentSorts } from '../comment-sorts'
import { limits } from '../limits'
import { stayFailures } from './hotel'

/** The front of hotels: themes, and some specials for tonight. */
export const hotelHome = defineCall({
  name: 'hotel.home',
  summary: 'The home page of hotels',
  who: 'anyone',
  request: z.object({ cityCode: z.optional(AreaCode), near: z.optional(Position) }),
  response: z.object({
    /** Today by the clock of the city; `lastNight` is a date until 06:00. */
    today: PlainDate,
    lastNight: z.nullable(PlainDate),
    city: z.object({ code: z.string(), name: z.string() }),
    picture: Picture,
    themes: z.array(z.object({ key: z.string(), name: z.string(), picture: Picture })),
    specials: z.array(HotelSummary),
    aheadDays: z.int(),
    mostNights: z.int(),
  }),
  failures: [],
})

/** Hotels of a place for dates and guests, by filters; at most 60 with `bounds`, for a map. */
export const hotelSearch = defineCall({
  name: 'hotel.search',
  summary: 'Search hotels',
  who: 'anyone',
  request: z.object({
    ...paging,
    ...StayAsk.shape,
    ...HotelFilter.shape,
    sort: z._default(HotelSort, 'recommended'),
  }),
  response: z.extend(pageOf(HotelSummary), { /** At most `limits.hotelsListed`. */ total: z.int() }),
  failures: [...stayFailures],
})

const hotelCity = z.pick(City, { code: true, name: true, alias: true, letter: true })

/** The cities that have hotels, and the one of the hotel nearest to the caller; null without hotels. */
export const hotelCities = defineCall({
  name: 'hotel.cities',
  summary: 'The cities with hotels',
  who: 'anyone',
  request: Empty,
  response: z.object({ current: z.nullable(hotelCity), items: z.array(hotelCity) }),
  failures: [],
})

/** Areas, landmarks, brands and names of hotels that match what is typed; without it the popular ones. */
export const hotelSuggest = defineCall({
  name: 'hotel.suggest',
  summary: 'Suggest areas, landmarks, brands and hotels',
  who: 'anyone',
  request: z.object({ cityCode: z.optional(AreaCode), keyword: z._default(text(limits.keywordMax), '') }),
  response: z.object({
    items: z.array(
      z.object({
        kind: z.enum(['area', 'landmark', 'brand', 'hotel']),
        /** The key of an area, landmark or brand, or the id of a hotel. */
        key: z.string(),
        name: z.string(),
        note: z.string(),
        count: z.int(),
      }),
    ),
    /** The typed text with its spelling corrected; null where it is right. */
    meant: z.nullable(z.string()),
  }),
  failures: [],
})

/**
 * The choices of the filters for a search, its number of stays, and for an empty result the most restrictive filters.
 */
export const hotelFilters = defineCall({
  name: 'hotel.filters',
  summary: 'The filters of a search and how many hotels match',
  who: 'anyone',
  request: z.object({ ...StayAsk.shape, ...HotelFilter.shape }),
  response: z.object({
    count: z.int(),
    /** Histogram of `limits.hotelsListed` stays at most by nightly price: 24 steps from 0 to `priceMost`; empty with fewer than 10 stays. */
    bars: z.array(z.int()),
    priceMost: Amount,
    stars: z.array(FilterOption),
    brands: z.array(FilterOption),
    facilities: z.array(FilterOption),
    areas: z.array(FilterOption),
    landmarks: z.array(FilterOption),
    /** The field of the filter that excludes most, when nothing matches. */
    strictest: z.nullable(z.object({ field: z.string(), name: z.string() })),
  }),
  failures: [...stayFailures],
})

/** The lowest price of one night by day, of a hotel, a room type or a city. */
export const hotelCalendar = defineCall({
  name: 'hotel.calendar',
  summary: 'The lowest price by day',
  who: 'anyone',
  request: z.object({
    hotelId: z.optional(Id),
    cityCode: z.optional(AreaCode),
    kind: z._default(StayKind, 'hotel'),
    /** The first month, such as "2026-02", and how many. */
    month: z.string().check(z.regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/)),
    months: z._default(z.int().check(z.gte(1), z.lte(3)), 2),
    ...party,
  }),
  response: z.object({
    today: PlainDate,
    lastNight: z.nullable(PlainDate),
    /** The last day that can be one of departure. */
    lastDay: PlainDate,
    mostNights: z.int(),
    days: z.array(CalendarDay),
    /** The public holidays of each month in words. */
    holidays: z.array(z.object({ month: z.string(), text: z.string() })),
  }),
  failures: ['storeNotFound', ...stayFailures],
})

/** Hotels with rates that are reduced for some nights. */
export const hotelSpecials = defineCall({
  name: 'hotel.specials',
  summary: 'Hotels with specials',
  who: 'anyone',
  request: z.object({ ...paging, ...StayAsk.shape, cityCode: z.optional(AreaCode) }),
  response: pageOf(HotelSummary),
  failures: [...stayFailures],
})

/** The coupons for stays that can be received, of the platform or of a hotel. */
export const hotelCoupons = defineCall({
  name: 'hotel.coupons',
  summary: 'Coupons for stays',
  who: 'anyone',
  request: z.object({ hotelId: z.optional(Id) }),
  response: z.object({ items: z.array(z.extend(ClaimableCoupon, { state: OfferState })) }),
  failures: ['storeNotFound'],
})

/** The reviews of a hotel, with the averages of all. */
export const hotelComments = defineCall({
  name: 'hotel.comments',
  summary: 'The reviews of a hotel',
  who: 'anyone',
  request: z.object({
    ...paging,
    hotelId: Id,
    filter: z._default(
      z.enum(['all', 'pictures', 'good', 'negative', 'business', 'couple', 'family', 'friends', 'solo']),
      'all',
    ),
    sort: z._default(z.enum(commentSorts), 'newest'),
    /** Only those that say all words of it. */
    keyword: z.optional(text(limits.keywordMax, 1)),
  }),
  response: z.extend(pageOf(HotelComment), {
    scores: HotelScores,
    counts: z.record(z.string(), z.int()),
  }),
  failures: ['storeNotFound'],
})

/** Hotels near another one that are like it, with their lowest prices for the dates; only those with something free. */
export const hotelSimilar = defineCall({
  name: 'hotel.similar',
  summary: 'Hotels like another one',
  who: 'anyone',
  request: z.object({ hotelId: Id, ...StayAsk.shape }),
  response: z.object({ items: z.array(HotelSummary) }),
  failures: ['storeNotFound', ...stayFailures],
})
