import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Reviews of this dish',
    liked: 'liked it',
    votes: (liked: number, disliked: number) => `${liked} liked it, ${disliked} didn’t`,
  },
  zh: {
    title: '商品评价',
    liked: '好评',
    votes: (liked: number, disliked: number) => `${liked}人点赞，${disliked}人点踩`,
  },
})
