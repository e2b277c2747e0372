import * as z from 'zod/mini'
import { stay } from '../states/stay'
import { Address } from './address'
import { Amount, Id, Instant, Picture, Position, SignedAmount, UtcOffset } from './common'
import { CancelStep, ClockTime, HotelSummary, NightPrice, PlainDate, RoomType, StayWay } from './hotel'
import { InvoiceState } from './invoice'
import { UsedOrClaimableCoupon } from './mall-order'
import { orderDetail, orderHead, OrderedItem, PriceComponent, priceParts, StoreRef } from './order-head'

/** Form of address of a stay's contact. */
export const ContactTitle = Address.shape.gender

/** Reductions of `nightPrices`, one per kind; the rest is split into the amount paid now and at the hotel. */
const Reductions = z.array(PriceComponent)

/** Room and dates of a stay, in quotes and orders. */
const stayParts = {
  roomName: z.string(),
  roomPicture: Picture,
  /** "Breakfast for 2", "Room only", "4 hours". */
  rateName: z.string(),
  way: StayWay,
  checkIn: PlainDate,
  checkOut: PlainDate,
  nights: z.int(),
  rooms: z.int(),
  adults: z.int(),
  children: z.int(),
  /** Check-in and check-out times of the rooms; of a stay by the hour, its start and end. */
  checkInAt: Instant,
  checkOutAt: Instant,
  /** Amount paid at the hotel; 0 for a prepaid stay. */
  atHotel: Amount,
}

/** The price of a stay, guaranteed until `expiresAt` unless its inputs change. */
export const StayQuote = z.object({
  id: Id,
  kind: z.literal('hotel'),
  hotel: StoreRef,
  ...stayParts,
  checkInFrom: ClockTime,
  checkOutBy: ClockTime,
  utcOffset: UtcOffset,
  /** Amount paid now. */
  ...priceParts,
  nightPrices: z.array(NightPrice),
  reductions: Reductions,
  cancel: z.array(CancelStep),
  freeUntil: z.nullable(Instant),
  /**
   * End of the cooling-off period, in which a stay can be cancelled free whatever its policy; null when arrival is too
   * near.
   */
  regretUntil: z.nullable(Instant),
  heldUntil: z.nullable(ClockTime),
  guaranteed: z.boolean(),
  confirmsByHand: z.boolean(),
  /** Member discount; 0 for others. */
  memberOff: Amount,
  /** Savings that a membership would bring; null for members and without savings. */
  memberWouldSave: z.nullable(Amount),
  coupons: z.object({ store: UsedOrClaimableCoupon, envelope: UsedOrClaimableCoupon }),
  extraBeds: z.int(),
  extraBedsMost: z.int(),
  roomsLeft: z.int(),
  /** By the hour, when it begins and when else it could. */
  startAt: z.nullable(ClockTime),
  starts: z.array(ClockTime),
  /** The times of arrival to choose from, the first of which is the earliest. */
  arrivals: z.array(Instant),
  expiresAt: Instant,
})
export type StayQuote = z.output<typeof StayQuote>

/** A stay as lists of orders show it. */
export const StaySummary = z.object({
  ...orderHead,
  kind: z.literal('hotel'),
  store: StoreRef,
  ...stayParts,
})
export type StaySummary = z.output<typeof StaySummary>

/** A room of a stay with its guest; cancelled nights are missing. */
export const StayRoom = z.object({
  room: z.int(),
  guest: z.string(),
  nights: z.array(PlainDate),
})
export type StayRoom = z.output<typeof StayRoom>

/** Cancelled part of a stay. */
export const StayPartBack = z.object({
  at: Instant,
  rooms: z.int(),
  nights: z.array(PlainDate),
  kept: Amount,
  back: Amount,
  /** The refund of `back`; null when nothing came back. */
  refundId: z.nullable(Id),
})
export type StayPartBack = z.output<typeof StayPartBack>

/** A room-night of a stay. */
export const StayLine = z.extend(OrderedItem, { room: z.int(), night: PlainDate })

