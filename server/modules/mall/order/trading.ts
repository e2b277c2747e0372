import type { Request } from '@contract/call'
import type { orderConfirm, orderSubmit } from '@contract/calls/order'
import type { MallQuote } from '@contract/entities/order'
import type { Context } from '../../../context'
import type { Trading } from '../../order/kind/trading'
import type { OrderSubmission } from '../../order/submission'
import { MallPlacement } from './placement'
import type { MallQuotes } from './quotes'

type Confirm = Extract<Request<typeof orderConfirm>, { kind: 'mall' }>
export type MallTrading = Trading<Confirm, MallQuote, Request<typeof orderSubmit>>

/** Quotes and orders of the mall: the ticked lines of all shops, as one trade (product text §5, orders). */
export function mallTrading(context: Context, quotes: MallQuotes, submission: OrderSubmission): MallTrading {
  const placement = new MallPlacement(context, quotes)
  return {
    calls: 'common',
    quote: (caller, asked) => quotes.confirm(caller, asked),
    coupons: (caller, request) => quotes.coupons(caller, request),
    submit: (tx, caller, { quoteId, shopRemarks: remarks, agreed }) =>
      submission.submitAll(tx, caller, placement, { quoteId, placementInput: { remarks, agreed } }),
  }
}
