import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Review',
    rider: 'Your rider',
    placeholder: 'How did your rider do?',
    thanks: 'Thank you for your review',
    view: 'View errand',
  },
  zh: {
    title: '评价骑手',
    rider: '骑手',
    placeholder: '骑手的服务怎么样？',
    thanks: '感谢您的评价',
    view: '查看订单',
  },
})
