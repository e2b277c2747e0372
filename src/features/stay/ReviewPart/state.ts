import type { Traveller } from '@contract/entities/hotel'
import type { ReviewAnswers } from '@/features/order/review-kind'
import { makeModel } from '@/state'

/** Scores of a stay, in display order. */
export const scores = ['place', 'cleanliness', 'service', 'facilities'] as const
export type Score = (typeof scores)[number]

/** Guest's review of a hotel: scores and the travel party. */
export class StayReview {
  place: number | null = null
  cleanliness: number | null = null
  service: number | null = null
  facilities: number | null = null
  traveller: Traveller | null = null
  /** Whether the missing scores are marked. */
  marked = false

  constructor() {
    makeModel(this)
  }

  /** Nothing while a score is missing. */
  get answers(): ReviewAnswers {
    const { place, cleanliness, service, facilities, traveller } = this
    if (place === null || cleanliness === null || service === null || facilities === null) return {}
    return { stay: { place, cleanliness, service, facilities, traveller } }
  }

  mark(): void {
    this.marked = true
  }

  restore({ stay }: ReviewAnswers): void {
    if (stay) Object.assign(this, stay)
  }

  rate(score: Score, stars: number): void {
    this[score] = stars
  }

  /** Chooses who travelled; the same again is nobody. */
  travel(traveller: Traveller): void {
    this.traveller = this.traveller === traveller ? null : traveller
  }
}
