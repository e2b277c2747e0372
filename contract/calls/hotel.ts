import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Id, IdempotencyKey, Instant, lines, pageOf, paging, Position, ruled, text } from '../entities/common'
import {
  ClockTime,
  FromPrice,
  HotelDetail,
  party,
  PlainDate,
  RoomOffer,
  StayAsk,
  StayKind,
  stayDates,
} from '../entities/hotel'
import { CouponId, GuestId, OrderId, QuoteId, WaitlistEntryId } from '../entities/ids'
import { ContactTitle, StayDetail, StayQuote, StaySummary } from '../entities/stay-order'
import { limits } from '../limits'
import { phone } from '../rules/phone'
import { cleanPhone } from '../rules/typed'
import { stayRequestKeys } from '../stay-requests'

/** Failures caused by the dates and guests of a stay. */
export const stayFailures = [
  'stayDayUnknown',
  'stayDatesWrong',
  'stayInPast',
  'stayTooFar',
  'stayTooLong',
  'adultsRequired',
  'tooManyRooms',
] as const

/** Failures caused by the rate of a stay. */
export const rateFailures = [
  'rateNotFound',
  'nightFull',
  'tooManyGuests',
  'tooManyAdults',
  'stayTooShort',
  'closedToArrival',
  'closedToDeparture',
  'advanceRequired',
  'hourTaken',
  'hourUnknown',
  'dayFull',
  'tooManyExtraBeds',
  'tooManyStaysAtHotel',
] as const

/** A hotel's page; with dates it includes the lowest price for them and the guests. */
export const hotelDetail = defineCall({
  name: 'hotel.detail',
  summary: 'A hotel',
  who: 'anyone',
  request: z.object({ hotelId: Id, ...StayAsk.shape, near: z.optional(Position) }),
  response: HotelDetail,
  failures: ['storeNotFound', ...stayFailures],
})

/** The rooms of a hotel with their rates for a stay; `kind` hourly answers those by the hour of the day `checkIn`. */
export const hotelRooms = defineCall({
  name: 'hotel.rooms',
  summary: 'The rooms and rates of a hotel for a stay',
  who: 'anyone',
  request: z.object({ hotelId: Id, ...StayAsk.shape, kind: z._default(StayKind, 'hotel') }),
  /**
   * The dates and guests are those that the answer holds for; by the hour `checkOut` is the same day. `nearest`: days of arrival
   * with something free, if nothing is.
   */
  response: z.object({
    checkIn: PlainDate,
    checkOut: PlainDate,
    nights: z.int(),
    /** Today by the hotel's clock; `isLastNight` says that `checkIn` is the night that began yesterday. */
    today: PlainDate,
    isLastNight: z.boolean(),
    items: z.array(RoomOffer),
    from: z.nullable(FromPrice),
    nearest: z.array(PlainDate),
  }),
  failures: ['storeNotFound', ...stayFailures],
})

/** Quotes a stay at a rate; without `couponIds` under the coupons by which least is paid. */
export const hotelConfirm = defineCall({
  name: 'hotel.confirm',
  summary: 'Quote a stay',
  who: 'customer',
  request: z.object({
    rateId: Id,
    ...stayDates,
    ...party,
    extraBeds: z._default(z.int().check(z.gte(0), z.lte(20)), 0),
    /** Start time of a rate by the hour; the first free one by default. Its `checkOut` is ignored. */
    startAt: z.optional(ClockTime),
    couponIds: z.optional(z.array(CouponId).check(z.maxLength(3))),
    /** The place in a line for which the nights are held. */
    waitlistId: z.optional(WaitlistEntryId),
  }),
  response: StayQuote,
  failures: [
    ...stayFailures,
    ...rateFailures,
    'couponNotFound',
    'couponUnavailable',
    'waitlistEntryNotFound',
    'waitlistOver',
  ],
})

/**
 * Books the stay of a quote: reprices it and reserves all of its nights or none. A stay paid at the hotel alone is
 * booked at once; any other holds its rooms until `payBefore`.
 */
