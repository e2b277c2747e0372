import type { TakeawayDetail } from '@contract/entities/order'
import type { ReviewKind } from '@/features/order/review-kind'
import { Details } from './details'
import { Dishes, RiderThumbs } from './dishes'
import { TakeawayReview } from './state'
import { words } from './text'

/** A takeaway order asks for taste and packaging, each dish and the rider. */
export const takeawayReview: ReviewKind<TakeawayDetail> = (order) => {
  const review = new TakeawayReview(order)
  return {
    isReviewed: order.status === 'evaluated',
    get prompt() {
      return words().prompt
    },
    get answers() {
      return review.answers
    },
    restore: review.restore,
    Details: () => <Details review={review} />,
    Cards: () => (
      <>
        <Dishes review={review} />
        <RiderThumbs review={review} />
      </>
    ),
  }
}