/** A change that waits for the answer of its hotel, then for the rest of its price. */
export const WaitingChange = z.object({
  roomName: z.string(),
  checkIn: PlainDate,
  checkOut: PlainDate,
  /** Below zero it is refunded. */
  difference: SignedAmount,
  /** Time until which the new nights are held. */
  payBefore: Instant,
  /** Deadline of the hotel’s answer; null where none is awaited. */
  answerBefore: z.nullable(Instant),
})

/** Everything about one stay. */
export const StayDetail = z.extend(StaySummary, {
  ...orderDetail,
  lines: z.array(StayLine),
  hotel: z.object({
    address: z.string(),
    phone: z.string(),
    /** "650 m from Bay Park"; empty when nothing is near. */
    where: z.string(),
    /** The city by whose clock it lives. */
    city: z.string(),
    ...Position.shape,
    picture: Picture,
  }),
  room: z.nullable(RoomType),
  checkInFrom: ClockTime,
  checkOutBy: ClockTime,
  stayRooms: z.array(StayRoom),
  contact: z.object({ name: z.string(), gender: ContactTitle, phone: z.string() }),
  /** Announced arrival of the guests, and whether they announced a late one. */
  arrivalAt: z.nullable(Instant),
  late: z.boolean(),
  wishes: z.string(),
  /** Ticked requests in words. */
  requests: z.array(z.string()),
  /** Confirmation number for the desk; null until the hotel confirmed. */
  confirmation: z.nullable(z.string()),
  nightPrices: z.array(NightPrice),
  reductions: Reductions,
  /** The cancellation policy in amounts of the payment; empty once nothing can be cancelled. */
  cancel: z.array(CancelStep),
  /** The index of the step that holds now. */
  cancelNow: z.int(),
  freeUntil: z.nullable(Instant),
  regretUntil: z.nullable(Instant),
  /** Deadline of the hotel's answer, while it is pending. */
  answerBefore: z.nullable(Instant),
  /** Time until which an unpaid room is held; null for the whole night. */
  heldUntil: z.nullable(Instant),
  partsBack: z.array(StayPartBack),
  /** Whether it, or a part of it, can be cancelled by `hotel.cancel`. */
  canCancel: z.boolean(),
  /** Whether its dates and room can be changed by `hotel.change`: while it can be cancelled free. */
  canChange: z.boolean(),
  /** Possible early departure days of guests in the house; `hotel.cancel` releases the nights from that day on. */
  departures: z.array(PlainDate),
  /** Whether guests in the house can add nights by `hotel.change`: the same arrival, a later departure. */
  canExtend: z.boolean(),
  /** A change that is made once the hotel accepts and its difference is paid. */
  change: z.nullable(WaitingChange),
  /** The times of arrival to choose from when it gets late. */
  lateArrivals: z.array(Instant),
  /** Whether late arrival can be announced. */
  canBeLate: z.boolean(),
  /** Compensation of a turned-away guest: the coupon, and similar free rooms nearby. */
  notHosted: z.nullable(z.object({ coupon: z.nullable(Amount), nearby: z.array(HotelSummary) })),
  invoice: InvoiceState,
  reviewId: z.nullable(Id),
})
export type StayDetail = z.output<typeof StayDetail>

/** Stays as a kind of orders. */
export const stayOrders = { machine: stay, summary: StaySummary, detail: StayDetail }

/** A stay with other dates or another room, and the difference to pay; below zero it is refunded. */
export const StayChange = z.object({
  quoteId: Id,
  roomName: z.string(),
  rateName: z.string(),
  checkIn: PlainDate,
  checkOut: PlainDate,
  nights: z.int(),
  /** For an extended stay, the prices of the added nights. */
  nightPrices: z.array(NightPrice),
  reductions: Reductions,
  /** Whether the hotel confirms the change by hand before anything is paid. */
  confirmsByHand: z.boolean(),
  /** Prepaid total of the changed stay; `paid` is the amount paid before. */
  total: Amount,
  paid: Amount,
  difference: SignedAmount,
  atHotel: Amount,
  cancel: z.array(CancelStep),
  freeUntil: z.nullable(Instant),
  utcOffset: UtcOffset,
  expiresAt: Instant,
})
export type StayChange = z.output<typeof StayChange>
