import type { Context } from '../../context'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import type { ReviewPart, WrittenReview } from '../order/kind/review'
import type { LinesInput } from './line-review'
import { VisitReviews, type WholeReview } from './visit-review'

type Tx = Parameters<ReviewPart['write']>[0]

/** Writes one review of a whole order. @throws Failure `reviewLineUnknown` for reviews of its lines */
export const ofWhole =
  (write: (tx: Tx, order: Order, input: WholeReview) => Promise<WrittenReview[]>): ReviewPart['write'] =>
  async (tx, order, input) => {
    if ('lines' in input) throw new Failure('reviewLineUnknown')
    return write(tx, order, input)
  }

/** Writes a review of each line. @throws Failure `reviewLineUnknown` for a review of the whole order */
export const ofLines =
  (write: (tx: Tx, order: Order, input: LinesInput) => Promise<WrittenReview[]>): ReviewPart['write'] =>
  async (tx, order, input) => {
    if (!('lines' in input)) throw new Failure('reviewLineUnknown')
    return write(tx, order, input)
  }

/** The reviews of a kind that have stars and words alone. */
export function visitReviews(context: Context, orders: OrderEngine): ReviewPart {
  const visits = new VisitReviews(context, orders)
  return {
    write: ofWhole((tx, order, input) => visits.write(tx, order, input, { rating: input.rating })),
    recount: 'none',
  }
}
