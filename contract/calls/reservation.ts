import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Amount, Day, Id, IdempotencyKey, Instant, lines, pageOf, paging, text, UtcOffset } from '../entities/common'
import { OrderId, QuoteId, WaitlistEntryId } from '../entities/ids'
import { OrderDetail } from '../entities/order'
import {
  BookedTable,
  DepositKind,
  Meal,
  Party,
  ReservationContact,
  ReservationLine,
  RestaurantRef,
  Seating,
  TableDay,
  TableDeposit,
  TableOffer,
} from '../entities/reservation'
import { limits } from '../limits'

const options = {
  restaurant: RestaurantRef,
  utcOffset: UtcOffset,
  /** The largest party that books online; larger ones call. */
  partyMost: z.int(),
  days: z.array(TableDay),
  date: Day,
  meals: z.array(Meal),
  seatings: z.array(Seating),
  deposit: z.nullable(TableDeposit),
  holdMinutes: z.int(),
  lateMinutes: z.int(),
  takesQueue: z.boolean(),
}

/**
 * Bookable days and times at a restaurant; the times are those of one day, by default the first with a free table
 * (product text §2, shopding).
 */
export const reservationOptions = defineCall({
  name: 'reservation.options',
  summary: 'The days and times with a free table',
  who: 'anyone',
  request: z.object({ storeId: Id, party: z._default(Party, 2), date: z.optional(Day) }),
  response: z.object(options),
  failures: ['storeNotFound', 'tablesNotOffered', 'tableDateInvalid'],
})

/**
 * Restaurants around the caller's place with tables for a party near a time of a day, nearest first; by default at the next
 * usual time. `today` and the defaults follow the clock of the nearest restaurant.
 */
export const reservationSearch = defineCall({
  name: 'reservation.search',
  summary: 'Restaurants with a free table near a time',
  who: 'anyone',
  request: z.object({
    party: z._default(Party, 2),
    date: z.optional(Day),
    /** The wished time of the day, in minutes. */
    minute: z.optional(z.int().check(z.gte(0), z.lt(24 * 60))),
    ...paging,
  }),
  response: z.extend(pageOf(TableOffer), { today: Day, date: Day, minute: z.int() }),
  failures: ['tableDateInvalid'],
})

/**
 * Available changes of a booked table, which counts as free itself; by default for its own party size on its own day.
 */
export const reservationChangeOptions = defineCall({
  name: 'reservation.changeOptions',
  summary: 'The days and times for a change of a table',
  who: 'customer',
  request: z.object({ orderId: OrderId, party: z.optional(Party), date: z.optional(Day) }),
  response: z.object({ ...options, booked: BookedTable }),
  failures: ['orderNotFound', 'storeNotFound', 'tablesNotOffered', 'tableDateInvalid'],
})

const choice = { storeId: Id, party: Party, at: Instant, seatingId: Id }
/** Failures of booking a table. */
const refusals = [
  'storeNotFound',
  'tablesNotOffered',
  'partyTooLarge',
  'tableSlotPast',
  'tableSlotUnavailable',
  'tableTaken',
  'alreadyBooked',
] as const

/** Quotes a table: its deposit, the deadlines and the agreement. With a waitlist's offer, the held table. */
export const reservationConfirm = defineCall({
  name: 'reservation.confirm',
  summary: 'Quote a table',
  who: 'customer',
  request: z.object({ ...choice, waitlistId: z.optional(WaitlistEntryId) }),
  response: z.object({
    id: Id,
    restaurant: RestaurantRef,
    at: Instant,
    utcOffset: UtcOffset,
    party: z.int(),
    seating: Seating,
    deposit: Amount,
    depositKind: DepositKind,
    freeUntil: Instant,
    heldUntil: Instant,
    byHand: z.boolean(),
    expiresAt: Instant,
  }),
  failures: [...refusals, 'waitlistEntryNotFound', 'waitlistOver'],
})

/** Books the table of a quote. With a deposit it is kept while that is paid; without one it is booked at once. */
export const reservationSubmit = defineCall({
  name: 'reservation.submit',
  summary: 'Book the table of a quote',
  who: 'customer',
  request: z.object({
    quoteId: QuoteId,
    contact: ReservationContact,
    note: z._default(lines(limits.tableNoteLength), ''),
    /** Consent to the in-store service agreement. */
    agreed: z._default(z.boolean(), false),
    idempotencyKey: IdempotencyKey,
  }),
  response: z.object({ orderId: Id, total: Amount, payBefore: Instant }),
  failures: [
    'storeClosed',
    ...refusals,
    'quoteNotFound',
    'quoteExpired',
    'quoteChanged',
    'serviceAgreementRequired',
    'waitlistOver',
    'tooManyUnpaidOrders',
    'tooManyUnpaidItems',
    'soldOut',
  ],
})

/** The caller's reservations of all kinds, newest first: stays, tables, numbers in queues (product text §2). */
export const reservationList = defineCall({
  name: 'reservation.list',
  summary: 'The caller’s reservations',
  who: 'customer',
  request: z.object({
    ...paging,
    tab: z._default(z.enum(['all', 'upcoming', 'past']), 'all'),
    kind: z.optional(text(40, 1)),
  }),
  response: pageOf(ReservationLine),
  failures: [],
})

/** A reservation that is an order, such as a table. */
export const reservationDetail = defineCall({
  name: 'reservation.detail',
  summary: 'One reservation',
  who: 'customer',
  request: z.object({ orderId: OrderId }),
  response: OrderDetail,
  failures: ['orderNotFound'],
})

/**
 * Cancels a table. `kept` is the retained amount that the caller saw; when a deadline has passed since, it is refused
 * with the new sums.
 */
export const reservationCancel = defineCall({
  name: 'reservation.cancel',
  summary: 'Cancel a table',
  who: 'customer',
  request: z.object({ orderId: OrderId, reason: text(100, 1), kept: Amount, idempotencyKey: IdempotencyKey }),
  response: OrderDetail,
  failures: ['orderNotFound', 'orderStateChanged', 'cancelTermsChanged'],
})

/** Moves a confirmed table to another time, party or seating, at the same deposit: the new table is taken before the old one is given up. */
export const reservationChange = defineCall({
  name: 'reservation.change',
  summary: 'Change a table',
  who: 'customer',
  request: z.object({ orderId: OrderId, party: Party, at: Instant, seatingId: Id, idempotencyKey: IdempotencyKey }),
  response: OrderDetail,
  failures: ['orderNotFound', 'orderStateChanged', 'changeTooLate', 'depositDiffers', ...refusals],
})

/** Says once that the party is late: the table is kept longer, if the next party allows. */
export const reservationLate = defineCall({
  name: 'reservation.late',
  summary: 'Announce a late arrival at a restaurant',
  who: 'customer',
  request: z.object({ orderId: OrderId, idempotencyKey: IdempotencyKey }),
  response: OrderDetail,
  failures: ['orderNotFound', 'orderStateChanged', 'lateAlreadyTold', 'lateNotPossible'],
})
