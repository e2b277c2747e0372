import { limits } from '../limits'
import { atMost, type Rule } from './rule'

// The rules of reviews (product text §3, §9).

/** Requires the rating of the store; everything else is optional. */
export const reviewRating: Rule<number | null> = (stars) => (stars === null ? 'ratingRequired' : undefined)

export const reviewImages = atMost(limits.reviewImages, 'tooManyImages')
