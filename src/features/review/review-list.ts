import type { GoodsRating, Review, ReviewFilter, StoreRating } from '@contract/entities/review'
import type { Api } from '@/services/api'
import { makeModel } from '@/state'
import { PagedResource, type PageRequest } from '@/state/base/paged-resource'

interface Asked extends PageRequest {
  filter: ReviewFilter
}

type Answered<Summary> = Promise<{ items: Review[]; next: string | null; summary: Summary }> & { abort?: () => void }

/** Reviews behind a filter, page by page, with what all of them come to (product text §2, store page, goods comments). */
export class ReviewList<Summary extends StoreRating | GoodsRating = StoreRating> {
  filter: ReviewFilter = 'all'
  summary: Summary | undefined = undefined
  readonly reviews: PagedResource<Review, ReviewFilter>

  constructor(private readonly fetch: (asked: Asked) => Answered<Summary>) {
    this.reviews = new PagedResource(
      (page, filter) => this.ask({ ...page, filter }),
      () => this.filter,
    )
    makeModel(this, 'reviews', 'fetch')
  }

  choose(filter: ReviewFilter): void {
    this.filter = filter
    void this.reviews.reload()
  }

  dispose(): void {
    this.reviews.dispose()
  }

  private ask(asked: Asked): Answered<Summary> {
    const pending = this.fetch(asked)
    void pending.then(this.sum, () => undefined) // The list itself tells what went wrong.
    return pending
  }

  private sum({ summary }: { summary: Summary }) {
    this.summary = summary
  }
}

/** What is said of a store, page after page. */
export const storeReviews = (api: Api, storeId: string): ReviewList =>
  new ReviewList((asked) => api.store.comments({ ...asked, storeId }, { quiet: true }))

/** What is said of an item, page after page. */
export const goodsReviews = (api: Api, goodsId: string): ReviewList<GoodsRating> =>
  new ReviewList<GoodsRating>((asked) => api.goods.comments({ ...asked, goodsId }, { quiet: true }))
