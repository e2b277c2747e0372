import type { Context } from '../../context'
import type { Quotes } from '../order/quotes'
import type { OrderSubmission } from '../order/submission'
import type { Trading } from '../order/trading'
import { TakeawayPlacement } from './placement'
import { TakeawayQuotes } from './quotes'

/** How takeaway is quoted and ordered: one store's basket at a time (product text §5, orders). */
export function takeawayTrading(context: Context, saved: Quotes, submission: OrderSubmission): Trading<'takeaway'> {
  const quotes = new TakeawayQuotes(context, saved)
  const placement = new TakeawayPlacement(context, quotes)
  return {
    kind: 'takeaway',
    confirm: (caller, request) => quotes.confirm(caller, request),
    coupons: (caller, request) => quotes.coupons(caller, request),
    submit: (tx, caller, { quoteId, ...placementInput }) =>
      submission.submit(tx, caller, placement, { quoteId, placementInput }),
  }
}
