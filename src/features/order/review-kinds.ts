import type { OrderDetail } from '@contract/entities/order'
import { isOfKind, type OrderKindName, orderKinds as known } from '@contract/order-kinds'
import { stayReview } from '@/features/stay/ReviewPart'
import { takeawayReview } from '@/features/takeaway/ReviewPart'
import type { DetailOf } from './kind'
import type { ReviewKind, ReviewPart } from './review-kind'

/** Tables and vouchers ask for nothing beside stars and words. */
const plainReview: ReviewKind<DetailOf<'table' | 'voucher' | 'groupDeal'>> = ({ actions }) => ({
  isReviewed: !actions.includes('evaluate'),
  answers: {},
  restore: () => undefined,
  Details: () => null,
  Cards: () => null,
})

/** The review part of each kind: apart from the other table, so that only the review screen loads them. */
const reviewKinds: { readonly [Kind in OrderKindName]: ReviewKind<DetailOf<Kind>> | 'none' } = {
  takeaway: takeawayReview,
  mall: 'none',
  hotel: stayReview,
  table: plainReview,
  voucher: plainReview,
  errand: 'none',
  groupDeal: plainReview,
}

function partBy<Kind extends OrderKindName>(kind: Kind, order: DetailOf<Kind>): ReviewPart | undefined {
  const review = reviewKinds[kind]
  return review === 'none' ? undefined : review(order)
}

/** Review part of an order's kind; undefined for a kind without one. */
export function reviewPartOf(order: OrderDetail): ReviewPart | undefined {
  for (const kind of known) if (isOfKind(order, kind)) return partBy(kind, order)
  return undefined
}
