import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { ReviewId } from '@contract/entities/ids'
import type { Database } from '../../../database/schema'
import type { Order } from '../queries'

type Tx = Transaction<Database>
export type ReviewInput = Request<typeof orderReview>

/** A written review that is not counted yet. */
export interface WrittenReview {
  readonly id: string
  readonly rating: number
  /** The id of its subject: reviews are counted in the order of these ids. */
  readonly itemId: string
  /** Whether it has pictures or a video. */
  readonly isSeen: boolean
  /** Counts it for its dishes or its product, and then for its store: the items of all reviews before the store. */
  readonly countItems: () => Promise<void>
  readonly countStore: () => Promise<void>
}

/** The reviews of an order kind. */
export interface ReviewPart {
  /** Writes the reviews of a locked order. @throws Failure of `order.review` */
  write(tx: Tx, order: Order, input: ReviewInput): Promise<readonly WrittenReview[]>
  /**
   * Reads the kind's scores of a review before its deletion, and returns the function that adds them to its counts or subtracts
   * them; `none` for a kind without scores.
   */
  readonly recount: ((tx: Tx, reviewId: ReviewId, change: 1 | -1) => Promise<() => Promise<void>>) | 'none'
}
