import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    title: 'Contact us',
    chat: 'Chat with us',
    phone: 'Call us',
    email: 'Email',
    order: 'Order no.',
    orderNote: 'Have this number ready',
    orders: 'My orders',
    help: 'FAQ',
  },
  zh: {
    title: '联系客服',
    chat: '在线客服',
    phone: '客服电话',
    email: '客服邮箱',
    order: '订单编号',
    orderNote: '联系客服时请提供该编号',
    orders: '我的订单',
    help: '常见问题',
  },
})
