import type { Localized } from '@contract/settings'
import { topic } from './topic'

interface ReviewParams {
  readonly store: Localized
}

/** Topics of reviews, for their authors. */
export const reviewTopics = {
  reviewReplied: topic<ReviewParams>({
    group: 'orders',
    target: 'ownReviews',
    words: {
      en: ({ store }) => ({
        title: 'You have a reply',
        text: `${store.en} replied to your review.`,
        action: 'See your reviews',
      }),
      zh: ({ store }) => ({
        title: '商家回复了您的评价',
        text: `${store.zh}回复了您的评价`,
        action: '查看我的评价',
      }),
    },
  }),
}
