import type { OwnReview } from '@contract/entities/review'
import type { Api } from '@/services/api'
import { fullUrl } from '@/services/pictures'
import { makeModel, PagedResource } from '@/state'

/** The customer's reviews (product text §2, my evaluations). */
export class MyEvaluationsModel {
  readonly reviews: PagedResource<OwnReview>
  /** Pictures in the viewer and the one to start with. */
  sources: string[] = []
  viewing: number | undefined = undefined

  constructor(api: Api) {
    this.reviews = new PagedResource((page) => api.order.comments(page, { quiet: true }))
    makeModel(this, 'reviews')
  }

  view({ pictures }: OwnReview, index: number): void {
    this.sources = pictures.map(({ path }) => fullUrl(path))
    this.viewing = index
  }

  endView(): void {
    this.viewing = undefined
  }

  dispose(): void {
    this.reviews.dispose()
  }
}
