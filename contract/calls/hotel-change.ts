import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Id, IdempotencyKey, Instant } from '../entities/common'
import { stayDates } from '../entities/hotel'
import { OrderId, QuoteId } from '../entities/ids'
import { StayChange, StayDetail } from '../entities/stay-order'
import { rateFailures, stayFailures } from './hotel'

/**
 * Quotes other dates, or another room of the same hotel, for a confirmed stay with its rooms, guests and coupons.
 * Nights that the stay already holds count as available to it.
 */
export const hotelChangeQuote = defineCall({
  name: 'hotel.changeQuote',
  summary: 'Quote a change of a stay',
  who: 'customer',
  /** Without `rateId` at the rate that the stay has. */
  request: z.object({ orderId: OrderId, rateId: z.optional(Id), ...stayDates }),
  response: StayChange,
  failures: ['orderNotFound', 'orderStateChanged', 'stayUnchanged', ...stayFailures, ...rateFailures],
})

/**
 * Changes a stay by a quote. A change that costs no more applies at once and the difference is refunded; a dearer one
 * holds the new nights until the difference is paid, and the stay is unchanged until then. Where the hotel confirms by
 * hand, the new nights are held for its answer first. `quoteChanged` names the night.
 */
export const hotelChange = defineCall({
  name: 'hotel.change',
  summary: 'Change the dates or room of a stay',
  who: 'customer',
  request: z.object({ quoteId: QuoteId, idempotencyKey: IdempotencyKey }),
  /** `payBefore` is null when nothing more is to be paid, or not before the hotel accepts (`stay.change`). */
  response: z.object({ stay: StayDetail, payBefore: z.nullable(Instant) }),
  failures: [
    'orderNotFound',
    'orderStateChanged',
    'quoteNotFound',
    'quoteExpired',
    'quoteChanged',
    'stayUnchanged',
    ...stayFailures,
    ...rateFailures,
  ],
})

/** Announces a late arrival: the room is kept through the first night, and no no-show is marked before its end. */
export const hotelLate = defineCall({
  name: 'hotel.late',
  summary: 'Announce a late arrival',
  who: 'customer',
  /** One of the stay's `lateArrivals`. */
  request: z.object({ orderId: OrderId, arrivalAt: Instant }),
  response: StayDetail,
  failures: ['orderNotFound', 'orderStateChanged', 'arrivalUnknown'],
})
