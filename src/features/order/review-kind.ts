import type { ComponentType } from 'react'
import type { RequestInput } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { OrderDetail } from '@contract/entities/order'

/** The answers of a review that depend on the kind of the order. */
export type ReviewAnswers = Pick<
  Exclude<RequestInput<typeof orderReview>, { lines: unknown }>,
  'taste' | 'packaging' | 'riderLiked' | 'dishes' | 'stay'
>

/** What a kind asks in a review besides the stars, the words and the pictures. */
export interface ReviewPart {
  /** The order has been reviewed. */
  readonly isReviewed: boolean
  readonly answers: ReviewAnswers
  /** What is missing of the answers, for the customer; undefined or nothing when the review can be sent. */
  readonly problem?: string | undefined
  /** What the words may be about, where the kind knows more than the screen. */
  readonly prompt?: string
  /** Takes the answers of a draft. */
  readonly restore: (answers: ReviewAnswers) => void
  /** Below the stars once there are some. */
  readonly Details: ComponentType
  /** Cards of its own, below the stars. */
  readonly Cards: ComponentType
}

/** Registration of a kind in the review screen. */
export type ReviewKind<Detail extends OrderDetail> = (order: Detail) => ReviewPart
