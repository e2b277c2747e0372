import { observable } from 'mobx'
import type { TakeawayDetail } from '@contract/entities/order'
import { limits } from '@contract/limits'
import { ruleMessages } from '@contract/rules/messages'
import { reviewRating } from '@contract/rules/reviews'
import { firstCharacters } from '@contract/text'
import { PictureUploads } from '@/features/upload/picture-uploads'
import { localized } from '@/i18n'
import { toast } from '@/platform/feedback'
import { replace } from '@/platform/navigation'
import type { Api } from '@/services/api'
import { Form, makeModel, Resource } from '@/state'
import { words } from './text'
import { readTakeaway } from '@/features/takeaway/read'

interface Stars {
  rating: number | null
  taste: number | null
  packaging: number | null
}

/** Review of an order: store, rider and dishes (product text §2, evaluation; §3, review). */
export class EvaluationModel {
  readonly order: Resource<TakeawayDetail>
  readonly uploads = new PictureUploads({ module: 'review', max: limits.reviewImages })
  readonly stars: Stars = { rating: null, taste: null, packaging: null }
  /** Likes and dislikes by dish id; unrated dishes are absent. */
  readonly likes = observable.map<string, boolean>()
  riderLiked: boolean | null = null
  text = ''
  anonymous = false
  readonly form = new Form({})

  constructor(
    private readonly api: Api,
    private readonly orderId: string,
  ) {
    this.order = new Resource(() => readTakeaway(api, orderId))
    makeModel(this, 'order', 'uploads', 'likes', 'api', 'orderId')
  }

  /** The ordered dishes without duplicates. */
  get dishes(): TakeawayDetail['lines'] {
    const { lines } = this.order.ready
    return lines.filter(({ goodsId }, index) => lines.findIndex((other) => other.goodsId === goodsId) === index)
  }

  rate(part: keyof Stars, stars: number): void {
    this.stars[part] = stars
  }

  /** Rates a dish; the same rating again removes it. */
  like(goodsId: string, liked: boolean): void {
    if (this.likes.get(goodsId) === liked) this.likes.delete(goodsId)
    else this.likes.set(goodsId, liked)
  }

  likeRider(liked: boolean): void {
    this.riderLiked = this.riderLiked === liked ? null : liked
  }

  write(text: string): void {
    this.text = firstCharacters(text, limits.reviewLength)
  }

  hide(anonymous: boolean): void {
    this.anonymous = anonymous
  }

  async submit(): Promise<void> {
    const problem = this.problem
    if (problem) return toast(problem)
    const review = await this.form.send((keyed) => this.api.order.review(keyed(this.request)))
    if (!review) return
    toast(words().thanks)
    await replace('myEvaluations')
  }

  dispose(): void {
    this.order.dispose()
    this.uploads.dispose()
  }

  /** Validation message; undefined when the review can be sent. */
  private get problem(): string | undefined {
    const broken = reviewRating(this.stars.rating)
    if (broken) return localized(ruleMessages[broken])
    if (this.uploads.failed) return words().photoFailed
    return this.uploads.settled ? undefined : words().uploading
  }

  private get request() {
    const { rating, taste, packaging } = this.stars
    const dishes = [...this.likes].map(([goodsId, liked]) => ({ goodsId, liked }))
    const { orderId, riderLiked, anonymous, uploads } = this
    const text = this.text.trim()
    return {
      orderId,
      rating: rating ?? 0,
      taste,
      packaging,
      riderLiked,
      dishes,
      text,
      pictures: uploads.ids,
      anonymous,
    }
  }
}
