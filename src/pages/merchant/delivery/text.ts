import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Delivery',
    ready: 'Ready to go',
    out: 'On the way',
    none: 'Nothing to deliver',
    noneText: 'Orders ready for delivery appear here',
  },
  zh: {
    title: '商家配送',
    ready: '待配送',
    out: '配送中',
    none: '暂无待配送订单',
    noneText: '出餐后的订单会显示在这里',
  },
})
