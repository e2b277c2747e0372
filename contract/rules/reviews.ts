import { limits } from '../limits'
import { atMost, type Rule } from './rule'

// The rules of reviews (product text §3, §9).

/** How many stars the store gets has to be told; all else may stay unsaid. */
export const reviewRating: Rule<number | null> = (stars) => (stars === null ? 'ratingRequired' : undefined)

export const reviewImages = atMost(limits.reviewImages, 'tooManyImages')
