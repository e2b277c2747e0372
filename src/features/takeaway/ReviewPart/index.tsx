import type { TakeawayDetail } from '@contract/entities/order'
import type { ReviewKind } from '@/features/order/review-kind'
import { Details } from './details'
import { Dishes, RiderThumbs } from './dishes'
import { TakeawayReview } from './state'

/** A takeaway order asks for taste and packaging, each dish and the rider. */
export const takeawayReview: ReviewKind<TakeawayDetail> = (order) => {
  const review = new TakeawayReview(order)
  return {
    isReviewed: order.status === 'evaluated',
    get answers() {
      return review.answers
    },
    Details: () => <Details review={review} />,
    Cards: () => (
      <>
        <Dishes review={review} />
        <RiderThumbs review={review} />
      </>
    ),
  }
}
