import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    taste: 'Taste',
    packaging: 'Packaging',
    liked: 'Liked',
    disliked: 'Disliked',
    reply: 'Store’s reply',
    followUp: 'Follow-up',
    noWords: 'Rating only',
    view: (place: number) => `View photo ${place}`,
    play: (length: string) => `Play the video, ${length}`,
    report: (name: string) => `Report the review by ${name}`,
  },
  zh: {
    taste: '口味',
    packaging: '包装',
    liked: '赞',
    disliked: '踩',
    reply: '商家回复',
    followUp: '追评',
    noWords: '用户未填写文字评价',
    view: (place: number) => `查看第${place}张图片`,
    play: (length) => `播放视频，${length}`,
    report: (name) => `举报${name}的评价`,
  },
})
