import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    stayed: (room: string, month: string) => `${room} · Stayed in ${month}`,
    reply: 'Hotel’s reply',
    report: (name: string) => `Report the review by ${name}`,
    sorts: 'Sort reviews',
    newest: 'Newest',
    best: 'Highest score',
    worst: 'Lowest score',
  },
  zh: {
    stayed: (room, month) => `${room} · ${month}入住`,
    reply: '酒店回复',
    report: (name) => `举报${name}的点评`,
    sorts: '点评排序',
    newest: '最新',
    best: '评分最高',
    worst: '评分最低',
  },
})
