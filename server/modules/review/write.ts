import type { Transaction } from 'kysely'
import type { Response } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import type { OrderKinds } from '../order/kind/registry'
import type { ReviewInput } from '../order/kind/review'
import { earnByReview } from '../points/ledger'
import * as queries from './queries'
import { ownReviewView } from './view'

type Tx = Transaction<Database>

/** Called for each new review, in the same transaction. */
export type ReviewListener = (tx: Tx, review: { id: string; rating: number }) => Promise<void>

/** Creates reviews (product text §3, review; §4): one per order, or one per line of it, by its customer. */
export class ReviewWriter {
  private readonly listeners: ReviewListener[] = []

  constructor(
    private readonly context: Context,
    private readonly engine: OrderEngine,
    private readonly kinds: OrderKinds,
  ) {}

  /** Adds a listener. */
  onReview(listener: ReviewListener): void {
    this.listeners.push(listener)
  }

  /**
   * Ownership of the order, pictures and videos is checked by `handle`.
   * @throws Failure as the reviews of the order's kind do, and `reviewLineUnknown` for a review of another kind
   */
  async write(tx: Tx, caller: SignedIn, input: ReviewInput): Promise<Response<typeof orderReview>> {
    const order = await this.engine.lock(tx, input.orderId)
    const { review } = this.kinds.of(order)
    if (review === 'none') throw new Failure('orderStateChanged')
    const written = await review.write(tx, order, input)
    const now = this.context.clock.now()
    for (const review of written) await this.notify(tx, review)
    const points = written.some(({ isSeen }) => isSeen) ? await earnByReview(tx, order.id, now) : 0
    const counted = [...written].sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
    for (const { countItems } of counted) await countItems()
    for (const { countStore } of counted) await countStore()
    const [first] = written
    if (!first) throw new Error(`Nothing was written of order ${order.id}`)
    const row = await queries.reviewById(tx, first.id)
    return { ...ownReviewView({ ...row, order_id: order.id }, { language: caller.language, now }), points }
  }

  /** Calls the listeners. */
  async notify(tx: Tx, review: Parameters<ReviewListener>[1]): Promise<void> {
    for (const listener of this.listeners) await listener(tx, review)
  }
}
