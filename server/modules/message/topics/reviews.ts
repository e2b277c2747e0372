import type { Localized } from '@contract/settings'
import { topic } from './topic'

interface ReviewParams {
  readonly store: Localized
}

interface Decision extends ReviewParams {
  /** Whether the review is visible again. */
  readonly isShown: boolean
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
  reviewAppealDecided: topic<Decision>({
    group: 'orders',
    target: 'ownReviews',
    words: {
      en: ({ store, isShown }) => ({
        title: isShown ? 'Your review is visible again' : 'Your review stays hidden',
        text: `We looked at your appeal about ${store.en}.`,
        action: 'See your reviews',
      }),
      zh: ({ store, isShown }) => ({
        title: isShown ? '您的评价已恢复展示' : '您的评价申诉未通过',
        text: `您对${store.zh}的评价申诉已有结果`,
        action: '查看我的评价',
      }),
    },
  }),
}