export const hotelSubmit = defineCall({
  name: 'hotel.submit',
  summary: 'Book a stay',
  who: 'customer',
  request: z.object({
    quoteId: QuoteId,
    /** Guests by room, each a name or an entry of the guest book. */
    guests: z
      .array(z.object({ name: z._default(text(limits.guestNameMax), ''), guestId: z.optional(GuestId) }))
      .check(z.maxLength(limits.stayRooms)),
    contact: z.object({ name: text(limits.nameMax, 1), gender: ContactTitle, phone: ruled(phone, cleanPhone) }),
    /** One of the times of arrival of the quote. */
    arrivalAt: z._default(z.nullable(Instant), null),
    wishes: z._default(lines(limits.stayWishesLength), ''),
    requests: z._default(z.array(z.enum(stayRequestKeys)).check(z.maxLength(stayRequestKeys.length)), []),
    /** Consent to the in-store service agreement. */
    agreed: z._default(z.boolean(), false),
    idempotencyKey: IdempotencyKey,
  }),
  /** `payBefore` is null when nothing is paid now. */
  response: z.object({ orderId: Id, total: Amount, payBefore: z.nullable(Instant) }),
  failures: [
    'storeClosed',
    'quoteNotFound',
    'quoteExpired',
    'quoteChanged',
    'guestNotFound',
    'guestNamesRequired',
    'arrivalUnknown',
    'serviceAgreementRequired',
    'couponUnavailable',
    'tooManyUnpaidOrders',
    'tooManyUnpaidItems',
    'soldOut',
    'waitlistOver',
    ...stayFailures,
    ...rateFailures,
  ],
})

/** A part of a stay: some of its rooms, by number from 1, for some of its nights; without either all that is left. */
const stayPart = {
  rooms: z.optional(z.array(z.int().check(z.gte(1), z.lte(99))).check(z.minLength(1), z.maxLength(limits.stayRooms))),
  nights: z.optional(z.array(PlainDate).check(z.minLength(1), z.maxLength(limits.stayNights))),
}

/** Refund for cancelling a stay, or some of its rooms or nights, at this moment. */
export const hotelCancelQuote = defineCall({
  name: 'hotel.cancelQuote',
  summary: 'Quote the refund of cancelling a stay',
  who: 'customer',
  request: z.object({ orderId: OrderId, ...stayPart }),
  /** `until` is when this changes; null when it does not. */
  response: z.object({ kept: Amount, back: Amount, until: z.nullable(Instant), isAll: z.boolean() }),
  failures: ['orderNotFound', 'orderStateChanged', 'stayPartUnknown'],
})

/**
 * Cancels a stay, or some of its rooms or nights, for the refund `back`: refused with the new figure when a deadline
 * has passed meanwhile. Cancelled nights return to sale.
 */
export const hotelCancel = defineCall({
  name: 'hotel.cancel',
  summary: 'Cancel a stay or a part of it',
  who: 'customer',
  request: z.object({
    orderId: OrderId,
    ...stayPart,
    back: Amount,
    reason: text(100, 1),
    idempotencyKey: IdempotencyKey,
  }),
  response: StayDetail,
  failures: ['orderNotFound', 'orderStateChanged', 'stayPartUnknown', 'refundChanged'],
})

/** The caller's stays, newest first. */
export const hotelOrders = defineCall({
  name: 'hotel.orders',
  summary: 'The caller’s stays',
  who: 'customer',
  request: z.object({
    ...paging,
    tab: z._default(z.enum(['all', 'toPay', 'inProgress', 'toReview', 'completed', 'cancelled']), 'all'),
  }),
  response: pageOf(StaySummary),
  failures: [],
})

/** One stay of the caller. */
export const hotelOrderDetail = defineCall({
  name: 'hotel.orderDetail',
  summary: 'One stay',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: StayDetail,
  failures: ['orderNotFound'],
})
