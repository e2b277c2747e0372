import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Review',
    store: 'The store',
    order: 'The order',
    placeholder: 'What did you like? What could be better?',
  },
  zh: {
    title: '评价',
    store: '商家',
    order: '订单',
    placeholder: '有哪些满意的地方？有什么可以改进的？',
  },
})
