import type { Transaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Request } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { OwnReview } from '@contract/entities/review'
import type { Context } from '../../context'
import type { Bilingual, Database } from '../../database/schema'
import type { SignedIn } from '../../http/caller'
import { Failure } from '../../http/failure'
import type { OrderEngine } from '../order/engine'
import { type Order, orderLines, type OrderLineRow } from '../order/queries'
import { earnByReview } from '../points/ledger'
import { findTakeaway } from '../takeaway/queries'
import { takeMedia } from '../upload/media'
import { takeVideo } from '../upload/video/shown'
import { countDishes, countStore } from './rating/queries'
import * as queries from './queries'
import { ownReviewView } from './view'

type Tx = Transaction<Database>
type ReviewInput = Request<typeof orderReview>

/** Called for each new review, in the same transaction. */
export type ReviewListener = (tx: Tx, review: { id: string; rating: number }) => Promise<void>

const json = (value: unknown): string => JSON.stringify(value)
const inBoth = (text: string): Bilingual => ({ en: text, zh: text })

function checkState(state: string): void {
  if (state === 'evaluated') throw new Failure('alreadyReviewed')
  if (state === 'completed') throw new Failure('deadlinePassed')
}

/** The distinct dishes of an order with the customer's rating. @throws Failure `goodsNotFound` for another dish. */
function dishesOf(lines: readonly OrderLineRow[], dishRatings: ReviewInput['dishes']) {
  const names = new Map(lines.map(({ item_id, snapshot }) => [item_id, snapshot.name]))
  if (dishRatings.some(({ goodsId }) => !names.has(goodsId))) throw new Failure('goodsNotFound')
  const liked = new Map(dishRatings.map((dish) => [dish.goodsId, dish.liked]))
  return [...names].map(([goodsId, name]) => ({ goodsId, name, liked: liked.get(goodsId) ?? null }))
}

function storeOf({ id, store_id }: Order): string {
  if (store_id === null) throw new Error(`Order ${id} has no store to review`)
  return store_id
}

/** Creates reviews (product text §3, review; §4): one per order, by its customer. */
export class ReviewWriter {
  private readonly listeners: ReviewListener[] = []

  constructor(
    private readonly context: Context,
    private readonly engine: OrderEngine,
  ) {}

  /** Adds a listener. */
  onReview(listener: ReviewListener): void {
    this.listeners.push(listener)
  }

  /**
   * Ownership of the order, pictures and video is checked by `handle`.
   * @throws Failure `alreadyReviewed`, `deadlinePassed`, `orderStateChanged`, `goodsNotFound`, `mediaNotFound` or `videoNotFound`.
   */
  async write(tx: Tx, caller: SignedIn, input: ReviewInput): Promise<OwnReview> {
    const order = await this.engine.lock(tx, input.orderId)
    checkState(order.state)
    const dishes = dishesOf(await orderLines(tx, input.orderId), input.dishes)
    await this.engine.fire(tx, order, 'review', 'customer')
    const id = await this.insert(tx, order, input, dishes)
    const counted = { ...input, hasPictures: input.pictures.length > 0 }
    await this.notify(tx, { id, rating: input.rating })
    if (counted.hasPictures || input.video) await earnByReview(tx, order.id, this.context.clock.now())
    await countDishes(tx, counted, dishes, 1)
    await countStore(tx, storeOf(order), counted, 1)
    const row = await queries.reviewById(tx, id)
    return ownReviewView({ ...row, order_id: order.id }, caller.language)
  }

  /** Calls the listeners. */
  async notify(tx: Tx, review: Parameters<ReviewListener>[1]): Promise<void> {
    for (const listener of this.listeners) await listener(tx, review)
  }

  private async insert(tx: Tx, order: Order, input: ReviewInput, dishes: ReturnType<typeof dishesOf>): Promise<string> {
    const id = uuid()
    const now = this.context.clock.now()
    const { customer_id } = order
    const store_id = storeOf(order)
    const delivered = await findTakeaway(tx, order.id)
    const { rating, taste, packaging, riderLiked, anonymous, pictures: ids, video: videoId } = input
    const { nickname, avatar } = await queries.customerOf(tx, customer_id)
    const pictures = await takeMedia(tx, { customerId: customer_id, ids, now })
    const video = videoId ? await takeVideo(tx, { customerId: customer_id, id: videoId, now }) : null
    const common = { rating, created_at: now }
    await queries.insertReview(
      tx,
      {
        id,
        order_id: order.id,
        customer_id,
        store_id,
        author: json({ name: inBoth(nickname), avatar }),
        anonymous,
        taste,
        packaging,
        rider_liked: delivered?.rider ? riderLiked : null,
        text: json(inBoth(input.text)),
        pictures: json(pictures),
        video: video && json(video),
        reply: null,
        replied_at: null,
        ...common,
      },
      dishes.map(({ goodsId, name, liked }, position) => {
        const has_pictures = pictures.length > 0
        return { review_id: id, goods_id: goodsId, position, name: json(name), liked, has_pictures, ...common }
      }),
    )
    return id
  }
}
