import type { OwnReview } from '@contract/entities/review'
import { limits } from '@contract/limits'
import { firstCharacters } from '@contract/text'
import { confirm, toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { makeModel, PagedResource, whileBusy } from '@/state'
import { OnceKey } from '@/state/base/once-key'
import { sendOnce } from '@/state/base/send-once'
import { words } from './text'

/** The customer's reviews (product text §2, my evaluations). */
export class MyEvaluationsModel {
  readonly reviews: PagedResource<OwnReview>
  /** The review that is being extended, and the addition. */
  adding: OwnReview | undefined = undefined
  addition = ''
  /** The hidden review whose hiding is being appealed, and the appeal. */
  appealing: OwnReview | undefined = undefined
  appeal = ''
  busy = false
  private readonly key = new OnceKey()

  constructor(private readonly api: Api) {
    this.reviews = new PagedResource((page) => api.order.comments(page, { quiet: true }))
    makeModel(this, 'api', 'reviews', 'key')
  }

  /** Begins adding to a review, with the earlier addition. */
  add(review: OwnReview): void {
    this.adding = review
    this.addition = review.followUp?.text ?? ''
  }

  endAdd(): void {
    this.adding = undefined
  }

  write(text: string): void {
    this.addition = firstCharacters(text, limits.reviewLength)
  }

  async saveAddition(): Promise<void> {
    const { adding } = this
    const text = this.addition.trim()
    if (!adding || text === '') return
    const review = await whileBusy(this, () => this.api.order.followUp({ reviewId: adding.id, text }))
    if (!review) return
    this.endAdd()
    this.reviews.change((items) => items.map((item) => (item.id === review.id ? review : item)))
    toast(words().saved)
  }

  /** Begins an appeal against the hiding of a review. */
  startAppeal(review: OwnReview): void {
    this.appealing = review
    this.appeal = ''
  }

  endAppeal(): void {
    this.appealing = undefined
  }

  writeAppeal(text: string): void {
    this.appeal = firstCharacters(text, limits.reviewLength)
  }

  async sendAppeal(): Promise<void> {
    const { appealing } = this
    const text = this.appeal.trim()
    if (!appealing || text === '') return
    const request = { reviewId: appealing.id, text }
    const review = await whileBusy(this, () =>
      sendOnce(this.key, (keyed) => this.api.order.appealReview(keyed(request))),
    )
    if (!review) return
    this.endAppeal()
    this.reviews.change((items) => items.map((item) => (item.id === review.id ? review : item)))
  }

  /** Deletes a review after confirmation. */
  async remove({ id }: OwnReview): Promise<void> {
    const { askRemove, askRemoveText, remove, keep, removed } = words()
    if (this.busy || !(await confirm({ title: askRemove, text: askRemoveText, ok: remove, cancel: keep }))) return
    const done = await whileBusy(this, () => this.api.order.removeReview({ reviewId: id }))
    if (!done) return
    this.reviews.change((items) => items.filter((item) => item.id !== id))
    toast(removed)
    if (this.reviews.items.length === 0) await this.reviews.reload()
  }

  dispose(): void {
    this.reviews.dispose()
  }
}
