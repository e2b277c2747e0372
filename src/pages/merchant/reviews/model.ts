import type { Review } from '@contract/entities/review'
import type { Answer, Api } from '@/services/api'
import { makeModel, PagedResource } from '@/state'
import { attempt } from '@/state/base/attempt'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'

type Page = Answer<'merchant.reviews'>
export type ReviewTab = 'unanswered' | 'negative' | 'all'

/** The reviews of a store and its replies to them (product text §4, reviews). */
export class StoreReviewsModel {
  tab: ReviewTab = 'unanswered'
  list: PagedResource<Review, undefined, Page>
  /** The review that is being replied to. */
  replying: Review | undefined = undefined
  text = ''
  busy = false
  /** Pictures in the viewer, and the first one. */
  viewed: { readonly review: Review; readonly index: number } | undefined = undefined
  private readonly key = new OnceKey()

  constructor(
    private readonly api: Api,
    private readonly storeId: string,
  ) {
    this.list = this.newList()
    makeModel(this, 'api', 'storeId', 'key')
  }

  choose(tab: ReviewTab): void {
    if (tab === this.tab) return
    this.tab = tab
    this.list.dispose()
    this.list = this.newList()
  }

  refresh(): Promise<void> {
    return this.list.reload()
  }

  view(review: Review, index: number): void {
    this.viewed = { review, index }
  }

  endView(): void {
    this.viewed = undefined
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
    await this.list.renew()
  }

  dispose(): void {
    this.list.dispose()
  }

  private done(isSent: boolean): void {
    this.busy = false
    if (isSent) this.end()
  }

  private newList() {
    const { storeId, tab: filter } = this
    return new PagedResource<Review, undefined, Page>((cursor) =>
      this.api.merchant.reviews({ storeId, filter, ...cursor }, { quiet: true }),
    )
  }
}
