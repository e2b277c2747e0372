import * as z from 'zod/mini'
import { Address } from './address'
import { Amount, Id, Instant, Picture, Position, SignedAmount, UtcOffset } from './common'
import { CancelStep, ClockTime, HotelSummary, NightPrice, PlainDate, RoomType, StayWay } from './hotel'
import { InvoiceState } from './invoice'
import { UsedCoupon } from './mall-order'
import { orderDetail, orderHead, OrderedItem, PriceComponent, priceParts, StoreRef } from './order-head'

/** How the contact of a stay is addressed. */
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
  /** When the rooms can be entered and must be left. By the hour they are those of the hours. */
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
  /** Until when a stay that is booked now can be cancelled free whatever its rule; null when arrival is too near. */
  regretUntil: z.nullable(Instant),
  heldUntil: z.nullable(ClockTime),
  guaranteed: z.boolean(),
  confirmsByHand: z.boolean(),
  /** Member discount; 0 for others. */
  memberOff: Amount,
  /** Savings that a membership would bring; null for members and without savings. */
  memberWouldSave: z.nullable(Amount),
  coupons: z.object({ store: UsedCoupon, envelope: UsedCoupon }),
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

/** A change that waits for the rest of its price. */
export const WaitingChange = z.object({
  roomName: z.string(),
  checkIn: PlainDate,
  checkOut: PlainDate,
  difference: Amount,
  payBefore: Instant,
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
  /** When the guests said that they arrive, and whether they said that it gets late. */
  arrivalAt: z.nullable(Instant),
  late: z.boolean(),
  wishes: z.string(),
  /** Confirmation number for the desk; null until the hotel confirmed. */
  confirmation: z.nullable(z.string()),
  nightPrices: z.array(NightPrice),
  reductions: Reductions,
  /** The cancel rule in money of what is paid; empty once nothing can be cancelled. */
  cancel: z.array(CancelStep),
  /** The index of the step that holds now. */
  cancelNow: z.int(),
  freeUntil: z.nullable(Instant),
  regretUntil: z.nullable(Instant),
  /** Until when the hotel answers, while it is waited for. */
  answerBefore: z.nullable(Instant),
  /** Until when an unpaid room is kept; null when it is kept all night. */
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
  /** A change that is made once its difference is paid. */
  change: z.nullable(WaitingChange),
  /** The times of arrival to choose from when it gets late. */
  lateArrivals: z.array(Instant),
  /** Whether late arrival can be announced. */
  canBeLate: z.boolean(),
  /** When the hotel could not host: the coupon that it gave, and free rooms alike nearby. */
  notHosted: z.nullable(z.object({ coupon: z.nullable(Amount), nearby: z.array(HotelSummary) })),
  invoice: InvoiceState,
  reviewId: z.nullable(Id),
})
export type StayDetail = z.output<typeof StayDetail>

/** A stay with other dates or another room, and what that costs more; below zero it comes back. */
export const StayChange = z.object({
  quoteId: Id,
  roomName: z.string(),
  rateName: z.string(),
  checkIn: PlainDate,
  checkOut: PlainDate,
  nights: z.int(),
  /** Where guests stay longer, those of the nights that are added. */
  nightPrices: z.array(NightPrice),
  reductions: Reductions,
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
