import type { Transaction } from 'kysely'
import type { ReviewId } from '@contract/entities/ids'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderKinds } from '../order/kind/registry'
import type { Notices } from '../message/notices'
import { recountReview, uncountReview } from './counting'
import * as queries from './queries'

/** Hides reviews from everybody but their authors. */
export class ReviewHiding {
  constructor(
    private readonly context: Context,
    private readonly kinds: OrderKinds,
    private readonly notices: Notices,
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

  /**
   * Decides its author's appeal: shows and counts the review again, or leaves it hidden. Its author reads the reason.
   * @throws Failure `reviewNotFound` when it was deleted meanwhile, `nothingToChange` without an open appeal
   */
  async decide(tx: Transaction<Database>, reviewId: ReviewId, isShown: boolean, answer: string): Promise<void> {
    const review = await queries.lockReview(tx, reviewId)
    if (!review) throw new Failure('reviewNotFound')
    if (!review.appealed_at || review.appeal_decided_at) throw new Failure('nothingToChange')
    const decision = { isShown, answer, at: this.context.clock.now() }
    const decide = () => queries.decideAppeal(tx, reviewId, decision)
    if (isShown && review.hidden_at) await recountReview(tx, this.kinds, review, decide)
    else await decide()
    await this.tell(tx, review, isShown)
  }

  /** Notifies the author of the decision. */
  private async tell(
    tx: Transaction<Database>,
    { id, customer_id, order_id, store_id }: NonNullable<Awaited<ReturnType<typeof queries.lockReview>>>,
    isShown: boolean,
  ): Promise<void> {
    if (!customer_id || !order_id) return
    const store = await queries.storeName(tx, store_id)
    const notice = { customerId: customer_id, subject: `appeal ${id}`, targetId: id, params: { store, isShown } }
    await this.notices.tell(tx, 'reviewAppealDecided', [notice])
  }
}
