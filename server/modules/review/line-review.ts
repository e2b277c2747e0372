import type { Transaction } from 'kysely'
import type { Request } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { Context } from '../../context'
import type { Database, SkuSnapshot } from '../../database/schema'
import { Failure } from '../../http/failure'
import { markReviewed, type Order, orderLines, type OrderLineRow } from '../order/queries'
import * as queries from './queries'
import { countProduct, countStore } from './rating/queries'
import type { WrittenReview } from '../order/kind/review'
import { reviewRow, storeOf } from './store'

type Tx = Transaction<Database>
export type LinesInput = Extract<Request<typeof orderReview>, { lines: unknown }>
type LineInput = LinesInput['lines'][number]

/** The line that a review is about. @throws Failure `reviewLineUnknown`, `reviewLineRefunded` or `alreadyReviewed` */
function lineOf(lines: readonly OrderLineRow[], { line }: LineInput): OrderLineRow {
  const found = lines.find(({ position }) => position === line)
  if (!found) throw new Failure('reviewLineUnknown')
  if (found.refunded_quantity >= found.quantity) throw new Failure('reviewLineRefunded')
  if (found.reviewed_at !== null) throw new Failure('alreadyReviewed')
  return found
}

/** Writes reviews of the lines of a received order, each of its product; the stars for the shop stand in the first. */
export class LineReviews {
  constructor(private readonly context: Context) {}

  /**
   * @throws Failure `orderStateChanged` before receipt, `reviewLineUnknown`, `reviewLineRefunded`, `alreadyReviewed`,
   * `mediaNotFound` or `videoNotFound`
   */
  async write(
    tx: Tx,
    order: Order,
    { lines: said, service, delivery, anonymous }: LinesInput,
  ): Promise<WrittenReview[]> {
    if (order.state !== 'success') throw new Failure('orderStateChanged')
    if (new Set(said.map(({ line }) => line)).size < said.length) throw new Failure('alreadyReviewed')
    const lines = await orderLines(tx, order.id)
    const reviewed = said.map((input) => ({ input, line: lineOf(lines, input) }))
    const now = this.context.clock.now()
    const isFirst = lines.every(({ reviewed_at }) => reviewed_at === null)
    const written: WrittenReview[] = []
    for (const { input, line } of reviewed) {
      const { productId, name, optionText: choice, picture } = line.snapshot as SkuSnapshot
      const row = await reviewRow(tx, order, input, { anonymous, now })
      const ofShop = isFirst && written.length === 0 ? { service, delivery } : {}
      const bought = JSON.stringify({ name, choice, picture })
      const topics = [...new Set(input.topics)]
      await queries.insertReview(
        tx,
        { ...row, ...ofShop, line: line.position, product_id: productId, bought, topics },
        [],
      )
      written.push({
        id: row.id,
        rating: input.rating,
        itemId: productId,
        ...this.counting(tx, order, productId, input),
      })
    }
    await markReviewed(
      tx,
      order.id,
      reviewed.map(({ line }) => line.position),
      now,
    )
    return written
  }

  private counting(tx: Tx, order: Order, productId: string, { rating, pictures, video }: LineInput) {
    const hasPictures = pictures.length > 0
    const hasVideo = video !== undefined
    const counted = { rating, hasPictures, taste: null, packaging: null }
    return {
      isSeen: hasPictures || hasVideo,
      countItems: () => countProduct(tx, productId, { ...counted, hasVideo, isAdded: false }, 1),
      countStore: () => countStore(tx, storeOf(order), counted, 1),
    }
  }
}
