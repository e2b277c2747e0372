import { observable } from 'mobx'
import type { TakeawayDetail } from '@contract/entities/order'
import type { ReviewAnswers } from '@/features/order/review-kind'
import { makeModel } from '@/state'

/** Ratings of the food, its packaging, the dishes and the rider. */
export class TakeawayReview {
  taste: number | null = null
  packaging: number | null = null
  riderLiked: boolean | null = null
  /** Likes and dislikes by dish id; unrated dishes are absent. */
  readonly likes = observable.map<string, boolean>()

  constructor(readonly order: TakeawayDetail) {
    makeModel(this, 'order', 'likes')
  }

  get answers(): ReviewAnswers {
    const { taste, packaging, riderLiked } = this
    return { taste, packaging, riderLiked, dishes: [...this.likes].map(([goodsId, liked]) => ({ goodsId, liked })) }
  }

  restore({ taste = null, packaging = null, riderLiked = null, dishes = [] }: ReviewAnswers): void {
    Object.assign(this, { taste, packaging, riderLiked })
    this.likes.replace(dishes.map(({ goodsId, liked }) => [goodsId, liked] as const))
  }

  /** The ordered dishes without duplicates. */
  get dishes(): TakeawayDetail['lines'] {
    const { lines } = this.order
    return lines.filter(({ goodsId }, index) => lines.findIndex((other) => other.goodsId === goodsId) === index)
  }

  rate(part: 'taste' | 'packaging', stars: number): void {
    this[part] = stars
  }

  /** Rates a dish; the same rating again removes it. */
  like(goodsId: string, liked: boolean): void {
    if (this.likes.get(goodsId) === liked) this.likes.delete(goodsId)
    else this.likes.set(goodsId, liked)
  }

  likeRider(liked: boolean): void {
    this.riderLiked = this.riderLiked === liked ? null : liked
  }
}
