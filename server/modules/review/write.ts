import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { OwnReview } from '@contract/entities/review'
import { isOrderKind, type OrderKindName } from '@contract/order-kinds'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import type { Order } from '../order/queries'
import { earnByReview } from '../points/ledger'
import { LineReviews } from './line-review'
import { OrderReviews } from './order-review'
import * as queries from './queries'
import type { Written } from './store'
import { ownReviewView } from './view'
import { VisitReviews } from './visit-review'
import { stayReview } from '../hotel/stay/review/part'

type Tx = Transaction<Database>
type ReviewInput = Request<typeof orderReview>

/** Called for each new review, in the same transaction. */
export type ReviewListener = (tx: Tx, review: { id: string; rating: number }) => Promise<void>

/** Writes the reviews of an order of a kind. */
type WriteReview = (tx: Tx, order: Order, input: ReviewInput) => Promise<Written[]>

/** Creates reviews (product text §3, review; §4): one per order, or one per line of it, by its customer. */
export class ReviewWriter {
  private readonly listeners: ReviewListener[] = []
  private readonly ofOrders: OrderReviews
  private readonly ofLines: LineReviews
  private readonly kinds: Readonly<Record<OrderKindName, WriteReview | 'none'>>

  constructor(
    private readonly context: Context,
    private readonly engine: OrderEngine,
  ) {
    this.ofOrders = new OrderReviews(context, engine)
    this.ofLines = new LineReviews(context)
    const ofVisits = new VisitReviews(context, engine)
    const plain: WriteReview = (tx, order, input) => {
      if ('lines' in input) throw new Failure('reviewLineUnknown')
      return ofVisits.write(tx, order, input, { rating: input.rating })
    }
    this.kinds = {
      takeaway: (tx, order, input) => {
        if ('lines' in input) throw new Failure('reviewLineUnknown')
        return this.ofOrders.write(tx, order, input)
      },
      mall: (tx, order, input) => {
        if (!('lines' in input)) throw new Failure('reviewLineUnknown')
        return this.ofLines.write(tx, order, input)
      },
      hotel: async (tx, order, input) => {
        if ('lines' in input) throw new Failure('reviewLineUnknown')
        return ofVisits.write(tx, order, input, await stayReview(tx, order, input.stay))
      },
      table: plain,
      voucher: plain,
      groupDeal: plain,
      // The rider of an errand is rated by a separate call.
      errand: 'none',
    }
  }

  /** Adds a listener. */
  onReview(listener: ReviewListener): void {
    this.listeners.push(listener)
  }

  /**
   * Ownership of the order, pictures and videos is checked by `handle`.
   * @throws Failure as the reviews of the order's kind do, and `reviewLineUnknown` for a review of another kind
   */
  async write(tx: Tx, caller: SignedIn, input: ReviewInput): Promise<OwnReview> {
    const order = await this.engine.lock(tx, input.orderId)
    const write = isOrderKind(order.kind) ? this.kinds[order.kind] : 'none'
    if (write === 'none') throw new Failure('orderStateChanged')
    const written = await write(tx, order, input)
    const now = this.context.clock.now()
    for (const review of written) await this.notify(tx, review)
    if (written.some(({ isSeen }) => isSeen)) await earnByReview(tx, order.id, now)
    const counted = [...written].sort((one, other) => (one.itemId < other.itemId ? -1 : 1))
    for (const { countItems } of counted) await countItems()
    for (const { countStore } of counted) await countStore()
    const [first] = written
    if (!first) throw new Error(`Nothing was written of order ${order.id}`)
    const row = await queries.reviewById(tx, first.id)
    return ownReviewView({ ...row, order_id: order.id }, { language: caller.language, now })
  }

  /** Calls the listeners. */
  async notify(tx: Tx, review: Parameters<ReviewListener>[1]): Promise<void> {
    for (const listener of this.listeners) await listener(tx, review)
  }
}
