import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'My reviews',
    none: 'No reviews yet',
    noneText: 'Review an order after it arrives',
    orders: 'My orders',
    order: (store: string) => `Order at ${store}`,
  },
  zh: {
    title: '我的评价',
    none: '暂无评价',
    noneText: '去评价已送达的订单吧',
    orders: '我的订单',
    order: (store: string) => `${store}的订单`,
  },
})
