import type { Request } from '@contract/call'
import type { orderConfirm, orderSubmit } from '@contract/calls/order'
import type { Quote } from '@contract/entities/order'
import type { Context } from '../../context'
import type { Trading } from '../order/kind/trading'
import type { OrderSubmission } from '../order/submission'
import { TakeawayPlacement } from './placement'
import type { TakeawayQuotes } from './quotes'

type Confirm = Extract<Request<typeof orderConfirm>, { kind: 'takeaway' }>
export type TakeawayTrading = Trading<Confirm, Quote, Request<typeof orderSubmit>>

/** Quotes and orders of takeaway: one store's basket at a time (product text §5, orders). */
export function takeawayTrading(
  context: Context,
  quotes: TakeawayQuotes,
  submission: OrderSubmission,
): TakeawayTrading {
  const placement = new TakeawayPlacement(context, quotes)
  return {
    calls: 'common',
    quote: (caller, asked) => quotes.confirm(caller, asked),
    coupons: (caller, request) => quotes.coupons(caller, request),
    submit: (tx, caller, { quoteId, ...placementInput }) =>
      submission.submit(tx, caller, placement, { quoteId, placementInput }),
  }
}
