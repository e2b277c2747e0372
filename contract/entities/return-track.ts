import * as z from 'zod/mini'
import { Id, Instant, UtcOffset } from './common'
import { ParcelItem, ParcelNews, ParcelState } from './mall-order'
import { RefundState, ShownReturnAddress } from './refund'

/** A return parcel with its tracking. */
export const ReturnOnItsWay = z.object({
  state: ParcelState,
  carrier: z.string(),
  /** The carrier's service number; null for a carrier that is not known any more. */
  carrierPhone: z.nullable(z.string()),
  trackingNumber: z.string(),
  sentAt: Instant,
  deliveredAt: z.nullable(Instant),
  /** Whether it is on its way and was not scanned for a day. */
  quiet: z.boolean(),
  /** Latest tracking event. */
  news: z.nullable(ParcelNews),
  /** Tracking events, newest first. */
  events: z.array(ParcelNews),
})
export type ReturnOnItsWay = z.output<typeof ReturnOnItsWay>

/** Tracking of a case's return to the shop. */
export const ReturnTrack = z.object({
  refundId: Id,
  orderId: Id,
  state: RefundState,
  utcOffset: UtcOffset,
  items: z.array(ParcelItem),
  destination: z.nullable(ShownReturnAddress),
  /** Null before the customer has said how they are sent. */
  parcel: z.nullable(ReturnOnItsWay),
  /** Whether the customer can say now how they are sent, or correct it. */
  canSay: z.boolean(),
})
export type ReturnTrack = z.output<typeof ReturnTrack>
