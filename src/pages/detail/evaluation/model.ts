import { runInAction } from 'mobx'
import type { OrderDetail } from '@contract/entities/order'
import { limits } from '@contract/limits'
import { ruleMessages } from '@contract/rules/messages'
import { reviewRating } from '@contract/rules/reviews'
import { firstCharacters } from '@contract/text'
import type { ReviewAnswers, ReviewPart } from '@/features/order/review-kind'
import { reviewPartOf } from '@/features/order/review-kinds'
import { uploadProblem } from '@/features/review/writing'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { VideoUpload } from '@/features/upload/video-upload'
import { localized } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import { replace } from '@/platform/navigation/navigation'
import type { Api } from '@/services/api'
import { Form, makeModel, Resource, type RootState } from '@/state'

/**
 * Review of an order: the fields of all kinds, and the kind-specific part (product text §2, evaluation; §3, review).
 */
export class EvaluationModel {
  readonly order: Resource<OrderDetail>
  readonly uploads = new PictureUploads({ module: 'review', max: limits.reviewImages })
  readonly video = new VideoUpload('review')
  /** Kind-specific part, created with the first answer; not observable, since it holds components. */
  part: ReviewPart | undefined = undefined
  /** The answers of a draft, for that part. */
  private restored: ReviewAnswers | undefined
  rating: number | null = null
  text = ''
  anonymous = false
  readonly form = new Form({})

  constructor(
    private readonly api: Api,
    root: RootState,
    private readonly orderId: string,
  ) {
    this.order = new Resource(async () => {
      const order = await api.order.detail({ orderId }, { quiet: true })
      runInAction(() => this.begin(order))
      return order
    })
    makeModel(this, 'order', 'uploads', 'video', 'part', 'restored', 'api', 'orderId')
    this.form.keep(`review ${orderId}`, root.session, {
      outlivesScreen: true,
      read: () => this.content,
      restore: this.restore,
    })
  }

  /** Whether the order can be reviewed now. */
  get isOpen(): boolean {
    return this.order.value?.actions.includes('evaluate') === true
  }

  /** Whether the review ends the right to a refund. */
  get endsRefund(): boolean {
    return this.order.value?.actions.includes('refund') === true
  }

  rate(stars: number): void {
    this.rating = stars
  }

  write(text: string): void {
    this.text = firstCharacters(text, limits.reviewLength)
  }

  hide(anonymous: boolean): void {
    this.anonymous = anonymous
  }

  async submit(): Promise<void> {
    const problem = this.problem
    if (problem) {
      this.part?.mark?.()
      return toast(problem)
    }
    const review = await this.form.send((keyed) => this.api.order.review(keyed(this.request)))
    if (review) await replace('submitted', { of: 'review', id: this.orderId, points: String(review.points) })
  }

  dispose(): void {
    this.order.dispose()
    const kept = this.form.dispose()
    this.uploads.dispose(kept)
    this.video.dispose(kept)
  }

  private begin(order: OrderDetail) {
    if (this.part) return
    this.part = reviewPartOf(order)
    if (this.restored) this.part?.restore(this.restored)
  }

  /** Content of a draft. */
  private get content() {
    const { rating, text, anonymous, uploads, video } = this
    const answers = this.order.value ? this.part?.answers : this.restored
    return { others: { rating, text, anonymous }, answers, pictures: uploads.kept, video: video.kept }
  }

  private restore({ others, answers, pictures, video }: EvaluationModel['content']) {
    Object.assign(this, others)
    this.restored = answers
    this.uploads.restore(pictures)
    this.video.restore(video)
  }

  /** Validation message; undefined when the review can be sent. */
  private get problem(): string | undefined {
    const broken = reviewRating(this.rating)
    if (broken) return localized(ruleMessages[broken])
    if (this.part?.problem) return this.part.problem
    return uploadProblem(this.uploads, this.video)
  }

  private get request() {
    const { orderId, rating, anonymous, uploads, video, part } = this
    return {
      orderId,
      rating: rating ?? 0,
      ...part?.answers,
      text: this.text.trim(),
      pictures: uploads.ids,
      video: video.id,
      anonymous,
    }
  }
}
