import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { Context } from '../../context'
import type { Database } from '../../database/schema'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import { type Order, orderLines, type OrderLineRow } from '../order/queries'
import { countDishes, countStore } from './rating/queries'
import * as queries from './queries'
import type { WrittenReview } from '../order/kind/review'
import { reviewRow, storeOf } from './store'

type Tx = Transaction<Database>
type OrderReviewInput = Exclude<Request<typeof orderReview>, { lines: unknown }>

function checkState(state: string): void {
  if (state === 'evaluated') throw new Failure('alreadyReviewed')
  if (state === 'completed') throw new Failure('deadlinePassed')
}

/** The distinct dishes of an order with the customer's rating. @throws Failure `goodsNotFound` for another dish. */
function dishesOf(lines: readonly OrderLineRow[], dishRatings: OrderReviewInput['dishes']) {
  const names = new Map(lines.map(({ item_id, snapshot }) => [item_id, snapshot.name]))
  if (dishRatings.some(({ goodsId }) => !names.has(goodsId))) throw new Failure('goodsNotFound')
  const liked = new Map(dishRatings.map((dish) => [dish.goodsId, dish.liked]))
  return [...names].map(([goodsId, name]) => ({ goodsId, name, liked: liked.get(goodsId) ?? null }))
}

/** Writes the one review of an order: of its store, its dishes and its rider. */
export class OrderReviews {
  constructor(
    private readonly context: Context,
    private readonly engine: OrderEngine,
    /** Whether a rider brought an order, whom its customer can rate. */
    private readonly hasRider: (tx: Tx, orderId: string) => Promise<boolean>,
  ) {}

  /** @throws Failure `alreadyReviewed`, `deadlinePassed`, `orderStateChanged`, `goodsNotFound`, `mediaNotFound` or `videoNotFound` */
  async write(tx: Tx, order: Order, input: OrderReviewInput): Promise<WrittenReview[]> {
    checkState(order.state)
    const dishes = dishesOf(await orderLines(tx, order.id), input.dishes)
    await this.engine.fire(tx, order, 'review', 'customer')
    const { rating, taste, packaging, anonymous } = input
    const hasPictures = input.pictures.length > 0
    const now = this.context.clock.now()
    const row = await reviewRow(tx, order, input, { anonymous, now })
    const rider_liked = (await this.hasRider(tx, order.id)) ? input.riderLiked : null
    await queries.insertReview(
      tx,
      { ...row, taste, packaging, rider_liked },
      dishes.map(({ goodsId, name, liked }, position) => ({
        ...{ review_id: row.id, goods_id: goodsId, position, name: JSON.stringify(name), liked },
        ...{ has_pictures: hasPictures, rating, created_at: now },
      })),
    )
    const counted = { rating, taste, packaging, hasPictures }
    return [
      {
        id: row.id,
        rating,
        itemId: row.id,
        isSeen: hasPictures || input.video !== undefined,
        countItems: () => countDishes(tx, counted, dishes, 1),
        countStore: () => countStore(tx, storeOf(order), counted, 1),
      },
    ]
  }
}
