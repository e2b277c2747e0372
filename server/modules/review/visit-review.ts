import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { countStore } from './rating/queries'
import * as queries from './queries'
import type { WrittenReview } from '../order/kind/review'
import { reviewRow, storeOf } from './store'

type Tx = Transaction<Database>
export type WholeReview = Exclude<Request<typeof orderReview>, { lines: unknown }>

/** Kind-specific part of a visit's review beyond stars and text; both functions run in its transaction. */
export interface VisitPart {
  /** The stars of the review. */
  readonly rating: number
  /** Stores it beside the review. */
  readonly insert?: (review: { readonly id: string; readonly hasPictures: boolean; readonly at: Date }) => Promise<void>
  /** Counts it for the place, after everything else. */
  readonly count?: () => Promise<void>
}

/** Writes the one review of a visit, such as a stay or a table, by its guest. */
export class VisitReviews {
  constructor(
    private readonly context: Context,
    private readonly engine: OrderEngine,
  ) {}

  /** @throws Failure `alreadyReviewed`, `deadlinePassed`, `orderStateChanged`, `mediaNotFound` or `videoNotFound` */
  async write(tx: Tx, order: Order, input: WholeReview, part: VisitPart): Promise<WrittenReview[]> {
    if (!this.engine.allows(order, 'review')) {
      const known = await queries.hasReview(tx, order.id)
      const isOver = order.phase === 'done'
      throw new Failure(known ? 'alreadyReviewed' : isOver ? 'deadlinePassed' : 'orderStateChanged')
    }
    await this.engine.fire(tx, order, 'review', 'customer')
    const at = this.context.clock.now()
    const { rating } = part
    const hasPictures = input.pictures.length > 0
    const row = await reviewRow(tx, order, { ...input, rating }, { anonymous: input.anonymous, now: at })
    await queries.insertReview(tx, row, [])
    await part.insert?.({ id: row.id, hasPictures, at })
    const counted = { rating, hasPictures, taste: null, packaging: null }
    return [
      {
        id: row.id,
        rating,
        itemId: row.id,
        isSeen: hasPictures || input.video !== undefined,
        countItems: () => Promise.resolve(),
        countStore: async () => {
          await countStore(tx, storeOf(order), counted, 1)
          await part.count?.()
        },
      },
    ]
  }
}
