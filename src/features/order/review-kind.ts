import type { ComponentType } from 'react'
import type { RequestInput } from '@contract/call'
import type { orderReview } from '@contract/calls/review'
import type { OrderDetail } from '@contract/entities/order'

/** The answers of a review that depend on the kind of the order. */
export type ReviewAnswers = Pick<
  Exclude<RequestInput<typeof orderReview>, { lines: unknown }>,
  'taste' | 'packaging' | 'riderLiked' | 'dishes' | 'stay'
>

/** Kind-specific part of a review beside stars, text and pictures. */
export interface ReviewPart {
  /** The order has been reviewed. */
  readonly isReviewed: boolean
  readonly answers: ReviewAnswers
  /** Message on missing answers; undefined or empty when the review can be sent. */
  readonly problem?: string | undefined
  /** Marks the missing answers. */
  readonly mark?: () => void
  /** Placeholder of the text, where the kind has a more specific one. */
  readonly prompt?: string
  /** Takes the answers of a draft. */
  readonly restore: (answers: ReviewAnswers) => void
  /** Below the stars once there are some. */
  readonly Details: ComponentType
  /** Kind-specific cards below the stars. */
  readonly Cards: ComponentType
}

/** Registration of a kind in the review screen. */
export type ReviewKind<Detail extends OrderDetail> = (order: Detail) => ReviewPart
