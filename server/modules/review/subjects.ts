import type { GoodsRating } from '@contract/entities/review'
import type { Context } from '../../context'
import * as queries from './queries'
import { goodsRatingView, productRatingView } from './view'

type Db = Context['db']

/** Review summary and pages of an item. */
interface Rated {
  readonly summary: GoodsRating
  readonly page: (...asked: Parameters<typeof queries.goodsReviews>) => Promise<queries.ListedReview[]>
}

type Find = (db: Db, id: string) => Promise<Rated | undefined>

/** Subjects of reviews, each with a separate table. */
const finders: readonly Find[] = [
  async (db, id) => {
    const row = await queries.goodsRating(db, id)
    return row && { summary: goodsRatingView(row), page: queries.goodsReviews }
  },
  async (db, id) => {
    const row = await queries.productRating(db, id)
    return row && { summary: productRatingView(row), page: queries.productReviews }
  },
]

/** The dish or the product with an id, with the summary of its reviews; undefined when neither is sold. */
export async function findRated(db: Db, id: string): Promise<Rated | undefined> {
  const found = await Promise.all(finders.map((find) => find(db, id)))
  return found.find((rated) => rated !== undefined)
}
