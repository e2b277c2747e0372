import type { Transaction } from 'kysely'
import type { ReviewId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderKinds } from '../order/kind/registry'
import { uncountReview } from './counting'
import * as queries from './queries'

/** Hides reviews from everybody but their authors. */
export class ReviewHiding {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
  ) {}

  /**
   * Hides a review, which its store, dishes and product do not count any more. Its author reads the reason.
   * @throws Failure `reviewNotFound` when it was deleted meanwhile, `nothingToChange` when it is hidden
   */
  async hide(tx: Transaction<Database>, reviewId: ReviewId, reason: string): Promise<void> {
    const review = await queries.lockReview(tx, reviewId)
    if (!review) throw new Failure('reviewNotFound')
    if (review.hidden_at) throw new Failure('nothingToChange')
    await uncountReview(tx, this.kinds, review, () =>
      queries.hideReview(tx, reviewId, reason, this.context.clock.now()),
    )
  }
}
