import type { Context } from '../../../context'
import type { OrderSubmission } from '../../order/submission'
import type { Trading } from '../../order/trading'
import { MallPlacement } from './placement'
import type { MallQuotes } from './quotes'

/** How the mall is quoted and ordered: what was ticked, of all shops, as one trade (product text §5, orders). */
export function mallTrading(context: Context, quotes: MallQuotes, submission: OrderSubmission): Trading<'mall'> {
  const placement = new MallPlacement(context, quotes)
  return {
    kind: 'mall',
    confirm: (caller, request) => quotes.confirm(caller, request),
    coupons: (caller, request) => quotes.coupons(caller, request),
    submit: (tx, caller, { quoteId, shopRemarks }) =>
      submission.submitAll(tx, caller, placement, { quoteId, placementInput: shopRemarks }),
  }
}
