import type { Transaction } from 'kysely'
import type { Request, Response } from '@contract/call'
import type { orderUsableCoupons } from '@contract/calls/order'
import type { QuoteId } from '@contract/entities/ids'
import type { Database } from '../../../database/schema'
import type { SignedIn } from '../../../http/caller'
import type { PlacedOrders } from './placement'

type Tx = Transaction<Database>
type Coupons = typeof orderUsableCoupons

/** Answers every coupon of the caller for a quote, at current prices. */
export type QuoteCoupons = (caller: SignedIn, request: Request<Coupons>) => Promise<Response<Coupons>>

/** The coupons for quotes of a kind. */
export interface QuotedCoupons {
  /** The kind of the orders that such a quote leads to. */
  readonly of: string
  readonly answer: QuoteCoupons
}

/** A submission: the quote, and the customer's input to its order. */
export interface SubmittedOrders {
  readonly quoteId: QuoteId
}

/** Quotes and orders of a kind, independent of the contract's calls that lead to them. */
export interface Trading<
  Asked extends object = object,
  Quoted = unknown,
  Submission extends SubmittedOrders = SubmittedOrders,
> {
  /** The calls that lead to it: `order.confirm` and `order.submit`, or calls of the kind's own. */
  readonly calls: 'common' | 'own'
  /** Prices what a customer asks for and saves the quote. @throws Failure of the call */
  quote(caller: SignedIn, asked: Asked): Promise<Quoted>
  /** Every coupon of the caller for a quote, at current prices; `none` for a kind that takes no coupons. */
  readonly coupons: QuoteCoupons | 'none'
  /** Places the orders of a quote. @throws Failure of the call */
  submit(tx: Tx, caller: SignedIn, submission: Submission): Promise<PlacedOrders>
}
