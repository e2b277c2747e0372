import type { OwnReview, Review } from '@contract/entities/review'

const picture = { path: '/pictures/ab12', colour: '#ffdfa8' }

/** A five-star test review with overrides. */
export const aReview = (over: Partial<Review> = {}): Review => ({
  id: 'v1',
  author: { name: 'Mei', avatar: picture },
  anonymous: false,
  rating: 5,
  taste: 4,
  packaging: null,
  text: 'Hot and quick',
  pictures: [],
  video: null,
  dishes: [{ goodsId: 'g1', name: 'Noodles', liked: true }],
  topics: [],
  product: null,
  reply: null,
  followUp: null,
  createdAt: '2026-03-01T04:00:00.000Z',
  ...over,
})

export const anOwnReview = (over: Partial<OwnReview> = {}): OwnReview => ({
  ...aReview(),
  orderId: 'o1',
  store: { id: 's1', name: 'Old Stove', logo: picture },
  riderLiked: null,
  service: null,
  delivery: null,
  canAdd: true,
  ...over,
})

export const reviewCounts = { all: 12, pictures: 3, good: 9, medium: 2, negative: 1 }
