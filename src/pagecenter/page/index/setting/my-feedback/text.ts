import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'My feedback',
    none: 'No feedback yet',
    noneText: 'Your feedback and our replies appear here',
    give: 'Give feedback',
    received: 'Received',
    answered: 'Answered',
    isNew: 'New',
    answer: 'Linli’s reply',
    number: (number: string) => `No. ${number}`,
    order: (number: string) => `Order ${number}`,
  },
  zh: {
    title: '我的反馈',
    none: '暂无反馈',
    noneText: '您的反馈和平台的回复会显示在这里',
    give: '去反馈',
    received: '已收到',
    answered: '已回复',
    isNew: '新',
    answer: '平台回复',
    number: (number) => `编号${number}`,
    order: (number) => `订单${number}`,
  },
})
