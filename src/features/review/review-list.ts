import type { GoodsRating, Review, ReviewFilter, StoreRating } from '@contract/entities/review'
import type { Api } from '@/services/api'
import { FilteredList } from '@/state/base/filtered-list'
import type { Page, PageRequest } from '@/state/base/paged-resource'
import type { Loading } from '@/state/base/resource'

interface Choice {
  filter: ReviewFilter
  keyword?: string | undefined
}

interface RatedPage<Summary> extends Page<Review> {
  /** Rating summary over all reviews. */
  summary: Summary
}

/** Filtered, paged reviews with their rating summary (product text §2, store page, goods comments). */
export type ReviewList<Summary extends StoreRating | GoodsRating = StoreRating> = FilteredList<
  Review,
  Choice,
  RatedPage<Summary>
>

const reviewList = <Summary extends StoreRating | GoodsRating>(
  ask: (request: PageRequest & Choice) => Loading<RatedPage<Summary>>,
  filter: ReviewFilter = 'all',
): ReviewList<Summary> =>
  new FilteredList<Review, Choice, RatedPage<Summary>>(ask, { filter }, { filter: 'all', keyword: undefined })

/** The reviews of a store. */
export const storeReviews = (api: Api, storeId: string): ReviewList =>
  reviewList((request) => api.store.comments({ ...request, storeId }, { quiet: true }))

/** The reviews of an item or of a product, those of a filter first. */
export const goodsReviews = (api: Api, goodsId: string, filter?: ReviewFilter): ReviewList<GoodsRating> =>
  reviewList((request) => api.goods.comments({ ...request, goodsId }, { quiet: true }), filter)
