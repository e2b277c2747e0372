import type { Request, Response } from '@contract/call'
import type { errandOrderStance, errandSubmit } from '@contract/calls/errand'
import type { Context } from '../../context'
import type { Trading } from '../order/kind/trading'
import type { OrderSubmission } from '../order/submission'
import { ErrandPlacement } from './placement'
import type { ErrandQuotes } from './quotes'

type Stance = typeof errandOrderStance
export type ErrandTrading = Trading<Request<Stance>, Response<Stance>, Request<typeof errandSubmit>>

/** Quotes and orders of errands (product text §5, errand). */
export function errandTrading(context: Context, quotes: ErrandQuotes, submission: OrderSubmission): ErrandTrading {
  const placement = new ErrandPlacement(context, quotes)
  return {
    calls: 'own',
    quote: (caller, asked) => quotes.stance(caller, asked),
    coupons: (caller, request) => quotes.coupons(caller, request),
    submit: (tx, caller, { quoteId, idempotencyKey: _, ...placementInput }) =>
      submission.submit(tx, caller, placement, { quoteId, placementInput }),
  }
}
