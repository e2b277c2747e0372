/** Rating counters of stores and products; `stars` is the sum of the reviews' stars. */
export function countsOf<Review extends { readonly rating: number }>(
  reviews: readonly Review[],
  hasPictures: (review: Review) => boolean,
) {
  const count = (fits: (review: Review) => boolean) => reviews.filter(fits).length
  return {
    reviews: reviews.length,
    pictures: count(hasPictures),
    good: count(({ rating }) => rating >= 4),
    medium: count(({ rating }) => rating === 3),
    negative: count(({ rating }) => rating <= 2),
    stars: reviews.reduce((sum, { rating }) => sum + rating, 0),
  }
}

/** The stars of stores whose reviews do not speak of food. */
export const withoutFood = { taste_stars: 0, taste_votes: 0, packaging_stars: 0, packaging_votes: 0 }
