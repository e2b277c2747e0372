import type { Review } from '@contract/entities/review'
import type { Answer, Api } from '@/services/api'
import { makeModel } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { TabbedList } from '@/state/base/tabbed-list'

type Page = Answer<'merchant.reviews'>
export type ReviewTab = 'unanswered' | 'negative' | 'all'

/** The reviews of a store and its replies to them (product text §4, reviews). */
export class StoreReviewsModel {
  readonly reviews: TabbedList<Review, ReviewTab, Page>
  /** The review that is being replied to. */
  replying: Review | undefined = undefined
  text = ''
  busy = false
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    storeId: string,
  ) {
    this.reviews = new TabbedList<Review, ReviewTab, Page>(
      (page, filter) => api.merchant.reviews({ storeId, filter, ...page }, { quiet: true }),
      'unanswered',
    )
    makeModel(this, 'api', 'reviews', 'key')
  }

  refresh(): Promise<void> {
    return this.reviews.list.reload()
  }

  start(review: Review): void {
    this.replying = review
    this.text = ''
  }

  write(text: string): void {
    this.text = text
  }

  end(): void {
    this.replying = undefined
  }

  /** Sends the typed reply once, and reads the list again. */
  async reply(): Promise<void> {
    const { replying, busy } = this
    const text = this.text.trim()
    if (!replying || !text || busy) return
    this.busy = true
    const request = { reviewId: replying.id, text }
    const sent = await attempt(() => sendOnce(this.key, (keyed) => this.api.merchant.replyReview(keyed(request))))
    this.done(sent !== undefined)
    await this.reviews.list.renew()
  }

  dispose(): void {
    this.reviews.dispose()
  }

  private done(isSent: boolean): void {
    this.busy = false
    if (isSent) this.end()
  }
}
