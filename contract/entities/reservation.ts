import * as z from 'zod/mini'
import { limits } from '../limits'
import { phone } from '../rules/phone'
import { depositKinds, queueNumber, table } from '../states/table'
import { Amount, Day, Id, Instant, Picture, ruled, text, UtcOffset } from './common'
import { PlainDate } from './hotel'
import { orderDetail, orderHead, StoreRef } from './order-head'
import { cleanPhone } from '../rules/typed'

/** The number of guests. */
export const Party = z.int().check(z.gte(1), z.lte(limits.tablePartyMax))

/** Contact of a reservation (product text §3). */
export const ReservationContact = z.object({
  title: z.enum(['mr', 'miss']),
  name: text(limits.nameMax, 1),
  phone: ruled(phone, cleanPhone),
})
export type ReservationContact = z.output<typeof ReservationContact>

export const DepositKind = z.enum(depositKinds)
export const TableState = z.enum(table.states)
export const NumberState = z.enum(queueNumber.states)

/** A restaurant as its reservations show it. `hours` is today, such as "11:00–02:00". */
export const RestaurantRef = z.extend(StoreRef, {
  rating: z.number(),
  phone: z.string(),
  address: z.string(),
  hours: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type RestaurantRef = z.output<typeof RestaurantRef>

/** Seating areas. */
export const SeatingKind = z.enum(['hall', 'booth', 'private', 'terrace', 'bar'])
export type SeatingKind = z.output<typeof SeatingKind>
export const Seating = z.object({
  id: Id,
  kind: SeatingKind,
  name: z.string(),
  note: z.string(),
  minimumSpend: Amount,
  /** The smallest and the largest party that its tables take. */
  least: z.int(),
  most: z.int(),
})
export type Seating = z.output<typeof Seating>

/** `few`: at most a quarter of the day's slots are free. */
export const DayState = z.enum(['open', 'few', 'full', 'closed'])
export const TableDay = z.object({ date: Day, state: DayState, holiday: z.nullable(z.string()) })
export type TableDay = z.output<typeof TableDay>

/** A time to come at; `seatings` are those with a free table for the party. */
export const TableSlot = z.object({
  at: Instant,
  /** By the restaurant's clock. */
  time: z.string(),
  state: z.enum(['free', 'waitlist', 'full']),
  seatings: z.array(Id),
})
export type TableSlot = z.output<typeof TableSlot>

export const Meal = z.object({
  kind: z.enum(['lunch', 'dinner', 'allDay']),
  from: z.string(),
  until: z.string(),
  slots: z.array(TableSlot),
})
export type Meal = z.output<typeof Meal>

/**
 * A restaurant in a search for tables. `times` are the free ones nearest to the wish, in order; `full` when there are none near
 * it, `closed` on a day without times, `tooLarge` for a party that no table takes.
 */
export const TableOffer = z.object({
  id: Id,
  name: z.string(),
  logo: Picture,
  rating: z.number(),
  address: z.string(),
  /** Metres from the place of the request. */
  distance: z.int(),
  /** The deposit of a booking; 0 for none. */
  deposit: Amount,
  state: z.enum(['free', 'full', 'closed', 'tooLarge']),
  times: z.array(z.object({ at: Instant, time: z.string() })),
})
export type TableOffer = z.output<typeof TableOffer>

/** A deposit and its treatment; it is refundable until `freeMinutes` before the table's time. */
export const TableDeposit = z.object({ amount: Amount, kind: DepositKind, freeMinutes: z.int() })
export type TableDeposit = z.output<typeof TableDeposit>

/** Fields of a table booking beyond those of its order. */
const booking = {
  at: Instant,
  /** The restaurant's offset at that time. */
  visitOffset: UtcOffset,
  party: z.int(),
  seating: z.string(),
}

/** Current booking, for a change of it. */
export const BookedTable = z.object({ ...booking, seatingId: Id })
export type BookedTable = z.output<typeof BookedTable>

/** A booked table as the list of orders shows it. */
export const TableSummary = z.object({ ...orderHead, kind: z.literal('table'), store: StoreRef, ...booking })
export type TableSummary = z.output<typeof TableSummary>

/** A booked table in full. Table names appear once the party is seated. */
export const TableDetail = z.object({
  ...orderHead,
  ...orderDetail,
  kind: z.literal('table'),
  store: StoreRef,
  ...booking,
  restaurant: RestaurantRef,
  seatingId: Id,
  minimumSpend: Amount,
  depositKind: DepositKind,
  contact: z.object({ title: z.enum(['mr', 'miss']), name: z.string(), maskedPhone: z.string() }),
  note: z.string(),
  /** The table is kept until then. */
  heldUntil: Instant,
  /** Time at which the party announced a late arrival. */
  lateAt: z.nullable(Instant),
  canBeLate: z.boolean(),
  /** Deadline of the restaurant's confirmation; null unless it is pending. */
  answerBefore: z.nullable(Instant),
  /**
   * Retained and refunded amounts of cancelling now, and the end of free cancellation; null when it cannot be
   * cancelled.
   */
  cancelling: z.nullable(z.object({ freeUntil: Instant, kept: Amount, back: Amount })),
  canChange: z.boolean(),
  tables: z.array(z.string()),
})
export type TableDetail = z.output<typeof TableDetail>

/** Booked tables as a kind of orders. */
export const tableOrders = { machine: table, summary: TableSummary, detail: TableDetail }

/** Tables of one size with the length of their queue; `minutes` is an estimate. */
export const QueueSize = z.object({
  key: z.string(),
  name: z.string(),
  least: z.int(),
  most: z.int(),
  calling: z.nullable(z.string()),
  waiting: z.int(),
  minutes: z.int(),
})
export type QueueSize = z.output<typeof QueueSize>

/** A customer's number. */
export const QueueNumber = z.object({
  id: Id,
  number: z.string(),
  size: z.string(),
  party: z.int(),
  state: NumberState,
  takenAt: Instant,
  ahead: z.int(),
  minutes: z.int(),
  /** Time at which it is passed unless its party comes; null unless it is called. */
  comeBefore: z.nullable(Instant),
  canReturn: z.boolean(),
  remind: z.boolean(),
  /** The numbers before it, in the order of the calls; `done` and `calling` come first. */
  line: z.array(z.object({ number: z.string(), state: z.enum(['done', 'calling', 'waiting', 'mine']) })),
})
export type QueueNumber = z.output<typeof QueueNumber>

/** A restaurant's queue and the caller's last number of the day. */
export const QueueBoard = z.object({
  store: RestaurantRef,
  utcOffset: UtcOffset,
  isOpen: z.boolean(),
  sizes: z.array(QueueSize),
  mine: z.nullable(QueueNumber),
  updatedAt: Instant,
})
export type QueueBoard = z.output<typeof QueueBoard>

/** A waitlist entry, with the offer that it holds. */
export const WaitlistEntry = z.object({
  id: Id,
  kind: z.string(),
  store: StoreRef,
  from: Instant,
  until: Instant,
  utcOffset: UtcOffset,
  party: z.int(),
  /** Number of entries before it. */
  ahead: z.int(),
  /** The stay that is waited for; null for a table. */
  stay: z.nullable(
    z.object({
      rateId: Id,
      roomName: z.string(),
      checkIn: PlainDate,
      checkOut: PlainDate,
      rooms: z.int(),
      adults: z.int(),
      childAges: z.array(z.int()),
    }),
  ),
  /** Offer held for the first entry; `itemId` identifies what it books, such as a seating. */
  offer: z.nullable(z.object({ at: Instant, itemId: Id, name: z.string(), heldUntil: Instant })),
})
export type WaitlistEntry = z.output<typeof WaitlistEntry>

/** A line of "my reservations"; `kind` says what `id` is of: an order, or a number in a queue. */
export const ReservationLine = z.object({
  id: Id,
  kind: z.string(),
  store: StoreRef,
  picture: Picture,
  state: z.string(),
  isOpen: z.boolean(),
  /** Time of the reservation, and the end of a stay. */
  at: Instant,
  until: z.nullable(Instant),
  utcOffset: UtcOffset,
  /** Such as "4 guests · Booth", in the caller's language. */
  note: z.string(),
  /** The number in a queue. */
  number: z.nullable(z.string()),
  total: Amount,
})
export type ReservationLine = z.output<typeof ReservationLine>

/** A table of a restaurant by its name, which is its own within the restaurant. */
export const OwnTable = z.object({
  name: text(10, 1),
  seating: SeatingKind,
  least: Party,
  most: Party,
})
export type OwnTable = z.output<typeof OwnTable>

/** First and last bookable time of a meal on a weekday; past midnight beyond 24 hours. */
export const TableHours = z.object({
  /** 0 is Sunday. */
  weekday: z.int().check(z.gte(0), z.lte(6)),
  /** A meal comes once a day. */
  meal: z.enum(['lunch', 'dinner', 'allDay']),
  /** Minutes from midnight. */
  first: z.int().check(z.gte(0), z.lt(1440)),
  last: z.int().check(z.gte(0), z.lte(2880)),
})
export type TableHours = z.output<typeof TableHours>

/** Tables that may be joined for one party. */
export const TableSet = z.object({
  tables: z.array(text(10, 1)).check(z.minLength(2), z.maxLength(6)),
  least: Party,
  most: Party,
})
export type TableSet = z.output<typeof TableSet>

/** Hours of a plain date that differ from its weekday's: those of another weekday, or none. */
export const TableException = z.object({
  day: Day,
  /** 0 is Sunday; null is closed. */
  asWeekday: z.nullable(z.int().check(z.gte(0), z.lte(6))),
})
export type TableException = z.output<typeof TableException>

/** Parties of a line of the queue, and the minutes that each of them takes on average. */
export const OwnQueueSize = z.object({
  least: Party,
  most: Party,
  minutesEach: z.int().check(z.gte(1), z.lte(120)),
})
export type OwnQueueSize = z.output<typeof OwnQueueSize>

/** Booking rules of a restaurant. Caps are per quarter of an hour; null is without. */
export const TableRules = z.object({
  byHand: z.boolean(),
  slotMinutes: z.union([z.literal(15), z.literal(30)]),
  turnoverMinutes: z.int().check(z.gte(30), z.lte(360)),
  partyMost: Party,
  leadMinutes: z.int().check(z.gte(0), z.lte(7 * 1440)),
  partiesPerQuarter: z.nullable(z.int().check(z.gte(1), z.lte(100))),
  coversPerQuarter: z.nullable(z.int().check(z.gte(1), z.lte(500))),
  deposit: z.int().check(z.gte(0), z.lte(1000_00)),
  depositKind: DepositKind,
  freeMinutes: z.int().check(z.gte(0), z.lte(7 * 1440)),
})
export type TableRules = z.output<typeof TableRules>

/** A booking as its restaurant sees it. */
export const TableBooking = z.object({
  id: Id,
  number: z.string(),
  state: TableState,
  at: Instant,
  party: z.int(),
  seating: z.string(),
  tables: z.array(z.string()),
  customer: z.object({
    title: z.enum(['mr', 'miss']),
    name: z.string(),
    maskedPhone: z.string(),
    /** Null once it is over. */
    phone: z.nullable(z.string()),
  }),
  note: z.string(),
  heldUntil: Instant,
  lateAt: z.nullable(Instant),
  deposit: Amount,
  depositKind: DepositKind,
  answerBefore: z.nullable(Instant),
})
export type TableBooking = z.output<typeof TableBooking>

/** A number as its restaurant sees it. */
export const CalledNumber = z.object({
  id: Id,
  number: z.string(),
  size: z.string(),
  party: z.int(),
  state: NumberState,
  takenAt: Instant,
  comeBefore: z.nullable(Instant),
})
export type CalledNumber = z.output<typeof CalledNumber>
