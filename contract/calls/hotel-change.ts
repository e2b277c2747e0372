import * as z from 'zod/mini'
import { defineCall } from '../call'
import { Id, IdempotencyKey, Instant } from '../entities/common'
import { stayDates } from '../entities/hotel'
import { OrderId, QuoteId } from '../entities/ids'
import { StayChange, StayDetail } from '../entities/stay-order'
import { rateFailures, stayFailures } from './hotel'

/**
 * What other dates, or another room of the same hotel, would cost for a confirmed stay, with the rooms, guests and coupons that
 * it has. Nights that it has already count as free to it.
 */
export const hotelChangeQuote = defineCall({
  name: 'hotel.changeQuote',
  summary: 'What changing a stay costs',
  who: 'customer',
  /** Without `rateId` at the rate that the stay has. */
  request: z.object({ orderId: OrderId, rateId: z.optional(Id), ...stayDates }),
  response: StayChange,
  failures: ['orderNotFound', 'orderStateChanged', 'stayUnchanged', ...stayFailures, ...rateFailures],
})

/**
 * Changes a stay by a quote. What costs no more is made at once, and what is too much comes back; else the new nights are held
 * until the difference is paid, and the stay stays as it is until then. `quoteChanged` names the night.
 */
export const hotelChange = defineCall({
  name: 'hotel.change',
  summary: 'Change the dates or room of a stay',
  who: 'customer',
  request: z.object({ quoteId: QuoteId, idempotencyKey: IdempotencyKey }),
  /** `payBefore` is null when nothing more is to be paid. */
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

/** Tells the hotel that the guests arrive late: the room is kept through the first night, and nobody marks a no-show before. */
export const hotelLate = defineCall({
  name: 'hotel.late',
  summary: 'Announce a late arrival',
  who: 'customer',
  /** One of the stay's `lateArrivals`. */
  request: z.object({ orderId: OrderId, arrivalAt: Instant }),
  response: StayDetail,
  failures: ['orderNotFound', 'orderStateChanged', 'arrivalUnknown'],
})
