import { isOrderKind, type OrderKindName, orderKinds } from '@contract/order-kinds'
import { hotelBooking } from './hotel'
import type { BookingDetail, BookingKind, LineKind, WaitKind } from './kind'
import { numberLine } from './number'
import { tableBooking } from './table'

/** The registry of bookings by their kind of order. */
const bookings: { readonly [Kind in OrderKindName]: BookingKind | 'none' } = {
  takeaway: 'none',
  mall: 'none',
  hotel: hotelBooking,
  table: tableBooking,
  voucher: 'none',
  errand: 'none',
  groupDeal: 'none',
}

function bookingOf(kind: string): BookingKind | undefined {
  const booking = isOrderKind(kind) ? bookings[kind] : 'none'
  return booking === 'none' ? undefined : booking
}

/** The kinds of lines among the reservations by name, in the order of their tabs. */
export const lineKinds: ReadonlyMap<string, LineKind> = new Map([
  ...orderKinds.flatMap((kind) => {
    const booking = bookingOf(kind)
    return booking ? [[kind, booking.line] as const] : []
  }),
  ['number', numberLine],
])

/** The view of a booking's kind; undefined for one that this app does not know, as for the next two. */
export const detailOfBooking = (kind: string): BookingDetail | undefined => bookingOf(kind)?.Detail

export const lineKindOf = (kind: string): LineKind | undefined => lineKinds.get(kind)

export const waitKindOf = (kind: string): WaitKind | undefined => bookingOf(kind)?.wait
