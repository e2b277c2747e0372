import type { Request } from '@contract/call'
import type { hotelConfirm, hotelSubmit } from '@contract/calls/hotel'
import type { StayQuote } from '@contract/entities/stay-order'
import type { Context } from '../../../context'
import type { Trading } from '../../order/kind/trading'
import type { OrderSubmission } from '../../order/submission'
import type { GuestBook } from '../guests/service'
import { StayPlacement } from './placement'
import type { StayQuotes } from './quotes'

export type StayTrading = Trading<Request<typeof hotelConfirm>, StayQuote, Request<typeof hotelSubmit>>

/** Quotes and bookings of stays. */
export function stayTrading(
  context: Context,
  quotes: StayQuotes,
  { submission, guests: book }: { readonly submission: OrderSubmission; readonly guests: GuestBook },
): StayTrading {
  const placement = new StayPlacement(context, quotes)
  return {
    calls: 'own',
    quote: (caller, asked) => quotes.confirm(caller, asked),
    coupons: (caller, request) => quotes.coupons(caller, request),
    async submit(tx, caller, { quoteId, guests: ids, contact, arrivalAt, wishes, requests, agreed }) {
      const guests = await book.namesOf(tx, ids)
      const arrival = arrivalAt === null ? null : new Date(arrivalAt)
      const placementInput = { guests, contact, arrivalAt: arrival, wishes, requests, agreed }
      return submission.submit(tx, caller, placement, { quoteId, placementInput })
    },
  }
}
