import type { GoodsRating, Review, ReviewFilter, StoreRating } from '@contract/entities/review'
import type { Api } from '@/services/api'
import { FilteredList } from '@/state/base/filtered-list'
import type { LoadingPage, Page, PageRequest } from '@/state/base/paged-resource'

interface Choice {
  filter: ReviewFilter
}

interface RatedPage<Summary> extends Page<Review> {
  /** What all reviews come to. */
  summary: Summary
}

/** Reviews behind a filter, page by page, with what all of them come to (product text §2, store page, goods comments). */
export type ReviewList<Summary extends StoreRating | GoodsRating = StoreRating> = FilteredList<
  Review,
  Choice,
  RatedPage<Summary>
>

const reviewList = <Summary extends StoreRating | GoodsRating>(
  ask: (request: PageRequest & Choice) => LoadingPage<RatedPage<Summary>>,
): ReviewList<Summary> =>
  new FilteredList<Review, Choice, RatedPage<Summary>>(ask, { filter: 'all' }, { filter: 'all' })

/** What is said of a store, page after page. */
export const storeReviews = (api: Api, storeId: string): ReviewList =>
  reviewList((request) => api.store.comments({ ...request, storeId }, { quiet: true }))

/** What is said of an item, page after page. */
export const goodsReviews = (api: Api, goodsId: string): ReviewList<GoodsRating> =>
  reviewList((request) => api.goods.comments({ ...request, goodsId }, { quiet: true }))
